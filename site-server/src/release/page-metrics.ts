import type { Metrics } from '@site/service-kit/metrics';

export type PageOutcome = 'rendered' | 'failed';

/** Reports of the render processes; ignored without METRICS_PORT. */
export interface PageMetrics {
  /** @param route id of the route table, or another job of the processes such as `sitemap` */
  readonly countPage: (route: string, outcome: PageOutcome, seconds: number) => void;
  /** A process that ended unexpectedly. */
  readonly countProcessEnd: () => void;
  /** @param read how many pages wait for a process of the live release */
  readonly watchQueue: (read: () => number) => void;
}

export const noPageMetrics: PageMetrics = {
  countPage: () => undefined,
  countProcessEnd: () => undefined,
  watchQueue: () => undefined,
};

export function createPageMetrics(metrics: Metrics): PageMetrics {
  const observePage = metrics.histogram(
    'ssr_page_duration_seconds',
    'Time to render a page by route and outcome, including loading and waiting.',
    ['route', 'outcome'],
  );
  const countEnd = metrics.counter('ssr_process_ends_total', 'Render processes replaced.', []);
  let readQueue = () => 0;
  metrics.gauge('ssr_pages_waiting', 'Pages waiting for a render process.', () => readQueue());
  return {
    countPage: (route, outcome, seconds) => observePage(seconds, { route, outcome }),
    countProcessEnd: () => countEnd(),
    watchQueue: (read) => (readQueue = read),
  };
}
