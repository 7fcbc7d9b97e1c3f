import type { Article } from '@site/contract';
import { ButtonLink, Icon } from '@site/design';
import { Link, pathOf } from '@site/host';
import { ArticleText } from '../../components/article-text';
import { articleTexts as texts } from '../../content/press-texts';
import { useBackToList } from './use-back-to-list';
import { useViewCount } from './use-view-count';

/** The article with its view count and the link back to the list. */
export function ReadArticle({ site, article }: { site: string; article: Article }) {
  const views = useViewCount(site, article);
  const goBack = useBackToList();
  return (
    <ArticleText
      article={article}
      views={views}
      foot={
        <ButtonLink as={Link} to={pathOf('press-list', { site })} $tone="outline" onClick={goBack}>
          <Icon name="arrow-left" />
          {texts.back}
        </ButtonLink>
      }
    />
  );
}
