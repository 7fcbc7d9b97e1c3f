export { createMetrics, type Metrics } from './create-metrics';
export { serveMetrics, type MetricsServer } from './serve-metrics';
export { countOnClose, setUpRequestMetrics } from './set-up-request-metrics';
