import type { IncomingMessage } from 'node:http';
import { canonicalPath, reportsUrl } from '@site/contract';
import type { SiteAddresses } from '@site/contract/site-table';
import { pathOf } from './request-target';

/** @returns the id of a route or the name of another address, for metrics; never a path, which can be invented */
export function routeIdOf(
  { url = '' }: Pick<IncomingMessage, 'url'>,
  addresses: SiteAddresses | undefined,
): string {
  const path = canonicalPath(pathOf(url)) ?? '';
  if (path === reportsUrl) return 'reports';
  if (path === '/sitemap.xml') return 'sitemap';
  const [, folder] = /^\/(api|forms|shell|remotes|media)\//.exec(path) ?? [];
  if (folder !== undefined) return folder;
  return (addresses?.feed(path) && 'feed') ?? addresses?.match(path)?.route.id ?? 'none';
}
