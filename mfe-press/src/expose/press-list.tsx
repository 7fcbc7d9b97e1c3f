// /{site}/press: the list, ten articles at a time, with the admin panel below it, or above it at /{site}/press/admin.
// Loaded here both on the site server and on client navigation; `?pages=2` is "more", `?q=` a search, which continues with
// `?after=` without JavaScript.
import { pressPageSize, type ArticleList } from '@site/contract';
import { defaultSite, findSite, type LoadContext, type PageHead } from '@site/host';
import { fetchFirstArticles } from '../api/fetch-articles';
import { PressApiError } from '../api/request-json';
import { listTitle, searchTexts } from '../content/search-texts';
import { readKeptList, type ShownList } from '../pages/press-list/kept-lists';
import { queryOf, readListAddress } from '../pages/press-list/list-address';

export { PressListPage as default } from '../pages/press-list/press-list-page';

/**
 * Back on the list, its rows of before are there at once; the page then loads them again.
 * @throws PressApiError 404 for `pages` outside 1 to 50, a malformed `after` or `q`, before any request is sent
 */
export function load(
  _params: object,
  { site, query, isReturn, ...context }: LoadContext,
): ShownList | Promise<ArticleList> {
  const address = readListAddress(query);
  if (!address)
    return Promise.reject(
      new PressApiError(404, 'invalid_query', 'invalid pages, cursor or search text'),
    );
  const kept = isReturn && readKeptList(site.key, queryOf(address));
  const { search, after, pages } = address;
  return (
    kept || fetchFirstArticles({ site: site.key, search, after }, pages * pressPageSize, context)
  );
}

/** A page of results has no content of its own, so it is `noindex`; the list has its route's head. */
export function head({ articles: [newest], search }: ArticleList): PageHead | undefined {
  if (!search) return undefined;
  const { name } = (newest && findSite(newest.siteId)) ?? defaultSite;
  return {
    title: listTitle('search', name),
    description: searchTexts.found(search.text, search.count),
    isUnlisted: true,
  };
}
