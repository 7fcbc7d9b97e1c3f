import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { ensureEntryKey, entryKey } from './entry-key';
import { createEntryStates } from './entry-states';
import { readOpenedParts, type OpenedParts } from './opened-parts';
import { restoreEntryState, scrollToFragment } from './scroll-to-target';

/**
 * Called on back and forward before the router handles them, because React then renders the page at once. Listeners of
 * the window are called in the order of registration, so this one is registered before the router exists.
 */
let writeLeftEntry: (() => void) | undefined;
if (typeof document !== 'undefined') addEventListener('popstate', () => writeLeftEntry?.());

/**
 * Scrolls new pages to the top or to the element of the URL fragment. On back and forward it restores the position, and on
 * another page also open `<details>` and selected tabs. It depends on history entry and pathname: the popup's entry has the
 * key of its page, so it does not scroll.
 */
export function useScrollPosition() {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const [states] = useState(createEntryStates);
  const shown = useRef<{ readonly key: string; readonly pathname: string }>(undefined);
  const restoring = useRef<AbortController>(undefined);

  useLayoutEffect(() => {
    const { pathname, hash } = location;
    const before = shown.current;
    const key = ensureEntryKey();
    shown.current = { key, pathname };
    if (!before || before.key === key) return;
    restoring.current?.abort();
    const isNewPage = before.pathname !== pathname;
    const state = isBackOrForward ? states.read(key) : undefined;
    if (state) restoreEntryState(state, isNewPage, (restoring.current = new AbortController()));
    else if (isNewPage && hash) scrollToFragment(hash, (restoring.current = new AbortController()));
    else if (isNewPage) scrollTo(0, 0);
    // Keyboard and screen reader continue at the new page, not at a link that may not exist any more.
    if (isNewPage) document.getElementById('main')?.focus({ preventScroll: true });
  }, [location, isBackOrForward, states]);

  useEffect(() => {
    const write = (key: string, opened: OpenedParts = readOpenedParts()) =>
      states.write(key, { ...opened, y: Math.round(scrollY) });
    // While a position is being restored, `scrollY` is not where the visitor scrolled to.
    const isSettled = () => !restoring.current || restoring.current.signal.aborted;
    const writeCurrent = (event?: Event) => {
      const key = entryKey();
      // During a navigation the history entry already belongs to the next page.
      if (!isSettled() || key === undefined || key !== shown.current?.key) return;
      // A scroll opens nothing, and the page is not searched for each of its frames.
      write(key, event?.type === 'scroll' ? states.read(key) : undefined);
    };
    // The last scroll event may be pending. An entry without a key is that of a fragment, which has scrolled the page.
    writeLeftEntry = () => {
      if (isSettled() && shown.current && entryKey() !== undefined) write(shown.current.key);
    };
    // The browser would scroll at once, while the old page is still shown.
    const takeOver = () => (history.scrollRestoration = 'manual');
    const storeAndRelease = () => {
      writeCurrent();
      states.store();
      // The browser restores the position after a page load.
      history.scrollRestoration = 'auto';
    };
    // A phone may end a hidden tab without a `pagehide`.
    const handleVisibility = () => (document.hidden ? storeAndRelease() : takeOver());
    takeOver();
    writeCurrent();
    addEventListener('scroll', writeCurrent, { passive: true });
    addEventListener('click', writeCurrent, { passive: true, capture: true });
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', storeAndRelease);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      removeEventListener('scroll', writeCurrent);
      removeEventListener('click', writeCurrent, { capture: true });
      writeLeftEntry = undefined;
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', storeAndRelease);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [states]);
}
