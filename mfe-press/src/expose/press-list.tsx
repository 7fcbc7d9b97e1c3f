// /{site}/press: the list, ten articles at a time, with the admin panel below it.
// Loaded here both on the SSR server and on client navigation; `?after=` is "more" without JavaScript, `?q=` a search.
import { articleCursorPattern, readSearchText, type ArticleList } from '@site/contract';
import { defaultSite, findSite, type LoadContext, type PageHead } from '@site/host';
import { fetchArticles } from '../api/read-articles';
import { PressApiError } from '../api/request-json';
import { searchTexts } from '../content/search-texts';

export { PressListPage as default } from '../pages/press-list/press-list-page';

/** @throws PressApiError 404 for a malformed `after` or `q`, of any length, before any request is sent */
export async function load(_params: object, context: LoadContext): Promise<ArticleList> {
  const after = context.query['after'];
  if (after && !articleCursorPattern.test(after))
    throw new PressApiError(404, 'invalid_query', `invalid cursor "${after.slice(0, 40)}"`);
  const given = context.query['q']?.trim();
  const search = given && readSearchText(given);
  if (given && !search) throw new PressApiError(404, 'invalid_query', 'invalid search text');
  return fetchArticles({ site: context.site.key, after, search }, context);
}

/** A page of results has no content of its own, so search engines are kept from it; the list has its route's head. */
export function head({ articles: [newest], search }: ArticleList): PageHead | undefined {
  if (!search) return undefined;
  const { name } = (newest && findSite(newest.siteId)) ?? defaultSite;
  return {
    title: `${searchTexts.label} | ${name}`,
    description: searchTexts.found(search.text, search.count),
    isUnlisted: true,
  };
}
