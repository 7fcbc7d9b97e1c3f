import type { IncomingMessage, ServerResponse } from 'node:http';
import { canonicalPath, matchFeed, matchRoute, reportsUrl } from '@site/contract';
import type { Metrics } from '@site/service-kit/metrics';

const otherRoutes: ReadonlyMap<string, string> = new Map([
  ['/health', 'health'],
  ['/sitemap.xml', 'sitemap'],
  [reportsUrl, 'reports'],
]);

/** Counts the response once its connection is done with it. */
export function countResponse(
  metrics: Metrics,
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): void {
  const startedAtMs = performance.now();
  response.once('close', () => {
    const seconds = (performance.now() - startedAtMs) / 1_000;
    const route = routeOf(pathname);
    metrics.countRequest({ method, route, status: response.statusCode }, seconds);
  });
}

/** @returns the id of an SSR page's route or the name of another; never a path, which can be invented */
export function routeOf(pathname: string): string {
  const path = canonicalPath(pathname) ?? '';
  const other = otherRoutes.get(path) ?? (matchFeed(path) && 'feed');
  if (other) return other;
  const route = matchRoute(path)?.route;
  return route?.render === 'ssr' ? route.id : 'none';
}
