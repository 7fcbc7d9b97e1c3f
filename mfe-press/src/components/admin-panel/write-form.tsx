import { useRef, useState } from 'react';
import type { AdminView, Article, FormResult } from '@site/contract';
import { Form } from '@site/design/forms';
import { useHost } from '@site/host';
import { createAttemptKeys } from '@site/host/attempt-keys';
import { publishArticle } from '../../api/write-article';
import { adminTexts as texts } from '../../content/press-texts';
import { ArticleFields } from './article-fields';
import { FoundDrafts } from './drafts/found-drafts';
import { draftPlace } from './drafts/draft-store';
import { useDraft } from './drafts/use-draft';
import { FormFoot } from './form-foot';
import { isSameText, noText, readArticleFields } from './form-text';
import { IntentFields, nativeFileForm } from './native-fields';
import { usePreview } from './preview';
import { useLeaveQuestion } from './use-leave-question';
import { usePublication } from './use-publication';

interface WriteFormProps {
  readonly admin: AdminView | undefined;
  /** Called after publication, so that the list reloads its first page. */
  readonly onPublished: (article: Article) => void;
  readonly onSessionLost: () => void;
}

/** Publishes a new article. After an error the text stays in the form and in localStorage. */
export function WriteForm({ admin, onPublished, onSessionLost }: WriteFormProps) {
  const { site } = useHost();
  const result = aboutWriting(admin?.result);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftPlace(site.key), form, noText);
  const [keys] = useState(createAttemptKeys);
  /** Counts publications: each is followed by empty fields. */
  const [round, setRound] = useState(0);
  const [isUploading, setIsUploading] = useState(false);
  const factsAt = (date: string) => ({ id: '', siteId: site.key, date, views: 0 });
  const preview = usePreview(
    form,
    admin && result?.code === 'preview' && result.draft
      ? { facts: factsAt(admin.renderedAt), draft: result.draft }
      : undefined,
  );
  const { isBusy, message, errors, submit } = usePublication({
    result,
    send: (text) => publishArticle(site.key, text, keys.keyFor(text)),
    onDone(article, sent) {
      keys.forget();
      if (draft.forget(sent)) {
        // The fields are replaced, the one with the focus, too.
        form.current?.querySelector<HTMLElement>('form:focus-within [type=submit]')?.focus();
        preview.close();
        setRound(round + 1);
      }
      onPublished(article);
    },
    onSessionLost,
  });
  useLeaveQuestion(
    () =>
      form.current !== null &&
      draft.isUnsafe() &&
      !isSameText(readArticleFields(form.current), noText),
  );

  return (
    <Form ref={form} {...nativeFileForm} onSubmit={submit} onInput={preview.follow}>
      <IntentFields intent="publish" {...(admin && { formKey: admin.formKey })} />
      <FoundDrafts offers={draft.offers} onRestore={draft.restore} onRemove={draft.remove} />
      <ArticleFields
        key={round}
        prefix="write"
        initial={(round === 0 && result?.draft) || noText}
        errors={errors}
        onUploading={setIsUploading}
        onSessionLost={onSessionLost}
      />
      <FormFoot
        label={texts.publish}
        isBusy={isBusy}
        isUploading={isUploading}
        draft={draft.status}
        message={message}
        preview={preview.article}
        onTogglePreview={() => preview.toggle(factsAt(new Date().toISOString()))}
      />
    </Form>
  );
}

/** A publication without script, or the sign-in that interrupted it. */
function aboutWriting(result: FormResult | undefined): FormResult | undefined {
  return result?.intent === 'publish' || result?.resume === 'publish' ? result : undefined;
}
