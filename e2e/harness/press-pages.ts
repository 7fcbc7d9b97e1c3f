/** What specs of the press pages read of the list and of an article. */
import { encodePath, pressArticlePath, type Article } from '@site/contract';
import { urlOf } from './site-pages';

export const list = urlOf('press-list');
export const addressOf = ({ siteId, id }: Article) => encodePath(pressArticlePath(siteId, id));
export const countDown = (length: number) => Array.from({ length }, (_, i) => String(length - i));
/** Other specs publish meanwhile: a title that the list has moved to its second page is still found by a search. */
export const searchFor = (title: string) => `${list}?q=${encodeURIComponent(title)}`;
