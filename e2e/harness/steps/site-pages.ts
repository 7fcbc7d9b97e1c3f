// The pages that specs visit, from the route table: a new route is tested without changing a spec.
import { encodePath, pathOf, routeById, staticPaths, type RouteEntry } from '@site/contract';

export interface SitePage {
  /** Decoded. */
  readonly path: string;
  /** Percent-encoded, as browsers send it. */
  readonly url: string;
  readonly route: RouteEntry;
}

/** Every address that always answers 200: all prerendered pages, the press list and the admin page, without articles. */
export const allPages: readonly SitePage[] = [
  ...staticPaths(),
  ...['press-list', 'press-admin'].map((id) => ({ path: pathOf(id), route: routeById(id) })),
].map(({ path, route }) => ({ path, url: encodePath(path), route }));

const [, ...otherComparisons] = allPages.filter(
  ({ route }) => route.module === 'mfe-floorplan/Comparison',
);

/** The pages to visit: comparisons differ only in figures, so one represents the ten. */
export const sitePages: readonly SitePage[] = allPages.filter(
  (page) => !otherComparisons.includes(page),
);

/** @returns whether an earlier page shows the same expose, with other words and drawings */
export const repeatsExpose = ({ path, route }: SitePage): boolean =>
  sitePages.find((page) => page.route.module === route.module)?.path !== path;

/** @returns the percent-encoded address of a route; `values` fill `:site` and `:id` */
export function urlOf(routeId: string, values: Readonly<Record<string, string>> = {}): string {
  return encodePath(pathOf(routeId, values));
}
