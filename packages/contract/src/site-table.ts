/**
 * What the addresses of a site mean, as data. The shell's build writes it, and a release keeps it with the shell: whatever
 * serves, releases or rolls back pages reads it there, because the routes of its own checkout may be others.
 */
import { comparisonAddresses } from './comparison-addresses';
import { feedsOf, type FeedAddress } from './feeds';
import { parseModuleId, registrationPopup, type ModuleId, type RemoteName } from './remotes';
import {
  createMatch,
  fillPath,
  redirects,
  staticPathsOf,
  type Redirect,
  type RouteMatch,
  type RouteParams,
} from './route-paths';
import { routes, type RouteEntry } from './routes';
import { sites, type SiteFacts } from './site';

export interface SiteTable {
  readonly routes: readonly RouteEntry[];
  /** `from` may end with `?types=…`: that value of the parameter, at that path. */
  readonly redirects: readonly Redirect[];
  /** The first one is the site of all routes without `:site`. */
  readonly sites: readonly SiteFacts[];
  /** Part of every page. */
  readonly popup: ModuleId;
}

/** The table of this checkout: only the shell's build reads it. */
export const siteTable: SiteTable = {
  routes,
  redirects: [...redirects, ...comparisonAddresses],
  sites,
  popup: registrationPopup,
};

/** @returns whether a value from a file has the parts of a table */
export function isSiteTable(value: unknown): value is SiteTable {
  const { routes, redirects, sites, popup } = (value ?? {}) as Partial<
    Record<keyof SiteTable, unknown>
  >;
  return [routes, redirects, sites].every(Array.isArray) && typeof popup === 'string';
}

/** Lookups in a table; paths are decoded and in NFC. */
export interface SiteAddresses {
  readonly match: (path: string) => RouteMatch | undefined;
  /** @param types the first value of the query parameter of that name, as it was sent */
  readonly redirect: (path: string, types?: string) => Redirect | undefined;
  readonly feed: (path: string) => FeedAddress | undefined;
  readonly feeds: readonly FeedAddress[];
  /** Every page that a release prerenders. */
  readonly staticPaths: readonly { readonly path: string; readonly route: RouteEntry }[];
  readonly findSite: (key: string) => SiteFacts | undefined;
  /** @throws Error if there is no such route, or a value of its path is missing */
  readonly pathOf: (routeId: string, values: RouteParams) => string;
}

export function addressesOf({ routes, redirects, sites }: SiteTable): SiteAddresses {
  const redirectsByAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const withTypes = new Set(
    redirects.flatMap(({ from }) => (from.includes('?') ? [from.slice(0, from.indexOf('?'))] : [])),
  );
  const byId = new Map(routes.map((route) => [route.id, route]));
  const pathOf = (id: string, values: RouteParams) => {
    const route = byId.get(id);
    if (!route) throw new Error(`The release has no route "${id}"`);
    return fillPath(route.path, values);
  };
  const feeds = byId.has('press-list')
    ? sites.flatMap((site) => feedsOf(site, pathOf('press-list', { site: site.key })))
    : [];
  const feedsByPath = new Map(feeds.map((feed) => [feed.path, feed]));
  return {
    match: createMatch(routes, sites),
    redirect: (path, types) =>
      redirectsByAddress.get(withTypes.has(path) && types ? `${path}?types=${types}` : path),
    feed: (path) => feedsByPath.get(path),
    feeds,
    staticPaths: staticPathsOf(routes, sites),
    findSite(key) {
      const normalized = key.normalize('NFC');
      return sites.find((site) => site.key === normalized);
    },
    pathOf,
  };
}

/** @returns what each remote has to expose for the pages of a table, and the paths that need it */
export function neededExposes({
  routes,
  popup,
}: Pick<SiteTable, 'routes' | 'popup'>): ReadonlyMap<RemoteName, ReadonlyMap<string, string>> {
  const needed = new Map<RemoteName, Map<string, string>>();
  const add = (id: ModuleId, path: string) => {
    const { remote, expose } = parseModuleId(id);
    const exposes = needed.get(remote) ?? new Map<string, string>();
    needed.set(remote, exposes.set(expose, exposes.get(expose) ?? path));
  };
  for (const { path, module, slotModules = [] } of routes)
    for (const id of [module, ...slotModules]) add(id, path);
  add(popup, 'every page');
  return needed;
}
