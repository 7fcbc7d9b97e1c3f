const giveUpAfterMs = 10_000;
/** Ways to scroll: what the visitor does himself is never undone. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `y`, again as long as the page is too short for it: a remote that comes late makes it grow.
 * @param restoring aborted at the end, which is also when the visitor scrolls himself, and after ten seconds
 */
export function restoreScroll(y: number, restoring: AbortController) {
  const { signal } = restoring;
  const stop = () => restoring.abort();
  const attempt = () => {
    scrollTo({ top: y, behavior: 'instant' });
    if (document.documentElement.scrollHeight - innerHeight >= y) stop();
  };
  attempt();
  if (signal.aborted) return;
  const observer = new ResizeObserver(attempt);
  observer.observe(document.body);
  const timer = setTimeout(stop, giveUpAfterMs);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const type of signs) addEventListener(type, stop, { signal, passive: true, capture: true });
}
