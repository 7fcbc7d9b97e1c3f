import { useEffect, useRef, useState } from 'react';
import { pressPageSize, type ArticleList } from '@site/contract';
import { fetchArticles, fetchFirstArticles } from '../../api/fetch-articles';
import { readShownSearch, showSearch } from './search-address';

export type ListStatus = 'ready' | 'loading' | 'failed' | 'retrying';

interface ListState {
  readonly list: ArticleList | undefined;
  readonly status: ListStatus;
}

interface WantedList {
  readonly search: string | undefined;
  /** Appends the next ten articles to those shown. */
  readonly isMore: boolean;
  /** Loads so many articles of the whole list again; undefined for ten. */
  readonly count?: number;
}

/**
 * The list on the page: starts with the ten articles that came with the page and grows by ten.
 * @param initial undefined when the page could not load them
 * @param isSignedIn the administrator's list holds scheduled articles as well
 */
export function useArticleList(
  site: string,
  initial: ArticleList | undefined,
  isSignedIn: boolean,
) {
  const [state, setState] = useState<ListState>({
    list: initial,
    status: initial ? 'ready' : 'failed',
  });
  const request = useRef<WantedList>(undefined);

  const load = async (wanted: WantedList, status: ListStatus = 'loading') => {
    const known = state.list;
    request.current = wanted;
    setState({ list: known, status });
    try {
      const after = wanted.isMore ? (known?.next ?? undefined) : undefined;
      const context = { apiOrigin: '' };
      const page = wanted.count
        ? await fetchFirstArticles(site, wanted.count, context)
        : await fetchArticles({ site, after, search: wanted.search }, context);
      // A later search has replaced this one.
      if (request.current !== wanted) return;
      setState({ list: wanted.isMore && known ? joined(known, page) : page, status: 'ready' });
      if (!wanted.isMore && !wanted.count) showSearch(site, wanted.search);
    } catch {
      if (request.current === wanted) setState({ list: known, status: 'failed' });
    }
  };
  const search = (text: string | undefined) => void load({ search: text, isMore: false });
  const shownSearch = state.list?.search?.text;

  // The visitor went back in the history: the address contains a search, the data does not.
  useEffect(() => {
    const named = readShownSearch(site);
    if (named !== initial?.search?.text) search(named);
    // oxlint-disable-next-line react/exhaustive-deps -- when the page is entered; later it writes the address
  }, []);

  const isListOfAdministrator = useRef(false);
  useEffect(() => {
    if (isListOfAdministrator.current === isSignedIn) return;
    isListOfAdministrator.current = isSignedIn;
    // A search may have been requested just now, by the effect above.
    const text = request.current ? request.current.search : shownSearch;
    const pages = Math.ceil((state.list?.articles.length ?? 0) / pressPageSize);
    if (text !== undefined || pages <= 1) return search(text);
    // As many rows as before: those of `?pages=` or of "more".
    void load({ search: undefined, isMore: false, count: pages * pressPageSize });
    // oxlint-disable-next-line react/exhaustive-deps -- at sign-in and sign-out only
  }, [isSignedIn]);

  return {
    ...state,
    search,
    loadMore: () => void load({ search: shownSearch, isMore: true }),
    retry: () =>
      void load(request.current ?? { search: readShownSearch(site), isMore: false }, 'retrying'),
    /** Shows the first page of the whole list, for example after publishing. */
    reload: () => search(undefined),
  };
}

function joined(known: ArticleList, page: ArticleList): ArticleList {
  const search = known.search && {
    ...known.search,
    // The first page may have read the whole list already.
    isComplete: known.search.isComplete || (page.search?.isComplete ?? true),
  };
  return {
    articles: [...known.articles, ...page.articles],
    next: page.next,
    ...(search && { search }),
  };
}
