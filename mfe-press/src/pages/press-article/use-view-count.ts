import { useEffect, useState } from 'react';
import type { Article } from '@site/contract';
import { useHydrated } from '@site/design';
import { countView } from '../../api/count-view';

/**
 * The count to show. On a page load the boot file counts the opening and writes the number in place; only a
 * client navigation, where the page is born alive, counts here.
 */
export function useViewCount(site: string, article: Article): number {
  const isHydrated = useHydrated();
  const [isBornAlive] = useState(isHydrated);
  const [views, setViews] = useState(article.views);
  useEffect(() => {
    if (!isBornAlive) return undefined;
    let isShown = true;
    void countView(site, article.id).then((counted) => {
      if (isShown && counted !== undefined) setViews(counted);
    });
    return () => {
      isShown = false;
    };
  }, [isBornAlive, site, article.id]);
  return views;
}
