import type { IncomingMessage, ServerResponse } from 'node:http';
import { canonicalPath, matchFeed, matchRoute, reportsUrl } from '@site/contract';
import { countOnClose, type Metrics } from '@site/service-kit/metrics';

const otherRoutes: ReadonlyMap<string, string> = new Map([
  ['/health', 'health'],
  ['/ready', 'ready'],
  ['/sitemap.xml', 'sitemap'],
  [reportsUrl, 'reports'],
]);

/** Counts the response once its connection is done with it. */
export function countResponse(
  metrics: Metrics,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): void {
  countOnClose(metrics, request, response, () => routeOf(pathname));
}

/** @returns the id of an SSR page's route or the name of another; never a path, which can be invented */
export function routeOf(pathname: string): string {
  const path = canonicalPath(pathname) ?? '';
  const other = otherRoutes.get(path) ?? (matchFeed(path) && 'feed');
  if (other) return other;
  const route = matchRoute(path)?.route;
  return route?.render === 'ssr' ? route.id : 'none';
}
