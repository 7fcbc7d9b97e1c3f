/**
 * /{site}/press: the list by ten, and the administrator's desk below it.
 * Loads its data itself, on the page server as in the browser; `?after=` is the "more" of a page without script.
 */
import type { ArticleList } from '@site/contract';
import type { LoadContext } from '@site/host';
import { fetchArticles } from '../api/read-articles';

export { PressListPage as default } from '../pages/press-list/press-list-page';

export function load(_params: object, context: LoadContext): Promise<ArticleList> {
  return fetchArticles({ site: context.site.key, after: context.query['after'] }, context);
}
