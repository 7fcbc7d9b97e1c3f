import { useLayoutEffect, useRef, type RefObject } from 'react';

interface HeldRow {
  readonly row: Element;
  /** Pixels from the top of the window. */
  readonly top: number;
}

/**
 * Keeps the rows in view where they are while rows above them come and go. Browsers do so too, but not all of them, and not
 * when their own anchor is the row that goes.
 * @returns a function to call before the next change of the rows
 */
export function useSteadyRows(rows: RefObject<HTMLElement | null>): () => void {
  const held = useRef<readonly HeldRow[]>([]);
  useLayoutEffect(() => {
    const kept = held.current.find(({ row }) => row.isConnected);
    held.current = [];
    // This layout includes what the browser has scrolled by itself.
    const moved = kept ? kept.row.getBoundingClientRect().top - kept.top : 0;
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
  });
  return () => {
    // At the top of the page a new row is to be seen.
    if (scrollY === 0) return;
    held.current = [...(rows.current?.querySelectorAll('tbody tr') ?? [])].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > 0 ? [{ row, top }] : [];
    });
  };
}
