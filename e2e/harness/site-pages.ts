// The pages that specs walk over, from the route table: a new route is tested without touching a spec.
import { encodePath, pathOf, routeById, staticPaths, type RouteEntry } from '@site/contract';

export interface SitePage {
  /** Decoded, as people read it. */
  readonly path: string;
  /** Percent-encoded, as browsers send it. */
  readonly url: string;
  readonly route: RouteEntry;
}

/** Every address that answers 200 by itself: all prerendered pages, the press list and the admin page. Articles come and go. */
export const allPages: readonly SitePage[] = [
  ...staticPaths(),
  ...['press-list', 'press-admin'].map((id) => ({ path: pathOf(id), route: routeById(id) })),
].map(({ path, route }) => ({ path, url: encodePath(path), route }));

const [, ...otherComparisons] = allPages.filter(
  ({ route }) => route.module === 'mfe-floorplan/Comparison',
);

/** Those that are worth a visit: comparisons differ in nothing but figures, so one stands for the ten. */
export const sitePages: readonly SitePage[] = allPages.filter(
  (page) => !otherComparisons.includes(page),
);

/** @returns the percent-encoded address of a route; `values` fill `:site` and `:id` */
export function urlOf(routeId: string, values: Readonly<Record<string, string>> = {}): string {
  return encodePath(pathOf(routeId, values));
}
