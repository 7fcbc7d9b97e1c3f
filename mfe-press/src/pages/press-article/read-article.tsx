import { useEffect, useState, type MouseEvent } from 'react';
import type { Article } from '@site/contract';
import { ButtonLink, Icon, useHydrated } from '@site/design';
import { Link, pathOf, useHost } from '@site/host';
import { countView } from '../../api/count-view';
import { ArticleText } from '../../components/article-text';
import { articleTexts as texts } from '../../content/article-texts';
import { backToPageBefore } from './back-to-page-before';

/** The article with its view count and the link back to the list. */
export function ReadArticle({ site, article }: { site: string; article: Article }) {
  const views = useViewCount(site, article);
  const list = pathOf('press-list', { site });
  const goBack = useBackToList(list);
  return (
    <ArticleText
      article={article}
      views={views}
      foot={
        <ButtonLink as={Link} to={list} $tone="outline" onClick={goBack} data-enhanced="">
          <Icon name="arrow-left" />
          {texts.back}
        </ButtonLink>
      }
    />
  );
}

/**
 * The view count to show. On a page load the boot file counts the view and updates the number in the HTML; only a view
 * by client navigation, where the component mounts after hydration, is counted here.
 */
function useViewCount(site: string, article: Article): number {
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

/**
 * The click handler of "back to the list". Coming from a page of this site, it goes back in the history, which restores
 * the list as it was; otherwise the link to the list is followed.
 */
function useBackToList(list: string): (event: MouseEvent) => void {
  const isHydrated = useHydrated();
  const { navigate } = useHost();
  return (event) => {
    if (!isHydrated || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    backToPageBefore(() => navigate(list));
  };
}
