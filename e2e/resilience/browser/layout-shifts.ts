import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/**
 * Layout shifts since the document was loaded: remotes arrive later than that, so every shift that a failing remote
 * causes is included. While a document still arrives, a busy machine may paint half of it, fault or not.
 * @returns one line per shift without recent input: its value and what moved
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
        // Buffered entries arrive in a separate task.
        setTimeout(() => resolve(found), 100);
      }),
  );
}
