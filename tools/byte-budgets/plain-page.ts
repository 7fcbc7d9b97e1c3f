/**
 * @param html a page of the site
 * @returns the same words, links and fields as plain HTML: no style sheet, script, class, drawing or framework
 * marker. The difference in size is the cost of the page's design and behaviour.
 */
export function plainPage(html: string): string {
  return html
    .replaceAll(/<(style|script|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->|<link\b[^>]*>/g, '')
    .replaceAll(/ (?:class|style|data-[a-z-]+)="[^"]*"/g, '');
}
