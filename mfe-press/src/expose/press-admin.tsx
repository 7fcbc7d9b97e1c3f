// /{site}/press/admin: the admin panel at an address of its own, with the newest articles below it.
import { pressPageSize, type ArticleList } from '@site/contract';
import type { LoadContext } from '@site/host';
import { fetchArticles } from '../api/read-articles';

export { PressAdminPage as default } from '../pages/press-admin/press-admin-page';

/** @throws the errors of fetchArticles */
export function load(_params: object, context: LoadContext): Promise<ArticleList> {
  return fetchArticles({ site: context.site.key, limit: pressPageSize }, context);
}
