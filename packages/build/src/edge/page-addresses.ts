/**
 * The addresses of pages as rows of nginx maps. Keys are regular expressions throughout: nginx compares plain keys
 * without regard to case. `\z` and not `$`, which would also match before a line break in the address.
 */
import { encodePath, redirects, routes, sites, staticPaths, type RouteEntry } from '@site/contract';
import { pageFile } from '../release/page-tasks';
import { anySpelling, literal } from './path-spellings';

export type MapRow = readonly [key: string, value: string];

/** Path of a page → its file under pages/. */
export function pageFileRows(): MapRow[] {
  return staticPaths().map(({ path }) => [`~^${literal(path)}\\z`, `/${pageFile(path)}`]);
}

/** Paths of pages that are rendered on request → 1. In any spelling: an odd article id is the page server's matter. */
export function livePageRows(): MapRow[] {
  return livePaths().map((path) => [`~^${spelled(path, '[^/]+')}/*\\z`, '1']);
}

/** Paths that answer with another address by a redirect of the route table. The query is dropped, as it is there. */
export function redirectRows(status: 302 | 308): MapRow[] {
  return redirects
    .filter((redirect) => redirect.status === status)
    .map(({ from, to }) => [`~^${spelled(from, '')}/*\\z`, encodePath(to)]);
}

/** A slash at the end, or a site's name in another Unicode form → the page's one address, query kept. */
export function otherSpellingRows(): MapRow[] {
  const paths = [...staticPaths().map(({ path }) => path), ...livePaths()];
  return paths.flatMap((path): MapRow[] => [
    [`~^${path.split(':id').map(literal).join('[^/]+')}\\z`, ''],
    [otherSpelling(path), `${target(path)}$is_args$args`],
  ]);
}

function otherSpelling(path: string): string {
  if (path === '/') return '~^//+\\z';
  // What goes into a Location header is letters and digits only: a line break in the address stays out of it.
  return `~^${spelled(path, '(?<id>[0-9A-Za-z_-]+)')}/*\\z`;
}

function target(path: string): string {
  return path.split(':id').map(encodePath).join('$id');
}

function spelled(path: string, id: string): string {
  return path.split(':id').map(anySpelling).join(id);
}

function livePaths(): string[] {
  const isLive = ({ render }: RouteEntry) => render === 'live';
  return routes
    .filter(isLive)
    .flatMap(({ path }) => sites.map(({ key }) => path.replace(':site', key)));
}
