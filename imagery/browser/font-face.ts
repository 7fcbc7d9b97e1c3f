import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the site's typefaces. */
export const fontsFolder = path.resolve(import.meta.dirname, '../../packages/design/fonts');

/** A font embedded in the page, because a page from a file cannot fetch one. @param file path of a .woff2 */
export function fontFace(family: string, weight: string, file: string): string {
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}
