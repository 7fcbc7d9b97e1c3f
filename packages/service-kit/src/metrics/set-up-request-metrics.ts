import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Express, Request } from 'express';
import { sentStatus } from '../http/sent-status';
import type { Metrics } from './create-metrics';

/** Counts every response once its connection is done with it. Without `metrics` it does nothing. */
export function setUpRequestMetrics(app: Express, metrics: Metrics | undefined): void {
  if (!metrics) return;
  app.use((request, response, next) => {
    countOnClose(metrics, request, response, () => routeOf(request));
    next();
  });
}

/** The same for one response, which need not be one of Express. @param route returns its pattern; called when the connection is done with the response */
export function countOnClose(
  metrics: Metrics,
  request: IncomingMessage,
  response: ServerResponse,
  route: () => string,
): void {
  const startedAtMs = performance.now();
  response.once('close', () => {
    const labels = { method: request.method ?? '', route: route(), status: sentStatus(response) };
    metrics.countRequest(labels, (performance.now() - startedAtMs) / 1_000);
  });
}

/** The pattern of the route, never the path: a path names articles and can be invented. */
function routeOf(request: Request): string {
  const route = request.route as { readonly path?: unknown } | undefined;
  return typeof route?.path === 'string' ? route.path : 'none';
}
