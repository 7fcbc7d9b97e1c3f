import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { entryKey, nameEntry } from './entry-key';
import { restoreScroll } from './restore-scroll';
import { createScrollPositions } from './scroll-positions';
import { scrollToFragment } from './scroll-to-fragment';

/**
 * Called before the router hears of back or forward, whose page React draws at once. Listeners of the window are called
 * in the order in which they came, capturing or not: this one is there before the router exists.
 */
let keepLeftEntry: (() => void) | undefined;
if (typeof document !== 'undefined') addEventListener('popstate', () => keepLeftEntry?.());

/**
 * A new page begins at its top, or at the element that its address names; back and forward lead to where the visitor was. By history entry and pathname: the
 * popup's entry shares the key of its page and moves nothing.
 */
export function useScrollPosition() {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const [positions] = useState(createScrollPositions);
  const shown = useRef<{ readonly key: string; readonly pathname: string }>(undefined);
  const restoring = useRef<AbortController>(undefined);

  useLayoutEffect(() => {
    const { pathname, hash } = location;
    const before = shown.current;
    const key = nameEntry();
    shown.current = { key, pathname };
    if (!before || before.key === key) return;
    restoring.current?.abort();
    const isNewPage = before.pathname !== pathname;
    const y = isBackOrForward ? positions.read(key) : undefined;
    if (y !== undefined) restoreScroll(y, (restoring.current = new AbortController()));
    else if (isNewPage && hash) scrollToFragment(hash, (restoring.current = new AbortController()));
    else if (isNewPage) scrollTo(0, 0);
    // Keyboard and screen reader continue at the new page, not at a link that may be gone.
    if (isNewPage) document.getElementById('main')?.focus({ preventScroll: true });
  }, [location, isBackOrForward, positions]);

  useEffect(() => {
    // While a page still grows, its position is not the visitor's.
    const isSettled = () => !restoring.current || restoring.current.signal.aborted;
    const keep = () => {
      const key = entryKey();
      // Not while a navigation is on its way: this page still stands under the next one's name.
      if (isSettled() && key !== undefined && key === shown.current?.key)
        positions.write(key, scrollY);
    };
    // The last scroll may not have been told yet. An entry without a name is a fragment's, which has moved the page.
    keepLeftEntry = () => {
      if (isSettled() && shown.current && entryKey() !== undefined)
        positions.write(shown.current.key, scrollY);
    };
    // The browser would move at once, while the old page still stands here.
    const takeOver = () => (history.scrollRestoration = 'manual');
    const handBack = () => {
      keep();
      positions.store();
      // A document that is loaded anew is the browser's to restore.
      history.scrollRestoration = 'auto';
    };
    takeOver();
    keep();
    addEventListener('scroll', keep, { passive: true });
    addEventListener('click', keep, { passive: true, capture: true });
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', handBack);
    return () => {
      removeEventListener('scroll', keep);
      removeEventListener('click', keep, { capture: true });
      keepLeftEntry = undefined;
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', handBack);
    };
  }, [positions]);
}
