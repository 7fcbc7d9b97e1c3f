import { paragraphsOf, partsOf } from '@site/contract';

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** For text, and for attributes in double quotes, of XML and of HTML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => entities.get(letter) ?? '');
}

/** The content of an article as its page shows it: paragraphs, web addresses as links, anything else as text. */
export function contentHtml(content: string): string {
  return paragraphsOf(content)
    .map((paragraph) => `<p>${partsOf(paragraph).map(partHtml).join('')}</p>`)
    .join('');
}

function partHtml({ text, href }: { text: string; href?: string }): string {
  const shown = escapeMarkup(text);
  if (href === undefined) return shown;
  return `<a href="${escapeMarkup(href)}" rel="nofollow noopener">${shown}</a>`;
}
