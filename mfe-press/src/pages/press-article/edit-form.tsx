import { useMemo } from 'react';
import { toSeoulMinute, type Article, type FormResult } from '@site/contract';
import { useHost } from '@site/host';
import { updateArticle } from '../../api/write-article';
import { ArticleForm } from '../../components/admin-panel/article-form';
import { draftOf } from '../../components/admin-panel/form-text';
import type { PreviewFacts } from '../../components/admin-panel/preview';
import { editTexts as texts } from '../../content/article-texts';

interface EditFormProps {
  readonly article: Article;
  /** The outcome of a post of this form without script. */
  readonly result: FormResult | undefined;
  readonly onSaved: (article: Article) => void;
  readonly onCancel: () => void;
  readonly onSessionLost: () => void;
}

/** Edits an article in place. */
export function EditForm({ article, result, onSaved, onCancel, onSessionLost }: EditFormProps) {
  const { site } = useHost();
  const published = useMemo(
    () => ({
      ...draftOf(article),
      ...(article.date && { publishAt: toSeoulMinute(article.date) }),
    }),
    [article],
  );
  return (
    <ArticleForm
      intent="edit"
      result={result}
      saved={published}
      facts={withoutPicture(article)}
      label={texts.save}
      send={(text) => updateArticle(site.key, article.id, text)}
      onDone={(saved, isEmpty) => isEmpty && onSaved(saved)}
      onCancel={onCancel}
      onSessionLost={onSessionLost}
    />
  );
}

/** The preview shows the picture of the form. */
function withoutPicture({ picture: _, ...facts }: Article): PreviewFacts {
  return facts;
}
