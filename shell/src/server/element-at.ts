/** @returns the element of a rendered page whose start tag begins at `start`, to the end of its end tag */
export function elementAt(html: string, start: number, tag: string): string {
  let depth = 0;
  for (const { 0: found, index } of html.slice(start).matchAll(new RegExp(`</?${tag}\\b`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1;
    if (depth === 0) return html.slice(start, start + index + `</${tag}>`.length);
  }
  return html.slice(start);
}
