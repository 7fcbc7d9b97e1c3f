import type { EntryState } from './entry-states';
import { restoreOpenedParts } from './opened-parts';

const timeoutMs = 10_000;
/** Input with which visitors scroll; it ends the scrolling by script. */
const userInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the position as soon as the page is long enough.
 * @param isNewPage opens what was open, too; on the same page it still is
 * @param restoring aborted at the end, see `scrollUntil`
 */
export function restoreEntryState(
  state: EntryState,
  isNewPage: boolean,
  restoring: AbortController,
): void {
  scrollUntil(() => {
    const isOpened = !isNewPage || restoreOpenedParts(state);
    scrollTo({ top: state.y, behavior: 'instant' });
    return isOpened && document.documentElement.scrollHeight - innerHeight >= state.y;
  }, restoring);
}

/**
 * Scrolls to the element of a URL fragment, as browsers do on a page load; to the top until the element exists.
 * @param fragment percent-encoded, with its `#`
 * @param scrolling aborted at the end, see `scrollUntil`
 */
export function scrollToFragment(fragment: string, scrolling: AbortController): void {
  const id = decodeFragment(fragment.slice(1));
  scrollTo(0, 0);
  scrollUntil(() => {
    const element = document.getElementById(id);
    element?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return element !== null;
  }, scrolling);
}

/** Invalid encoding is used as it is. */
export function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Scrolls now and whenever the page grows, because late remotes make it longer.
 *
 * @param attempt scrolls; returns true when the target is reached
 * @param scrolling aborted when the target is reached, when the visitor scrolls, and on the timeout
 */
function scrollUntil(attempt: () => boolean, scrolling: AbortController): void {
  const { signal } = scrolling;
  const stop = () => scrolling.abort();
  const tryOnce = () => {
    if (attempt()) stop();
  };
  tryOnce();
  if (signal.aborted) return;
  // What an attempt opens may leave the page as high as it was.
  requestAnimationFrame(() => !signal.aborted && tryOnce());
  const observer = new ResizeObserver(tryOnce);
  observer.observe(document.body);
  const timer = setTimeout(stop, timeoutMs);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of userInputs)
    addEventListener(type, stop, { signal, passive: true, capture: true });
}
