import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArticleList } from '@site/contract';
import { fetchArticles } from '../../api/read-articles';

/**
 * The first ten articles of the list. A failed reload keeps the rows that are shown.
 * @param initial undefined when the page could not load them
 * @param isSignedIn the administrator's list holds scheduled articles as well
 */
export function useNewestArticles(
  site: string,
  initial: ArticleList | undefined,
  isSignedIn: boolean,
) {
  const [list, setList] = useState(initial);
  const [hasFailed, setHasFailed] = useState(initial === undefined);
  const lastRequest = useRef(0);
  const reload = useCallback(async () => {
    const request = ++lastRequest.current;
    const newest = await fetchArticles({ site }, { apiOrigin: '' }).catch(() => undefined);
    // A later request has replaced this one.
    if (request !== lastRequest.current) return;
    setHasFailed(newest === undefined);
    if (newest) setList(newest);
  }, [site]);

  const isListOfAdministrator = useRef(false);
  useEffect(() => {
    if (isListOfAdministrator.current === isSignedIn) return;
    isListOfAdministrator.current = isSignedIn;
    void reload();
  }, [isSignedIn, reload]);

  return { articles: list?.articles ?? [], hasFailed, reload: () => void reload() };
}
