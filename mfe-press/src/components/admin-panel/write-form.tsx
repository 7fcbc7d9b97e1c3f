import { useRef, useState, type SubmitEvent } from 'react';
import { formatClock, type AdminView, type Article, type FormResult } from '@site/contract';
import { Button } from '@site/design';
import { FormMessage } from '@site/design/forms';
import { useHost } from '@site/host';
import { createAttemptKeys } from '@site/host/attempt-keys';
import styled from 'styled-components';
import { PressApiError } from '../../api/request-json';
import { publishArticle } from '../../api/write-article';
import { adminTexts as texts } from '../../content/press-texts';
import { ArticleFields, checkComplete, readArticleFields } from './article-fields';
import { fieldErrorsOf, publicationMessage } from './form-messages';
import { IntentFields, nativeForm } from './native-fields';
import { setSession } from './session-store';
import { useDraft } from './use-draft';

interface WriteFormProps {
  readonly admin: AdminView | undefined;
  /** Called after publication, so that the list reloads its first page. */
  readonly onPublished: (article: Article) => void;
}

/** Publishes a new article. After an error the text stays in the form and in localStorage. */
export function WriteForm({ admin, onPublished }: WriteFormProps) {
  const { site } = useHost();
  const result = admin?.result && isAboutWriting(admin.result) ? admin.result : undefined;
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(site.key, form);
  const [keys] = useState(createAttemptKeys);
  const [message, setMessage] = useState(messageOf(result));
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const article = readArticleFields(element);
    if (isBusy || !checkComplete(article)) return;
    setIsBusy(true);
    setMessage('');
    try {
      const published = await publishArticle(site.key, article, keys.keyFor(article));
      keys.forget();
      element.reset();
      draft.remove();
      onPublished(published);
    } catch (error) {
      const isExpired = error instanceof PressApiError && error.status === 401;
      setMessage(isExpired ? texts.sessionExpired : texts.notPublished);
      if (isExpired) setSession(null);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Form ref={form} {...nativeForm} onSubmit={(event) => void submit(event)}>
      <IntentFields intent="publish" {...(admin && { formKey: admin.formKey })} />
      {draft.found && (
        <Found>
          <span>{texts.draftFound}</span>
          <Button $tone="outline" $small onClick={draft.restore}>
            {texts.draftLoad}
          </Button>
          <Button $tone="outline" $small onClick={draft.remove}>
            {texts.draftDelete}
          </Button>
        </Found>
      )}
      <ArticleFields
        prefix="write"
        initial={result?.draft}
        errors={fieldErrorsOf(result?.errors)}
      />
      <Actions>
        <Saved>{draft.savedAt && texts.draftSaved(formatClock(draft.savedAt))}</Saved>
        <Button type="submit" disabled={isBusy}>
          {texts.publish}
        </Button>
      </Actions>
      <FormMessage role="status" $tone="error">
        {message}
      </FormMessage>
    </Form>
  );
}

/** A publication without script, or the sign-in that it was interrupted by. */
function isAboutWriting({ intent, resume }: FormResult): boolean {
  return intent === 'publish' || resume === 'publish';
}

function messageOf(result: FormResult | undefined): string {
  const isFailed = result?.intent === 'publish' && result.code !== 'resumed';
  return isFailed ? publicationMessage(result.code, result.errors) : '';
}

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  margin-top: var(--s-5);
`;

const Found = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
`;

const Saved = styled.p`
  font-size: var(--t-small);
  color: var(--text-2);
`;
