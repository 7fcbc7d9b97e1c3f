import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/**
 * What moved in this document since it was loaded: remotes come later than that, so whatever a fault of theirs moves
 * is among it. While a document still arrives, a busy machine paints the half of it, broken or not.
 * @returns one line per shift that no input explains: its value and what moved
 */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const [loading] = performance.getEntriesByType('navigation');
        const loadedAt = (loading as PerformanceNavigationTiming | undefined)?.loadEventEnd ?? 0;
        new PerformanceObserver((list) => {
          for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[])
            if (!hadRecentInput && startTime > loadedAt)
              found.push(
                `${value.toFixed(5)}: ${sources
                  .map(({ node }) => (node instanceof Element ? node.outerHTML : node?.nodeValue))
                  .map((source) => (source ?? '').slice(0, 60))
                  .join(', ')}`,
              );
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive in a task of their own.
        setTimeout(() => resolve(found), 100);
      }),
  );
}
