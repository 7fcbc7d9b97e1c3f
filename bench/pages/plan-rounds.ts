import { encodePath, pathOf, staticPaths } from '@site/contract';
import type { PlannedRound } from '../rounds/run-rounds';
import type { PagesOptions } from './read-options';
import type { Candidates } from './start-candidates';

/** @returns the parts of docs/performance.md for which `planRounds` has no rounds */
export function leftOut(
  { routes }: Pick<PagesOptions, 'routes'>,
  { edges }: Pick<Candidates, 'edges'>,
): string[] {
  const planned = edges.map(({ edge }) => edge);
  return [
    ...(routes ? ['all other pages'] : []),
    ...(['site-server', 'nginx'] as const).filter((edge) => !planned.includes(edge)),
  ];
}

/** All runs of a page follow each other; within a run, candidate follows candidate. */
export function planRounds(
  { routes, runs }: Pick<PagesOptions, 'routes' | 'runs'>,
  { edges, files, articleId }: Candidates,
): PlannedRound[] {
  const repeat = (round: Omit<PlannedRound, 'run'>) =>
    Array.from({ length: runs }, (_, index) => ({ ...round, run: index + 1 }));
  const pages = pagesToMeasure(articleId, routes);
  const both = ({ site, limit }: Candidates['files'], url: string) => [
    { name: 'site', url: site + url },
    { name: 'limit', url: limit + url },
  ];
  const home = pages.filter(({ name }) => name === '/');
  return [
    ...(['input', 'visit'] as const).flatMap((kind) =>
      home.flatMap(({ name, url }) =>
        repeat({ kind, place: 'static', page: name, candidates: both(files, url) }),
      ),
    ),
    ...edges.flatMap(({ edge, ...origins }) =>
      pages.flatMap(({ name, url }) =>
        repeat({ kind: 'load', place: edge, page: name, candidates: both(origins, url) }),
      ),
    ),
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
