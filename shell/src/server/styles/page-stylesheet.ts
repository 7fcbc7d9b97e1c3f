import { createHash } from 'node:crypto';
import type { Stylesheet } from '@site/release';

export function createStylesheet(name: string, text: string): Stylesheet {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { src: `/media/styles/${hash}/${name}`, text };
}
