import { useState, type SubmitEvent } from 'react';
import type { Article, FormResult } from '@site/contract';
import { Button } from '@site/design';
import { FormMessage } from '@site/design/forms';
import { useHost } from '@site/host';
import styled from 'styled-components';
import { PressApiError } from '../../api/request-json';
import { updateArticle } from '../../api/write-article';
import {
  ArticleFields,
  checkComplete,
  readArticleFields,
} from '../../components/admin-panel/article-fields';
import { fieldErrorsOf, publicationMessage } from '../../components/admin-panel/form-messages';
import { IntentFields, nativeForm } from '../../components/admin-panel/native-fields';
import { adminTexts as texts } from '../../content/press-texts';

interface EditFormProps {
  readonly article: Article;
  /** How a post of this form without script has ended. */
  readonly result: FormResult | undefined;
  readonly onSaved: (article: Article) => void;
  readonly onCancel: () => void;
  readonly onSessionLost: () => void;
}

/** Edits an article in its place. After an error, and while the session is lost, the text stays in the form. */
export function EditForm({ article, result, onSaved, onCancel, onSessionLost }: EditFormProps) {
  const { site } = useHost();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState(messageOf(result));
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const draft = readArticleFields(event.currentTarget);
    if (isBusy || !checkComplete(draft)) return;
    setIsBusy(true);
    setMessage('');
    try {
      onSaved(await updateArticle(site.key, article.id, draft));
    } catch (error) {
      const isExpired = error instanceof PressApiError && error.status === 401;
      setMessage(isExpired ? texts.sessionExpired : texts.notPublished);
      if (isExpired) onSessionLost();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Form {...nativeForm} onSubmit={(event) => void save(event)}>
      <IntentFields intent="edit" />
      <ArticleFields
        prefix="edit"
        initial={result?.draft ?? article}
        errors={fieldErrorsOf(result?.errors)}
      />
      <Row>
        <Button type="submit" disabled={isBusy}>
          {texts.save}
        </Button>
        <Button $tone="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Row>
      <FormMessage role="status" $tone="error">
        {message}
      </FormMessage>
    </Form>
  );
}

function messageOf(result: FormResult | undefined): string {
  const isFailed = result?.intent === 'edit' && result.code !== 'resumed';
  return isFailed ? publicationMessage(result.code, result.errors) : '';
}

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

const Row = styled.div`
  display: flex;
  gap: var(--s-3);
`;
