import type { Article } from '@site/contract';
import { defaultSite, findSite, type PageHead } from '@site/host';

/** Title and description of an article for search and sharing. */
export function articleHead({ title, summary, siteId, date }: Article): PageHead {
  const { name } = findSite(siteId) ?? defaultSite;
  return { title: `${title} | ${name}`, description: summary, publishedAt: date };
}
