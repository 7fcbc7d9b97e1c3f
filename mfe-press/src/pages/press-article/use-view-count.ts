import { useEffect, useState } from 'react';
import type { Article } from '@site/contract';
import { useHydrated } from '@site/design';
import { countView } from '../../api/count-view';

/**
 * The view count to show. On a page load the boot file counts the view and updates the number in the HTML; only a view
 * by client navigation, where the component mounts after hydration, is counted here.
 */
export function useViewCount(site: string, article: Article): number {
  const isHydrated = useHydrated();
  const [isClientNavigation] = useState(isHydrated);
  const [views, setViews] = useState(article.views);
  useEffect(() => {
    // Before its date only the administrator sees it, and no view is counted.
    if (!isClientNavigation || article.isScheduled) return undefined;
    let isMounted = true;
    void countView(site, article.id).then((counted) => {
      if (isMounted && counted !== undefined) setViews(counted);
    });
    return () => {
      isMounted = false;
    };
  }, [isClientNavigation, site, article.id, article.isScheduled]);
  return views;
}
