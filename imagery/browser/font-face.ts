import { readFileSync } from 'node:fs';

/** A face inside the page itself: a page from a file may fetch none. @param file path of a .woff2 */
export function fontFace(family: string, weight: string, file: string): string {
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}
