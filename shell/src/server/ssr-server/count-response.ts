import type { IncomingMessage, ServerResponse } from 'node:http';
import { canonicalPath, reportsUrl } from '@site/contract';
import type { SiteAddresses } from '@site/contract/site-table';
import { countOnClose, type Metrics } from '@site/service-kit/metrics';

const otherRoutes: ReadonlyMap<string, string> = new Map([
  ['/health', 'health'],
  ['/ready', 'ready'],
  ['/sitemap.xml', 'sitemap'],
  [reportsUrl, 'reports'],
]);

/**
 * Counts the response once its connection is done with it.
 * @param addresses of the active release
 */
export function countResponse(
  metrics: Metrics,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  addresses: () => SiteAddresses | undefined,
): void {
  countOnClose(metrics, request, response, () => routeOf(pathname, addresses()));
}

/** @returns the id of an SSR page's route or the name of another; never a path, which can be invented */
export function routeOf(pathname: string, addresses: SiteAddresses | undefined): string {
  const path = canonicalPath(pathname) ?? '';
  const other = otherRoutes.get(path) ?? (addresses?.feed(path) && 'feed');
  if (other) return other;
  const route = addresses?.match(path)?.route;
  return route?.render === 'ssr' ? route.id : 'none';
}
