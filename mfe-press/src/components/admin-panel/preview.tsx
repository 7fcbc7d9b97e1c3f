import { lazy, Suspense, useState, type RefObject } from 'react';
import type { Article, ArticleDraft } from '@site/contract';
import { Button } from '@site/design';
import styled from 'styled-components';
import { adminTexts as texts } from '../../content/press-texts';
import { articleOf, readArticleFields } from './form-text';

/** The list does not need it otherwise, so it is loaded with the first preview. */
const loadArticleText = () => import('../article-text');
const ArticleText = lazy(async () => ({ default: (await loadArticleText()).ArticleText }));

/** Date, views and ids of the article. */
export type PreviewFacts = Omit<Article, 'title' | 'summary' | 'content' | 'picture'>;

/**
 * Shows the form's text as visitors would see it, and follows it while it is open.
 * @param first the preview that a form without script requested
 */
export function usePreview(
  form: RefObject<HTMLFormElement | null>,
  first?: { readonly facts: PreviewFacts; readonly draft: ArticleDraft },
) {
  const [shown, setShown] = useState(first);
  const read = (facts: PreviewFacts) => {
    if (form.current) setShown({ facts, draft: readArticleFields(form.current) });
  };
  return {
    article: shown && articleOf(shown.facts, shown.draft),
    close: () => setShown(undefined),
    toggle: (facts: PreviewFacts) => {
      if (shown) return setShown(undefined);
      // Offline the preview stays closed.
      loadArticleText().then(
        () => read(facts),
        () => undefined,
      );
    },
    follow: () => shown && read(shown.facts),
  };
}

interface PreviewButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Without script it posts the form, and the response contains the preview. */
export function PreviewButton({ isOpen, onToggle }: PreviewButtonProps) {
  return (
    <Button
      type="submit"
      name="step"
      value="preview"
      $tone="outline"
      aria-expanded={isOpen}
      onClick={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      {isOpen ? texts.previewClose : texts.preview}
    </Button>
  );
}

export function Preview({ article }: { article: Article | undefined }) {
  if (!article) return null;
  return (
    <Frame aria-label={texts.preview}>
      <Suspense>
        <ArticleText article={article} views={article.views} />
      </Suspense>
    </Frame>
  );
}

const Frame = styled.section`
  padding: var(--s-6) var(--s-5);
  background: var(--white);
  border: 1px solid var(--line-strong);
`;
