// /{site}/press: the list, ten articles at a time, with the admin panel below it, or above it at /{site}/press/admin.
// Loaded here both on the SSR server and on client navigation; `?pages=2` is "more" without JavaScript, `?q=` a search,
// which continues with `?after=`.
import {
  articleCursorPattern,
  listPagesPattern,
  pressPageSize,
  readSearchText,
  type ArticleList,
} from '@site/contract';
import { defaultSite, findSite, type LoadContext, type PageHead } from '@site/host';
import { fetchArticles, fetchFirstArticles } from '../api/fetch-articles';
import { PressApiError } from '../api/request-json';
import { pageTitle } from '../content/press-texts';
import { searchTexts } from '../content/search-texts';

export { PressListPage as default } from '../pages/press-list/press-list-page';

/** @throws PressApiError 404 for `pages` outside 1 to 50, a malformed `after` or `q`, before any request is sent */
export async function load(_params: object, context: LoadContext): Promise<ArticleList> {
  const { pages = '', after = '', q = '' } = context.query;
  const search = q.trim() && readSearchText(q.trim());
  if (search === undefined || (pages && !listPagesPattern.test(pages)) || !isCursor(after))
    throw new PressApiError(404, 'invalid_query', 'invalid pages, cursor or search text');
  const site = context.site.key;
  if (search) return fetchArticles({ site, search, after }, context);
  return fetchFirstArticles(site, Number(pages || '1') * pressPageSize, context);
}

function isCursor(after: string): boolean {
  return after === '' || articleCursorPattern.test(after);
}

/** A page of results has no content of its own, so it is `noindex`; the list has its route's head. */
export function head({ articles: [newest], search }: ArticleList): PageHead | undefined {
  if (!search) return undefined;
  const { name } = (newest && findSite(newest.siteId)) ?? defaultSite;
  return {
    title: pageTitle(searchTexts.label, name),
    description: searchTexts.found(search.text, search.count),
    isUnlisted: true,
  };
}
