import type { Page } from '@playwright/test';

export interface LargestPaint {
  /** Path of the picture; '' if the largest element is text. */
  readonly file: string;
  /** Of a video's poster, which has none, `VIDEO`. */
  readonly priority: string;
  /** Bytes over the wire. */
  readonly bytes: number;
  /** Of the typefaces that arrived over the wire before it; 0 of those in the cache. */
  readonly typefaceBytes: number;
  /** Requested before it. */
  readonly scripts: readonly string[];
}

/** @returns the largest contentful paint of a page before any input */
export async function largestPaint(page: Page): Promise<LargestPaint> {
  return page.evaluate(
    () =>
      new Promise<LargestPaint>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
          const [resource] = performance.getEntriesByName(last?.url ?? '');
          const paintedAt = last?.startTime ?? 0;
          const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          resolve({
            file: last?.url ? decodeURI(new URL(last.url).pathname) : '',
            priority:
              last?.element instanceof HTMLImageElement
                ? last.element.fetchPriority
                : (last?.element?.tagName ?? ''),
            bytes: resource instanceof PerformanceResourceTiming ? resource.encodedBodySize : 0,
            typefaceBytes: files
              .filter((one) => one.name.endsWith('.woff2') && one.responseEnd <= paintedAt)
              .reduce((sum, one) => sum + one.transferSize, 0),
            scripts: files
              .filter((one) => one.name.endsWith('.js') && one.startTime < paintedAt)
              .map((one) => new URL(one.name).pathname),
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
