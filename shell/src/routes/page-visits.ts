import { canonicalPath, matchRoute, type ModuleId, type RouteMatch } from '@site/contract';
import type { ExposeModule, PageHead } from '@site/host';
import type { ModuleSource } from '../remotes/module-source';
import type { PageBlock } from './page-block';

/** One stay on one pathname: what is shown, its data and its head. */
export interface PageVisit {
  readonly path: string;
  readonly status: PageBlock['status'];
  readonly match: RouteMatch | undefined;
  readonly head: PageHead | Promise<PageHead>;
  /** Pages with the same key draw their content in the same region, so that what they share stays as it is. */
  readonly boundaryKey: string;
  /** Whether the content is on the page as it came; false from the moment another page was visited. */
  readonly isPrerendered: () => boolean;
  /** Data of the page's `load`, asked for once per visit. */
  readonly data: (module: ExposeModule) => unknown;
}

export interface PageVisits {
  /** @param pathname as the router has it, encoded or not. Equal pathnames in a row share one visit. */
  readonly visit: (pathname: string) => PageVisit;
  /** Asks for the data of a page that is likely to come next, so that it is there with the click. */
  readonly prepare: (pathname: string) => void;
}

const loadTimeoutMs = 8000;
/** A page that was prepared longer ago asks again: its data may have changed. */
const preparedForMs = 10_000;

type ReadHead = (match: RouteMatch | undefined) => Promise<PageHead>;

/** The server draws one page and never asks what is loaded. */
type VisitModules = ModuleSource & { readonly isLoaded?: (id: ModuleId) => boolean };

/**
 * Keyed by pathname, not by history entry: the popup's entries change the location object of a page that stays.
 * Keeps the current visit and the one a running transition goes to; React may render both.
 */
export function createPageVisits(
  first: PageBlock,
  source: VisitModules,
  readStaticHead: ReadHead,
): PageVisits {
  let hasMoved = false;
  const firstVisit = (): PageVisit => {
    const match = first.status === 200 ? matchRoute(first.path) : undefined;
    return {
      path: first.path,
      status: first.status,
      match,
      head: first.head,
      boundaryKey: match?.route.module ?? first.path,
      isPrerendered: () => !hasMoved,
      data: () => first.data,
    };
  };
  let recent: { pathname: string; visit: PageVisit }[] = [];
  let isFirst = true;
  let prepared: { pathname: string; visit: PageVisit; at: number } | undefined;
  const next = (pathname: string) => {
    const ready =
      prepared?.pathname === pathname && Date.now() - prepared.at < preparedForMs
        ? prepared.visit
        : nextVisit(pathname, source, readStaticHead);
    prepared = undefined;
    return ready;
  };
  return {
    visit(pathname) {
      const known = recent.find((entry) => entry.pathname === pathname);
      if (known) return known.visit;
      const visit = isFirst ? firstVisit() : next(pathname);
      hasMoved = !isFirst;
      isFirst = false;
      recent = [...recent.slice(-1), { pathname, visit }];
      return visit;
    },
    prepare(pathname) {
      if (isFirst || recent.at(-1)?.pathname === pathname || prepared?.pathname === pathname)
        return;
      prepared = { pathname, visit: nextVisit(pathname, source, readStaticHead), at: Date.now() };
    },
  };
}

function nextVisit(pathname: string, source: VisitModules, readStaticHead: ReadHead): PageVisit {
  const path = canonicalPath(pathname) ?? pathname;
  const match = matchRoute(path);
  let data: unknown;
  let isAsked = false;
  const readData = (module: ExposeModule) => {
    if (!isAsked && match) data = loadInBrowser(module, match);
    isAsked = true;
    return data;
  };
  return {
    path,
    status: match ? 200 : 404,
    match,
    head: readHead(match, source, readData, readStaticHead),
    // A region that still waits for its module keeps its HTML and its patience: the next page needs its own.
    boundaryKey: match && source.isLoaded?.(match.route.module) ? match.route.module : path,
    isPrerendered: () => false,
    data: readData,
  };
}

/** A failure is the page's to show, in its own words: it gets no data. */
function loadInBrowser({ load }: ExposeModule, { params, site }: RouteMatch): unknown {
  const signal = AbortSignal.timeout(loadTimeoutMs);
  return load?.(params, { site, apiOrigin: '', query: {}, signal }).catch((error: unknown) => {
    console.warn('The page has no data', error);
    return undefined;
  });
}

/** Head of a page whose text depends on its data, else the route's own. Never rejects: a title can wait. */
async function readHead(
  match: RouteMatch | undefined,
  source: ModuleSource,
  readData: PageVisit['data'],
  readStaticHead: ReadHead,
): Promise<PageHead> {
  const fallback = readStaticHead(match);
  if (match?.route.render !== 'ssr') return fallback;
  try {
    const module = await source.read(match.route.module, 'empty');
    const data = await readData(module);
    return data && module.head ? module.head(data) : await fallback;
  } catch {
    return fallback;
  }
}
