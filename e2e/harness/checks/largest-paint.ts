import type { Page } from '@playwright/test';

export interface LargestPaint {
  /** Path of the picture; '' if the largest element is text. */
  readonly file: string;
  /** Of a video's poster, which has none, `VIDEO`. */
  readonly priority: string;
  /** Bytes over the wire. */
  readonly bytes: number;
}

/** @returns the largest contentful paint of a page before any input */
export async function largestPaint(page: Page): Promise<LargestPaint> {
  return page.evaluate(
    () =>
      new Promise<LargestPaint>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
          const [resource] = performance.getEntriesByName(last?.url ?? '');
          resolve({
            file: last?.url ? decodeURI(new URL(last.url).pathname) : '',
            priority:
              last?.element instanceof HTMLImageElement
                ? last.element.fetchPriority
                : (last?.element?.tagName ?? ''),
            bytes: resource instanceof PerformanceResourceTiming ? resource.encodedBodySize : 0,
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
