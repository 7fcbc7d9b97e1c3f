import type { ReactNode } from 'react';
import {
  type Article,
  formatCount,
  formatDateTime,
  paragraphsOf,
  partsOf,
  type TextPart,
} from '@site/contract';
import { media } from '@site/design';
import { freeSans, freeSerif } from '@site/design/free-text';
import styled from 'styled-components';
import { articleTexts as texts } from '../content/article-texts';
import { listTexts } from '../content/press-texts';
import { ArticlePicture } from './article-picture';

interface ArticleTextProps {
  readonly article: Article;
  readonly views: number;
  /** Content below the text; none in a preview. */
  readonly foot?: ReactNode;
}

/** An article as visitors see it: title, author, date and view count, the picture, the paragraphs. */
export function ArticleText({ article, views, foot }: ArticleTextProps) {
  return (
    <Text $text={article.title + article.content}>
      <Title $text={article.title}>{article.title}</Title>
      <Facts>
        <div>
          <dt>{texts.author}</dt>
          <dd>{listTexts.administrator}</dd>
        </div>
        {/* None in the preview of an article that could not be loaded. */}
        {article.date && (
          <div>
            <dt>{texts.date}</dt>
            <dd>
              <time dateTime={article.date}>
                {article.isScheduled
                  ? listTexts.scheduled(formatDateTime(article.date))
                  : formatDateTime(article.date)}
              </time>
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.views}</dt>
          {/* The boot file may already have written the new count into the HTML. */}
          <dd data-view-count="" suppressHydrationWarning>
            {formatCount(views)}
          </dd>
        </div>
      </Facts>
      {article.picture && <ArticlePicture picture={article.picture} />}
      <Paragraphs>
        {paragraphsOf(article.content).map((paragraph, index) => (
          // Another text is another element: a translator has taken the text nodes of this one away from React.
          <p key={`${index} ${paragraph}`}>{partsOf(paragraph).map(linked)}</p>
        ))}
      </Paragraphs>
      {foot && <Foot>{foot}</Foot>}
    </Text>
  );
}

function linked({ text, href }: TextPart, index: number): ReactNode {
  if (href === undefined) return text;
  return (
    <a key={index} href={href} rel="nofollow noopener">
      {text}
    </a>
  );
}

const Text = styled.article<{ readonly $text: string }>`
  ${({ $text }) => freeSans($text)}
  ${media.desktop} {
    display: grid;
    grid-template-columns: 14rem minmax(0, 1fr);
    column-gap: clamp(2.5rem, 6vw, 6rem);
    align-items: start;
  }
`;

const Title = styled.h2<{ readonly $text: string }>`
  ${({ $text }) => freeSerif($text)}
  font: 400 clamp(1.6875rem, 1.4rem + 1.4vw, 2.5rem) / 1.42 var(--serif);
  letter-spacing: var(--track-serif);
  text-wrap: balance;
  overflow-wrap: anywhere;
  ${media.desktop} {
    grid-column: 1 / -1;
    max-width: 22em;
    padding-bottom: 2.25rem;
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem var(--s-5);
  margin-top: var(--s-5);
  padding-bottom: var(--s-5);
  border-bottom: 1px solid var(--bronze-500);
  font-size: var(--t-small);
  color: var(--text-2);
  & div {
    display: flex;
    gap: 0.5rem;
  }
  & dt {
    color: var(--text-3);
  }
  ${media.desktop} {
    display: grid;
    gap: 0;
    margin: 0;
    padding: 0;
    border: 0;
    border-top: 1px solid var(--bronze-500);
    & div {
      display: grid;
      gap: 0.1rem;
      padding-block: 0.9rem;
      border-bottom: var(--hair);
      color: var(--text);
    }
  }
`;

const Paragraphs = styled.div`
  padding-block: var(--s-6) var(--s-7);
  line-height: 1.9;
  & p {
    max-width: var(--measure);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  & p + p {
    margin-top: 1.5em;
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 4px;
    word-break: break-all;
  }
  ${media.desktop} {
    grid-column: 2;
    border-top: var(--hair);
    padding-top: 0.6rem;
  }
`;

const Foot = styled.div`
  padding-top: var(--s-6);
  border-top: var(--hair);
  ${media.desktop} {
    grid-column: 2;
  }
`;
