import type { Metrics } from '@site/service-kit/metrics';

export type PageOutcome = 'rendered' | 'failed';

/** What the render threads report; without METRICS_PORT nobody listens. */
export interface PageMetrics {
  /** @param route id of the route table, or another job of the threads such as `sitemap` */
  readonly countPage: (route: string, outcome: PageOutcome, seconds: number) => void;
  /** A thread that ended although it should not. */
  readonly countThreadEnd: () => void;
  /** @param read how many pages wait for a thread of the live release */
  readonly watchQueue: (read: () => number) => void;
}

export const noPageMetrics: PageMetrics = {
  countPage: () => undefined,
  countThreadEnd: () => undefined,
  watchQueue: () => undefined,
};

export function createPageMetrics(metrics: Metrics): PageMetrics {
  const observePage = metrics.histogram(
    'ssr_page_duration_seconds',
    'Rendering of pages by route and outcome, with loading and waiting.',
    ['route', 'outcome'],
  );
  const countEnd = metrics.counter('ssr_thread_ends_total', 'Render threads replaced.', []);
  let readQueue = () => 0;
  metrics.gauge('ssr_pages_waiting', 'Pages that wait for a render thread.', () => readQueue());
  return {
    countPage: (route, outcome, seconds) => observePage(seconds, { route, outcome }),
    countThreadEnd: () => countEnd(),
    watchQueue: (read) => (readQueue = read),
  };
}
