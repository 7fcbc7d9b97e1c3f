// /{site}/press: the list, ten articles at a time, with the admin panel below it.
// Loaded here both on the SSR server and on client navigation; `?pages=2` is "more" without JavaScript.
import { listPagesPattern, pressPageSize, type ArticleList } from '@site/contract';
import type { LoadContext } from '@site/host';
import { fetchFirstArticles } from '../api/read-articles';
import { PressApiError } from '../api/request-json';

export { PressListPage as default } from '../pages/press-list/press-list-page';

/** @throws PressApiError 404 for `pages` outside 1 to 50, before any request is sent */
export async function load(_params: object, context: LoadContext): Promise<ArticleList> {
  const pages = context.query['pages'] || '1';
  if (!listPagesPattern.test(pages))
    throw new PressApiError(404, 'invalid_query', `invalid pages "${pages.slice(0, 40)}"`);
  return fetchFirstArticles(context.site.key, Number(pages) * pressPageSize, context);
}
