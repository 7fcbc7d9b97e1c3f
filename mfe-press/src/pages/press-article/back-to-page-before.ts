/** A step back is at once; nothing happens if there is no entry to go back to. */
const stepTimeoutMs = 500;

/**
 * Goes back in the history to the page before this one. Entries of the same page, which the popup and fragments add, are
 * skipped.
 * @param otherwise called if the page before is not one of this site
 */
export function backToPageBefore(otherwise: () => void): void {
  const { pathname } = location;
  const done = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const finish = () => {
    clearTimeout(timer);
    done.abort();
  };
  const giveUp = () => {
    finish();
    otherwise();
  };
  const step = () => {
    clearTimeout(timer);
    if (location.pathname !== pathname) return finish();
    if (!isPageBeforeOurs()) return giveUp();
    timer = setTimeout(giveUp, stepTimeoutMs);
    history.back();
  };
  addEventListener('popstate', step, { signal: done.signal });
  // The page before was another document.
  addEventListener('pagehide', finish, { signal: done.signal });
  step();
}

/**
 * The router numbers its history entries per document, starting at 0. A tab opened from the list has the list as referrer,
 * but no entry to go back to.
 */
function isPageBeforeOurs(): boolean {
  const index = (history.state as { idx?: number } | null)?.idx ?? 0;
  const isLinkedHere = history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
  return index > 0 || isLinkedHere;
}
