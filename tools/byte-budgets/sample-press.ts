import { defaultSite, pressPageSize, type Article, type ArticleList } from '@site/contract';

const articleLength = 3_000;
const titleLength = 36;
const summaryLength = 90;

/**
 * Articles for measuring the press pages, from the site's own copy: it compresses like real text.
 * @param pages HTML of prerendered pages
 * @throws Error when they contain too little text
 */
export function samplePress(pages: readonly string[]): { list: ArticleList; article: Article } {
  const text = pages.map(textOfRemote).join(' ').replaceAll(/\s+/g, ' ');
  const take = cutter(text);
  const content = take(articleLength).replaceAll(/(.{280,}?\.) /g, '$1\n\n');
  const articles = Array.from({ length: pressPageSize }, (_, index) => ({
    id: (0x5f3a91c07e * (index + 3)).toString(16).padStart(24, '6'),
    siteId: defaultSite.key,
    title: take(titleLength).trim(),
    summary: take(summaryLength).trim(),
    date: new Date(Date.UTC(2026, 10, 20 - index, 6, 4 + 3 * index)).toISOString(),
    views: 1_204 - 97 * index,
  }));
  const [first] = articles;
  if (!first || content.length < articleLength)
    throw new Error('The prerendered pages contain too little text for a sample article');
  return { list: { articles, next: 'eyJkIjoxNzYzNjE4NjQwMDAwfQ' }, article: { ...first, content } };
}

/** The text that the page's remote rendered, without markup. */
function textOfRemote(html: string): string {
  const start = html.indexOf('data-module=');
  const end = html.indexOf('</main>');
  return html
    .slice(start, end)
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll(/<[^>]*>?/g, ' ')
    .replaceAll(/&\w+;/g, ' ');
}

/** @returns a function that returns the next characters of the text at each call. */
function cutter(text: string) {
  let at = 0;
  return (length: number) => text.slice(at, (at += length));
}
