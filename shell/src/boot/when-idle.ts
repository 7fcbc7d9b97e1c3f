/** Calls back after `load` and an idle moment. */
export function whenIdle(callback: () => void): void {
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: 2000 });
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
