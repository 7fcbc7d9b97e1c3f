import { useState } from 'react';
import type { AdminView, Article } from '@site/contract';
import { useHost } from '@site/host';
import { createAttemptKeys } from '@site/host/attempt-keys';
import { publishArticle } from '../../api/write-article';
import { adminTexts as texts } from '../../content/press-texts';
import { ArticleForm } from './article-form';
import { noText } from './form-text';

interface WriteFormProps {
  readonly admin: AdminView | undefined;
  /** Called after publication, so that the list reloads its first page. */
  readonly onPublished: (article: Article) => void;
  readonly onSessionLost: () => void;
}

/** Publishes a new article. */
export function WriteForm({ admin, onPublished, onSessionLost }: WriteFormProps) {
  const { site } = useHost();
  const [keys] = useState(createAttemptKeys);
  const result = admin?.result;
  // A publication without script, or the sign-in that interrupted it.
  const isAboutWriting = result?.intent === 'publish' || result?.resume === 'publish';
  return (
    <ArticleForm
      intent="publish"
      formKey={admin?.formKey}
      result={isAboutWriting ? result : undefined}
      saved={noText}
      facts={{ id: '', siteId: site.key, date: admin?.renderedAt ?? '', views: 0 }}
      label={texts.publish}
      send={(text) => publishArticle(site.key, text, keys.keyFor(text))}
      onDone={(article) => {
        keys.forget();
        onPublished(article);
      }}
      onSessionLost={onSessionLost}
    />
  );
}
