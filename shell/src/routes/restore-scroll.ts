import { scrollUntil } from './scroll-until';

/**
 * Scrolls to `y`, as soon as the page is long enough for it.
 * @param restoring aborted at the end (scroll-until.ts)
 */
export function restoreScroll(y: number, restoring: AbortController): void {
  scrollUntil(() => {
    scrollTo({ top: y, behavior: 'instant' });
    return document.documentElement.scrollHeight - innerHeight >= y;
  }, restoring);
}
