import { useState } from 'react';
import type { ArticleList } from '@site/contract';
import { fetchArticles } from '../../api/read-articles';

interface ListState {
  readonly list: ArticleList | undefined;
  readonly status: 'ready' | 'loading' | 'failed';
}

/**
 * The list on the page: starts with the ten articles that came with the page and grows by ten.
 * @param initial undefined when the page could not load them
 */
export function useArticleList(site: string, initial: ArticleList | undefined) {
  const [state, setState] = useState<ListState>({
    list: initial,
    status: initial ? 'ready' : 'failed',
  });

  const load = async (known: ArticleList | undefined) => {
    setState({ list: known, status: 'loading' });
    try {
      const page = await fetchArticles(
        { site, after: known?.next ?? undefined },
        { apiOrigin: '' },
      );
      const articles = [...(known?.articles ?? []), ...page.articles];
      setState({ list: { articles, next: page.next }, status: 'ready' });
    } catch {
      setState({ list: known, status: 'failed' });
    }
  };

  return {
    ...state,
    loadMore: () => void load(state.list),
    /** Reloads the first page, for example after publishing. The current list stays until the response arrives. */
    reload: () => void reload(),
  };

  async function reload() {
    try {
      const list = await fetchArticles({ site }, { apiOrigin: '' });
      setState({ list, status: 'ready' });
    } catch {
      setState((old) => ({ ...old, status: 'failed' }));
    }
  }
}
