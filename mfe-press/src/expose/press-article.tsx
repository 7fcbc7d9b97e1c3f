// /{site}/press/{id}: one article, loaded here both on the site server and on client navigation.
// A missing article or a malformed id redirects to `missingPath`, the list.
import { articleIdPattern, sharedFile, type Article } from '@site/contract';
import { defaultSite, findSite, type LoadContext, type PageHead } from '@site/host';
import { fetchArticle } from '../api/fetch-articles';
import { pageTitle } from '../content/press-texts';

export { PressArticlePage as default } from '../pages/press-article/press-article-page';

export const missingPath = '/Promotion/Press';

export async function load(
  params: Readonly<Record<string, string>>,
  context: LoadContext,
): Promise<Article | null> {
  const id = params['id'] ?? '';
  return articleIdPattern.test(id) ? fetchArticle(context.site.key, id, context) : null;
}

/** Title and description for search results and sharing. */
export function head({ title, summary, siteId, date, updatedAt, picture }: Article): PageHead {
  const { name } = findSite(siteId) ?? defaultSite;
  const shared = picture && sharedFile(picture.name);
  return {
    title: pageTitle(title, name),
    headline: title,
    description: summary,
    publishedAt: date,
    ...(updatedAt !== undefined && { updatedAt }),
    ...(shared && { picture: { ...shared, alt: picture.alt } }),
  };
}
