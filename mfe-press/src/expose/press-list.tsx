// /{site}/press: the list, ten articles at a time, with the admin panel below it.
// Loaded here both on the SSR server and on client navigation; `?after=` is "more" without JavaScript.
import { articleCursorPattern, type ArticleList } from '@site/contract';
import type { LoadContext } from '@site/host';
import { fetchArticles } from '../api/read-articles';
import { PressApiError } from '../api/request-json';

export { PressListPage as default } from '../pages/press-list/press-list-page';

/** @throws PressApiError 404 for a malformed `after`, of any length, before any request is sent */
export async function load(_params: object, context: LoadContext): Promise<ArticleList> {
  const after = context.query['after'];
  if (after && !articleCursorPattern.test(after))
    throw new PressApiError(404, 'invalid_query', `invalid cursor "${after.slice(0, 40)}"`);
  return fetchArticles({ site: context.site.key, after }, context);
}
