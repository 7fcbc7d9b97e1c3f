import { canonicalPath, matchRoute, type AdminView, type RouteMatch } from '@site/contract';
import type { ExposeModule, PageHead } from '@site/host';
import type { BrowserModules } from '../remotes/browser-modules';
import type { PageBlock } from './page-block';

/** One visit to a pathname: the page, its data and its head. */
export interface PageVisit {
  readonly path: string;
  readonly status: PageBlock['status'];
  readonly match: RouteMatch | undefined;
  readonly head: PageHead | Promise<PageHead>;
  /** Pages with the same key render into the same boundary, so that React keeps what they share. */
  readonly boundaryKey: string;
  /** Data of the page's `load`, which is called once per visit. */
  readonly data: (module: ExposeModule) => unknown;
  /** From the document's page block; only on the first visit. */
  readonly admin?: AdminView;
}

export type PageVisits = ReturnType<typeof createPageVisits>;

/** What the history entry of a visit adds to its pathname. */
export interface VisitedEntry {
  /** Query of its address, with its `?`. */
  readonly search: string;
  /** By back or forward. */
  readonly isReturn: boolean;
}

const plainEntry: VisitedEntry = { search: '', isReturn: false };

const loadTimeoutMs = 8000;
/** Older prepared data is loaded again, because it may have changed. */
const maxPreparedAgeMs = 10_000;

type ReadHead = (match: RouteMatch | undefined) => Promise<PageHead>;

type VisitModules = Pick<BrowserModules, 'read' | 'isLoaded'>;

/**
 * Visits are keyed by pathname and not by history entry, because the popup's entries change the location object without
 * changing the page. Keeps the shown visit and that of a pending transition: React may render both.
 */
export function createPageVisits(page: PageBlock, source: VisitModules, readStaticHead: ReadHead) {
  const first = firstVisit(page);
  let shown: Visited | undefined;
  let pending: Visited | undefined;
  let prepared: (Visited & { readonly at: number }) | undefined;
  let isFirst = true;
  const readPrepared = (pathname: string) =>
    prepared?.pathname === pathname && Date.now() - prepared.at < maxPreparedAgeMs
      ? prepared.visit
      : undefined;
  const next = (pathname: string, entry: VisitedEntry) => {
    // Only a link was prepared. Its page lacks the query of an entry, and what it was before.
    const isPlain = entry.search === '' && !entry.isReturn;
    const ready = isPlain ? readPrepared(pathname) : undefined;
    prepared = undefined;
    return ready ?? nextVisit(pathname, entry, source, readStaticHead);
  };
  return {
    /** That of the document's own page, until another page is shown. */
    first,
    /**
     * @param pathname of the router, encoded or not
     * @param entry of the history; without it a plain link was followed
     * @returns the same visit until another page is shown
     */
    visit(pathname: string, entry = plainEntry): PageVisit {
      if (shown?.pathname === pathname) return shown.visit;
      if (pending?.pathname === pathname) return pending.visit;
      const visit = isFirst ? first : next(pathname, entry);
      isFirst = false;
      pending = { pathname, visit };
      return visit;
    },
    /** Call when React has committed a location: returning to the former page is a new visit, which loads its data again. */
    settle(pathname: string) {
      // Back at the shown page: the navigation was cancelled, and the same link later loads its data again.
      if (pending?.pathname === pathname) shown = pending;
      else if (shown?.pathname !== pathname) return;
      pending = undefined;
    },
    /** Loads the data of a page that is likely the next, before the click. */
    prepare(pathname: string) {
      const isKnown = shown?.pathname === pathname || pending?.pathname === pathname;
      if (isFirst || isKnown || readPrepared(pathname)) return;
      const visit = nextVisit(pathname, plainEntry, source, readStaticHead, () => {
        if (prepared?.visit === visit) prepared = undefined;
      });
      prepared = { pathname, visit, at: Date.now() };
    },
  };
}

interface Visited {
  readonly pathname: string;
  readonly visit: PageVisit;
}

/** The visit of a document, with the data that it was rendered from. */
export function firstVisit({ path, status, head, data, admin }: PageBlock): PageVisit {
  const match = status === 200 ? matchRoute(path) : undefined;
  return {
    path,
    status,
    match,
    head,
    boundaryKey: match?.route.module ?? path,
    data: () => data,
    ...(admin && { admin }),
  };
}

/** @param onFailure called when the data could not be loaded */
function nextVisit(
  pathname: string,
  entry: VisitedEntry,
  source: VisitModules,
  readStaticHead: ReadHead,
  onFailure?: () => void,
): PageVisit {
  const path = canonicalPath(pathname) ?? pathname;
  const match = matchRoute(path);
  let data: unknown;
  let isLoadStarted = false;
  const readData = (module: ExposeModule) => {
    if (!isLoadStarted && match) data = loadInBrowser(module, match, entry, onFailure);
    isLoadStarted = true;
    return data;
  };
  return {
    path,
    status: match ? 200 : 404,
    match,
    head: readHead(match, source, readData, readStaticHead),
    // A boundary that still waits for its module keeps waiting, so the next page needs another one.
    boundaryKey: match && source.isLoaded(match.route.module) ? match.route.module : path,
    data: readData,
  };
}

/** On an error the page gets no data and shows its own error message. */
function loadInBrowser(
  { load }: ExposeModule,
  { params, site }: RouteMatch,
  { search, isReturn }: VisitedEntry,
  onFailure?: () => void,
): unknown {
  const signal = AbortSignal.timeout(loadTimeoutMs);
  const query = Object.fromEntries(new URLSearchParams(search));
  const data = load?.(params, { site, apiOrigin: '', query, isReturn, signal });
  if (!(data instanceof Promise)) return data;
  return data.catch((error: unknown) => {
    console.warn('The page has no data', error);
    onFailure?.();
    return undefined;
  });
}

/** Head from the page's data for SSR pages, otherwise the static one. Never rejects: on errors it is the static one. */
async function readHead(
  match: RouteMatch | undefined,
  source: VisitModules,
  readData: PageVisit['data'],
  readStaticHead: ReadHead,
): Promise<PageHead> {
  const fallback = readStaticHead(match);
  if (match?.route.render !== 'ssr') return fallback;
  try {
    const module = await source.read(match.route.module);
    const data = await readData(module);
    return (data ? module.head?.(data) : undefined) ?? (await fallback);
  } catch {
    return fallback;
  }
}
