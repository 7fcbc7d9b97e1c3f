/** Maps paths to routes and back. Paths are decoded and Unicode NFC unless a name says "encoded". */
import { defaultSite, sites, typePairs, type SiteFacts, type UnitType } from './site';
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

const byId = new Map(routes.map((route) => [route.id, route]));

/** Paths that always redirect. `/Promotion/Press` also replaces the history entry in the browser. */
export const redirects: readonly Redirect[] = [
  { from: '/Promotion/Press', to: pathOf('press-list'), status: 302 },
  { from: '/salesinfo/stamptax', to: pathOf('stamp-tax'), status: 308 },
  { from: '/SalesInfo/stamptax', to: pathOf('stamp-tax'), status: 308 },
  { from: '/FloorPlan/compare', to: comparisonPath('84A', '84B'), status: 302 },
];

/** @throws Error if the route table has no such id, which is a programming error. */
export function routeById(id: string): RouteEntry {
  const route = byId.get(id);
  if (!route) throw new Error(`No route "${id}"`);
  return route;
}

/**
 * @returns the decoded path of a route, for the default site unless `site` is given
 * @throws Error if there is no such route, or a value of its path is missing
 */
export function pathOf(id: string, values: RouteParams = {}): string {
  return fillPath(routeById(id).path, { site: defaultSite.key, ...values });
}

/** @returns the decoded path of the page that compares two types; of a type's own page if both are the same. */
export function comparisonPath(one: UnitType, other: UnitType): string {
  const pair = typePairs.find((types) => types.includes(one) && types.includes(other));
  return pathOf(one === other || !pair ? `floor-plan-${one}` : `comparison-${pair.join('-')}`);
}

export function pressArticlePath(site: string, id: string): string {
  return pathOf('press-article', { site, id });
}

export function fillPath(pattern: string, values: RouteParams): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Path ${pattern} needs "${name}"`);
    return value;
  });
}

/** @returns the decoded path in NFC without a trailing slash; undefined if the encoding is invalid. */
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

/** Percent-encodes each segment once, for canonical links, the sitemap and Location headers. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** @returns the URL of a decoded path with an optional `#fragment` */
export function hrefOf(path: string): string {
  const [pathname = '', fragment] = path.split('#', 2);
  return encodePath(pathname) + (fragment ? `#${encodeURIComponent(fragment)}` : '');
}

/** Matches a canonical path. The match is exact: case-sensitive, and `{site}` must be a known key. */
export const matchRoute = createMatch(routes, sites);

/** @returns `matchRoute` for these routes; routes without `:site` belong to the first site */
export function createMatch(
  table: readonly RouteEntry[],
  [firstSite, ...others]: readonly SiteFacts[],
): (path: string) => RouteMatch | undefined {
  const findRoutes = indexRoutes(table);
  const siteOf = (key: string | undefined) =>
    key === undefined ? firstSite : [firstSite, ...others].find((site) => site?.key === key);
  return (path) => {
    for (const { route, params } of findRoutes(path)) {
      const site = siteOf(params['site']);
      if (site) return { route, site, params: { ...route.params, ...params } };
    }
    return undefined;
  };
}

interface FoundRoute {
  readonly route: RouteEntry;
  readonly params: RouteParams;
}

/**
 * Indexes routes by shape (which segments are parameters), so that the cost of a lookup does not depend on the number
 * of routes.
 * @returns a function that returns all routes matching a canonical path, those without parameters first
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

/** Every concrete path that a release prerenders, with `:site` expanded to all sites. */
export const staticPaths = () => staticPathsOf(routes, sites);

export function staticPathsOf(
  table: readonly RouteEntry[],
  sites: readonly SiteFacts[],
): { path: string; route: RouteEntry }[] {
  return table
    .filter((route) => route.render === 'static')
    .flatMap((route) =>
      route.path.includes(':site')
        ? sites.map((site) => ({ path: fillPath(route.path, { site: site.key }), route }))
        : [{ path: route.path, route }],
    );
}
