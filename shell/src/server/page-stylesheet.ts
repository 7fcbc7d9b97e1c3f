import { createHash } from 'node:crypto';

/** A file that has to be published before the page that links it. */
export interface Stylesheet {
  /** Address on the site; it changes with the text. */
  readonly src: string;
  readonly text: string;
}

export function createStylesheet(name: string, text: string): Stylesheet {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { src: `/media/styles/${hash}/${name}`, text };
}
