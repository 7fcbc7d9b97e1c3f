import { createHash } from 'node:crypto';

/** A file that must be published before the page that links it. */
export interface Stylesheet {
  /** URL path with a content hash. */
  readonly src: string;
  readonly text: string;
}

export function createStylesheet(name: string, text: string): Stylesheet {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { src: `/media/styles/${hash}/${name}`, text };
}
