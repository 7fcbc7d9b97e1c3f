/** From a path to its route and back. Paths here are decoded and Unicode NFC unless a name says encoded. */
import { defaultSite, findSite, sites, type SiteFacts } from './site';
import { routes, type RouteEntry } from './routes';

export type RouteParams = Readonly<Record<string, string>>;

export interface RouteMatch {
  readonly route: RouteEntry;
  readonly site: SiteFacts;
  readonly params: RouteParams;
}

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 302 | 308;
}

/** Paths that always answer with another address. `/Promotion/Press` also replaces history in the browser. */
export const redirects: readonly Redirect[] = [
  { from: '/Promotion/Press', to: pathOf('press-list'), status: 302 },
  { from: '/salesinfo/stamptax', to: '/SalesInfo/StampTax', status: 308 },
  { from: '/SalesInfo/stamptax', to: '/SalesInfo/StampTax', status: 308 },
];

const byId = new Map(routes.map((route) => [route.id, route]));

/** @throws if the route table has no such id: a programming error, found by the first test. */
export function routeById(id: string): RouteEntry {
  const route = byId.get(id);
  if (!route) throw new Error(`No route "${id}" in packages/contract/src/routes.ts`);
  return route;
}

/** @returns the decoded path of a route, for the default site unless `site` is given. */
export function pathOf(id: string, values: RouteParams = {}): string {
  const route = routes.find((entry) => entry.id === id);
  if (!route) throw new Error(`No route "${id}" in packages/contract/src/routes.ts`);
  return fillPath(route.path, { site: defaultSite.key, ...values });
}

export function pressArticlePath(site: string, id: string): string {
  return pathOf('press-article', { site, id });
}

function fillPath(pattern: string, values: RouteParams): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Path ${pattern} needs "${name}"`);
    return value;
  });
}

/** @returns the path as one string in NFC without a trailing slash; undefined if its encoding is broken. */
export function canonicalPath(encodedOrDecoded: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(encodedOrDecoded);
  } catch {
    return undefined;
  }
  const normalized = decoded.normalize('NFC');
  return normalized.length > 1 ? normalized.replace(/\/+$/, '') || '/' : '/';
}

/** Percent-encodes each segment once, as canonical links, sitemap and Location headers want it. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Matches a canonical path. Comparison is exact: case counts, `{site}` must be a known key. */
export function matchRoute(path: string): RouteMatch | undefined {
  const segments = path.split('/');
  for (const route of routes) {
    const params = matchSegments(route.path.split('/'), segments);
    if (!params) continue;
    const site = params['site'] === undefined ? defaultSite : findSite(params['site']);
    if (site) return { route, site, params: { ...route.params, ...params } };
  }
  return undefined;
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) {
      if (segment === '') return undefined;
      params[part.slice(1)] = segment;
    } else if (part !== segment) return undefined;
  }
  return params;
}

/** Every concrete path that a release prerenders, `:site` expanded over all sites. */
export function staticPaths(): { path: string; route: RouteEntry }[] {
  return routes
    .filter((route) => route.render === 'static')
    .flatMap((route) =>
      route.path.includes(':site')
        ? sites.map((site) => ({ path: fillPath(route.path, { site: site.key }), route }))
        : [{ path: route.path, route }],
    );
}
