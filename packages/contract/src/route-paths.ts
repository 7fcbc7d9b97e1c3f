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
  for (const { route, params } of findRoutes(path)) {
    const site = params['site'] === undefined ? defaultSite : findSite(params['site']);
    if (site) return { route, site, params: { ...route.params, ...params } };
  }
  return undefined;
}

const findRoutes = indexRoutes(routes);

interface FoundRoute {
  readonly route: RouteEntry;
  readonly params: RouteParams;
}

/**
 * Looks a path up once for each shape that routes have (which of its parts are parameters), so that a lookup costs the
 * same for any number of routes.
 * @returns gives every route that a canonical path fits, those without parameters first
 */
export function indexRoutes(table: readonly RouteEntry[]): (path: string) => FoundRoute[] {
  const byShape = new Map<string, Map<string, RouteEntry>>();
  for (const route of table) {
    const parts = route.path.split('/');
    const shape = parts.map((part) => (part.startsWith(':') ? ':' : '/')).join('');
    const sameShape = byShape.get(shape) ?? new Map<string, RouteEntry>();
    byShape.set(shape, sameShape);
    const literal = literalParts(parts, shape);
    if (!sameShape.has(literal)) sameShape.set(literal, route);
  }
  const shapes = [...byShape].sort(([one], [other]) => countParams(one) - countParams(other));
  return (path) => {
    const parts = path.split('/');
    return shapes.flatMap(([shape, sameShape]) => {
      if (shape.length !== parts.length) return [];
      const route = sameShape.get(literalParts(parts, shape));
      const params = route && paramsOf(route.path.split('/'), parts);
      return route && params ? [{ route, params }] : [];
    });
  };
}

function countParams(shape: string): number {
  return shape.split(':').length - 1;
}

function literalParts(parts: readonly string[], shape: string): string {
  return parts.map((part, index) => (shape[index] === ':' ? '' : part)).join('/');
}

function paramsOf(
  pattern: readonly string[],
  parts: readonly string[],
): Record<string, string> | undefined {
  const params = pattern.flatMap((part, index): [string, string][] =>
    part.startsWith(':') ? [[part.slice(1), parts[index] ?? '']] : [],
  );
  return params.every(([, value]) => value !== '') ? Object.fromEntries(params) : undefined;
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
