/**
 * /{site}/press/{id}: one article. A missing one, malformed ids included, sends the visitor to the list.
 */
import { articleIdPattern, type Article } from '@site/contract';
import type { LoadContext, PageHead } from '@site/host';
import { fetchArticle } from '../api/read-articles';
import { articleHead } from '../pages/press-article/article-head';

export { PressArticlePage as default } from '../pages/press-article/press-article-page';

export const missingPath = '/Promotion/Press';

export async function load(
  params: Readonly<Record<string, string>>,
  context: LoadContext,
): Promise<Article | null> {
  const id = params['id'] ?? '';
  return articleIdPattern.test(id) ? fetchArticle(context.site.key, id, context) : null;
}

export function head(article: Article): PageHead {
  return articleHead(article);
}
