import type { Express, Request } from 'express';
import type { Metrics } from './create-metrics';

/** Counts every response once its connection is done with it. Without `metrics` it does nothing. */
export function setUpRequestMetrics(app: Express, metrics: Metrics | undefined): void {
  if (!metrics) return;
  app.use((request, response, next) => {
    const startedAtMs = performance.now();
    response.once('close', () => {
      const labels = {
        method: request.method,
        route: routeOf(request),
        status: response.statusCode,
      };
      metrics.countRequest(labels, (performance.now() - startedAtMs) / 1_000);
    });
    next();
  });
}

/** The pattern of the route, never the path: a path names articles and can be made up. */
function routeOf(request: Request): string {
  const route = request.route as { readonly path?: unknown } | undefined;
  return typeof route?.path === 'string' ? route.path : 'none';
}
