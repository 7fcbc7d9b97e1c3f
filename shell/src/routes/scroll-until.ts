const giveUpAfterMs = 10_000;
/** Ways to scroll: what the visitor does himself is never undone. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls now, and again as often as the page grows, until it has come where it should: a remote that comes late makes
 * the page longer.
 *
 * @param attempt scrolls; true when the place is reached
 * @param scrolling aborted at the end, which is also when the visitor scrolls himself, and after ten seconds
 */
export function scrollUntil(attempt: () => boolean, scrolling: AbortController): void {
  const { signal } = scrolling;
  const stop = () => scrolling.abort();
  const tryOnce = () => {
    if (attempt()) stop();
  };
  tryOnce();
  if (signal.aborted) return;
  const observer = new ResizeObserver(tryOnce);
  observer.observe(document.body);
  const timer = setTimeout(stop, giveUpAfterMs);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of signs) addEventListener(type, stop, { signal, passive: true, capture: true });
}
