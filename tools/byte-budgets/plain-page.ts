/**
 * @param html a page of the site
 * @returns the same words, links and fields as plain HTML: no style sheet, script, class, drawing or mark of the
 * framework. What a page weighs beyond it is the price of its look and of its life.
 */
export function plainPage(html: string): string {
  return html
    .replaceAll(/<(style|script|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->|<link\b[^>]*>/g, '')
    .replaceAll(/ (?:class|style|data-[a-z-]+)="[^"]*"/g, '');
}
