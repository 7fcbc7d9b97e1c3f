import { encodePath, pathOf, staticPaths } from '@site/contract';
import type { PlannedRound } from '../rounds/run-rounds';
import type { PagesOptions } from './read-options';
import type { Candidates } from './start-candidates';

/** Peers that exist for every page; Astro and Next are built for home only. */
const wholeSites = ['site', 'limit', 'one-bundle'];

const peerPages = ['/', '/BusinessGuide/intro', '/FloorPlan/84A'];

/** @returns the parts of docs/performance.md for which `planRounds` has no rounds */
export function leftOut(
  { routes }: Pick<PagesOptions, 'routes'>,
  { edges, peers }: Candidates,
): string[] {
  const planned = edges.map(({ edge }) => edge);
  return [
    ...(routes ? ['all other pages'] : []),
    ...(['gateway', 'nginx'] as const).filter((edge) => !planned.includes(edge)),
    ...(Object.keys(peers).length === 0 ? ['peers'] : []),
  ];
}

/** All runs of a page follow each other; within a run, candidate follows candidate. */
export function planRounds(
  { routes, runs }: Pick<PagesOptions, 'routes' | 'runs'>,
  { edges, peers, articleId }: Candidates,
): PlannedRound[] {
  const repeat = (round: Omit<PlannedRound, 'run'>) =>
    Array.from({ length: runs }, (_, index) => ({ ...round, run: index + 1 }));
  const pages = pagesToMeasure(articleId, routes);
  const ofPeers = (names: readonly string[], url: string) =>
    names.flatMap((name) => {
      const origin = peers[name];
      return origin === undefined ? [] : [{ name, url: origin + url }];
    });
  const loads = edges.flatMap(({ edge, site, limit }) =>
    pages.flatMap(({ name, url }) =>
      repeat({
        kind: 'load',
        place: edge,
        page: name,
        candidates: [
          { name: 'site', url: site + url },
          { name: 'limit', url: limit + url },
        ],
      }),
    ),
  );
  if (Object.keys(peers).length === 0) return loads;
  const home = pages.filter(({ name }) => name === '/');
  return [
    ...pages
      .filter(({ name }) => peerPages.includes(name))
      .flatMap(({ name, url }) =>
        repeat({
          kind: 'load',
          place: 'static',
          page: name,
          candidates: ofPeers(name === '/' ? Object.keys(peers) : wholeSites, url),
        }),
      ),
    ...home.flatMap(({ name, url }) =>
      repeat({
        kind: 'input',
        place: 'static',
        page: name,
        candidates: ofPeers(Object.keys(peers), url),
      }),
    ),
    ...home.flatMap(({ name, url }) =>
      repeat({ kind: 'visit', place: 'static', page: name, candidates: ofPeers(wholeSites, url) }),
    ),
    ...loads,
  ];
}

interface PageToMeasure {
  /** Name in the tables. */
  readonly name: string;
  /** Percent-encoded, as a browser requests it. */
  readonly url: string;
}

/**
 * Every page of the route table, the press list and one article.
 * @param routes paths to choose; default: all @throws Error that names an unknown path
 */
function pagesToMeasure(articleId: string, routes?: readonly string[]): PageToMeasure[] {
  const pages = [
    ...staticPaths().map(({ path }) => ({ name: path, path })),
    { name: pathOf('press-list'), path: pathOf('press-list') },
    {
      name: pathOf('press-article', { id: ':id' }),
      path: pathOf('press-article', { id: articleId }),
    },
  ];
  const unknown = routes?.find((route) => !pages.some(({ name }) => name === route));
  if (unknown !== undefined)
    throw new Error(`No page "${unknown}". Pages: ${pages.map(({ name }) => name).join(' ')}`);
  return pages
    .filter(({ name }) => routes?.includes(name) ?? true)
    .map(({ name, path }) => ({ name, url: encodePath(path) }));
}
