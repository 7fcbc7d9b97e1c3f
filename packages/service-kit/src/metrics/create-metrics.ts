/**
 * The metrics of a process for Prometheus. Labels have few values, known beforehand, and never contain visitors' input:
 * no path, query, address or account. The only importer of prom-client.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface RequestLabels {
  readonly method: string;
  /** A pattern such as `/api/press/:site/articles`, or `none`. */
  readonly route: string;
  /** `aborted`: the connection ended before the response was sent in full. */
  readonly status: number | 'aborted';
}

export interface Metrics {
  /** Counts one response and how long it took. */
  readonly countRequest: (labels: RequestLabels, seconds: number) => void;
  /** @param labels their names; the values must be few, and known beforehand */
  readonly counter: (
    name: string,
    help: string,
    labels: readonly string[],
  ) => (values?: Readonly<Record<string, string>>) => void;
  readonly histogram: (
    name: string,
    help: string,
    labels: readonly string[],
  ) => (seconds: number, values?: Readonly<Record<string, string>>) => void;
  /** @param read is called at each scrape */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  /** @returns all metrics in the text format of Prometheus */
  readonly write: () => Promise<{ readonly type: string; readonly text: string }>;
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Starts to observe the process too: memory, CPU, event loop, garbage collection. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Responses by method, route and status, and their duration.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  return {
    countRequest({ method, route, status }, seconds) {
      const known = methods.has(method) ? method : 'other';
      requests.observe({ method: known, route, status: String(status) }, seconds);
    },
    counter(name, help, labelNames) {
      const counter = new Counter({ name, help, labelNames: [...labelNames], registers });
      return (values = {}) => counter.inc(values);
    },
    histogram(name, help, labelNames) {
      const labels = [...labelNames];
      const histogram = new Histogram({ name, help, labelNames: labels, buckets, registers });
      return (seconds, values = {}) => histogram.observe(values, seconds);
    },
    gauge(name, help, read) {
      const collect = function (this: Gauge) {
        this.set(read());
      };
      new Gauge({ name, help, registers, collect });
    },
    write: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}
