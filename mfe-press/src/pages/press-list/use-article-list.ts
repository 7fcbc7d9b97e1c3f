import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pressPageSize, type ArticleList } from '@site/contract';
import {
  fetchArticles,
  fetchArticlesAgain,
  fetchFirstArticles,
  joinLists,
} from '../../api/fetch-articles';
import { keepList, readKeptList, type ShownList } from './kept-lists';
import { pagesOf, queryOf, readShownAddress, showAddress, type ListAddress } from './list-address';

export type ListStatus = 'ready' | 'loading' | 'failed' | 'retrying';

interface ListState {
  readonly list: ShownList | undefined;
  readonly status: ListStatus;
}

interface WantedList extends Omit<ListAddress, 'pages'> {
  /** From the beginning of the list; `more` for the next ten. */
  readonly count: number | 'more';
  /** The list that is shown, as it is now. */
  readonly isSame?: true;
}

const context = { apiOrigin: '' };

/**
 * The list on the page: starts with the articles that came with the page and grows by ten. The address of the page names it.
 * @param initial undefined when the page could not load them
 * @param isSignedIn the administrator's list holds scheduled articles as well
 * @param holdRows called before the list that is shown is replaced by its present state
 */
export function useArticleList(
  site: string,
  initial: ShownList | undefined,
  isSignedIn: boolean,
  holdRows: () => void,
) {
  const [state, setState] = useState<ListState>({
    list: initial,
    status: initial ? 'ready' : 'failed',
  });
  const { list } = state;
  /** What is being loaded, or has failed. */
  const request = useRef<WantedList>(undefined);

  const shownAddress = () =>
    readShownAddress(site) ?? { search: list?.search?.text, pages: list ? pagesOf(list) : 1 };
  /** As many rows as before: those of `?pages=` and of "more". */
  const again = (added = 0): WantedList => {
    const { pages, ...of } = shownAddress();
    return { ...of, count: (list ? pagesOf(list) : pages) * pressPageSize + added, isSame: true };
  };

  const load = async (wanted: WantedList, status: ListStatus = 'loading') => {
    const { count, isSame, ...of } = wanted;
    const selection = { site, ...of };
    request.current = wanted;
    setState({ list, status });
    try {
      const loaded =
        count === 'more' && list
          ? joinLists(
              list,
              await fetchArticles({ ...selection, after: list.next ?? undefined }, context),
            )
          : await fetchFirstArticles(selection, Number(count), context);
      // A later search has replaced this one.
      if (request.current !== wanted) return;
      request.current = undefined;
      if (isSame) holdRows();
      setState({ list: loaded, status: 'ready' });
      showAddress(site, { ...of, pages: pagesOf(loaded) });
    } catch {
      if (request.current === wanted) setState({ list, status: 'failed' });
    }
  };

  /** Articles may have changed since the list was kept. If the service fails, its rows stay until the next visit. */
  const refresh = async (kept: ArticleList) => {
    const wanted = again();
    request.current = wanted;
    const loaded = await fetchArticlesAgain(
      { site, ...shownAddress() },
      kept.articles,
      context,
    ).catch(() => undefined);
    if (request.current !== wanted) return;
    request.current = undefined;
    if (!loaded) return;
    holdRows();
    setState({ list: loaded, status: 'ready' });
  };

  /** Back and forward between entries of this page, as after a search on the entry of a fragment. */
  const followAddress = useEffectEvent(() => {
    const address = readShownAddress(site);
    const isShown =
      list &&
      address &&
      queryOf({ search: list.search?.text, pages: pagesOf(list) }) === queryOf(address);
    if (!address || isShown) return;
    const kept = readKeptList(site, queryOf(address));
    const { pages, ...of } = address;
    if (!kept) return void load({ ...of, count: pages * pressPageSize });
    setState({ list: kept, status: 'ready' });
    showAddress(site, address);
    void refresh(kept);
  });

  useEffect(() => {
    if (initial?.isKept) void refresh(initial);
    addEventListener('popstate', followAddress);
    return () => {
      removeEventListener('popstate', followAddress);
      request.current = undefined;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- when the page is entered and left
  }, []);

  useEffect(() => {
    const address = readShownAddress(site);
    if (!list || !address) return;
    // Effects follow the frame: the visitor may be back at the address of another list by then.
    if (list.search?.text === address.search && pagesOf(list) <= address.pages)
      keepList(site, queryOf(address), list);
  }, [site, list]);

  const isListOfAdministrator = useRef(false);
  useEffect(() => {
    if (isListOfAdministrator.current === isSignedIn) return;
    isListOfAdministrator.current = isSignedIn;
    const unfinished = request.current;
    void load(unfinished && unfinished.count !== 'more' ? unfinished : again());
    // oxlint-disable-next-line react/exhaustive-deps -- at sign-in and sign-out only
  }, [isSignedIn]);

  return {
    ...state,
    search: (text: string | undefined) => void load({ search: text, count: pressPageSize }),
    /** A kept list may have changed above its end. */
    loadMore: () => void load(list?.isKept ? again(pressPageSize) : { ...again(), count: 'more' }),
    retry: () => void load(request.current ?? again(), 'retrying'),
    /** Shows the first page of the whole list, for example after publishing. */
    reload: () => void load({ count: pressPageSize }),
  };
}
