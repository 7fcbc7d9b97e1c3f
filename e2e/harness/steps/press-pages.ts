/** What specs of the press pages read of the list and of an article. */
import type { APIRequestContext } from '@playwright/test';
import { articleUrl, encodePath, pressArticlePath, type Article } from '@site/contract';
import { urlOf } from './site-pages';

export const list = urlOf('press-list');
export const addressOf = ({ siteId, id }: Article) => encodePath(pressArticlePath(siteId, id));
export const countDown = (length: number) => Array.from({ length }, (_, i) => String(length - i));
/** Other specs publish meanwhile: a title that the list has moved to its second page is still found by a search. */
export const searchFor = (title: string) => `${list}?q=${encodeURIComponent(title)}`;

/** @returns the view count of the article, which a read does not change */
export async function readViews(
  request: APIRequestContext,
  { siteId, id }: Article,
): Promise<number> {
  return ((await (await request.get(articleUrl(siteId, id))).json()) as Article).views;
}
