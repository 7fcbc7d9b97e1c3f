/**
 * /{site}/press: the list by ten, and the administrator's desk below it.
 * Loads its data itself, on the page server as in the browser; `?after=` is the "more" of a page without script.
 */
import { articleCursorPattern, type ArticleList } from '@site/contract';
import type { LoadContext } from '@site/host';
import { fetchArticles } from '../api/read-articles';
import { PressApiError } from '../api/request-json';

export { PressListPage as default } from '../pages/press-list/press-list-page';

/** @throws PressApiError 404 for an `after` that no page ever wrote; of any length, so nobody is asked with it */
export async function load(_params: object, context: LoadContext): Promise<ArticleList> {
  const after = context.query['after'];
  if (after && !articleCursorPattern.test(after))
    throw new PressApiError(404, 'invalid_query', `no list begins after "${after.slice(0, 40)}"`);
  return fetchArticles({ site: context.site.key, after }, context);
}
