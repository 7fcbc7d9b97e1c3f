import { Fragment, useRef, useState } from 'react';
import { formatClock, type Article, type ArticleDraft, type FormResult } from '@site/contract';
import { Button, media } from '@site/design';
import { Field, Form, FormMessage } from '@site/design/forms';
import { useHost } from '@site/host';
import styled from 'styled-components';
import { adminTexts as texts } from '../../content/press-texts';
import { ArticleField } from './article-field';
import { draftPlace } from './drafts/draft-store';
import { FoundDrafts } from './drafts/found-drafts';
import { useDraft } from './drafts/use-draft';
import { cleanText, isSameText, readArticleFields, textNames } from './form-text';
import { IntentFields, nativeFileForm } from './native-fields';
import { PictureSlot } from './picture/picture-slot';
import { Preview, PreviewButton, usePreview, type PreviewFacts } from './preview';
import { useLeaveQuestion } from './use-leave-question';
import { usePublication } from './use-publication';

interface ArticleFormProps {
  readonly intent: 'publish' | 'edit';
  /** The idempotency key of a plain form. */
  readonly formKey?: string | undefined;
  /** The outcome of a post of this form without script. */
  readonly result: FormResult | undefined;
  /** The text that needs no draft: the published text, or nothing. */
  readonly saved: ArticleDraft;
  readonly facts: PreviewFacts;
  /** Of the submit button. */
  readonly label: string;
  readonly send: (draft: ArticleDraft) => Promise<Article>;
  /** @param isEmpty false if a text was typed meanwhile that cannot be stored as a draft: the form keeps it */
  readonly onDone: (article: Article, isEmpty: boolean) => void;
  readonly onCancel?: () => void;
  readonly onSessionLost: () => void;
}

/**
 * Title, summary, content, picture and date, with drafts and preview. After an error, and after the session has ended, the
 * text stays in the form. Not `required`: the specification requires an alert instead of browser validation.
 */
export function ArticleForm(props: ArticleFormProps) {
  const { intent, formKey, result, saved, facts, label, send, onDone, onCancel, onSessionLost } =
    props;
  const isEdit = intent === 'edit';
  const prefix = isEdit ? 'edit' : 'write';
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(draftPlace(useHost().site.key, facts.id || undefined), form, saved);
  const typed = result?.draft;
  const preview = usePreview(
    form,
    result?.code === 'preview' && typed ? { facts, draft: typed } : undefined,
  );
  /** Counts publications: each is followed by the fields of the saved text. */
  const [round, setRound] = useState(0);
  const [isUploading, setIsUploading] = useState(false);
  const { isBusy, message, errors, submit } = usePublication({
    result,
    send,
    onDone(article, sent) {
      const isEmpty = draft.forget(sent);
      if (isEmpty) {
        // The fields are replaced, the one with the focus, too.
        form.current?.querySelector<HTMLElement>('form:focus-within [type=submit]')?.focus();
        preview.close();
        setRound(round + 1);
      }
      onDone(article, isEmpty);
    },
    onSessionLost,
  });
  const isChanged = () =>
    form.current !== null && !isSameText(readArticleFields(form.current), saved);
  // A new text is kept as a draft. An edit would be lost to visitors, who still read the text before it.
  useLeaveQuestion(() => (isEdit || draft.isUnsafe()) && isChanged());
  const initial = (round === 0 && typed) || saved;
  const { status } = draft;
  return (
    <Form ref={form} {...nativeFileForm} onSubmit={submit} onInput={preview.follow}>
      <IntentFields intent={intent} formKey={formKey} />
      <FoundDrafts offers={draft.offers} onRestore={draft.restore} onRemove={draft.remove} />
      <Fragment key={round}>
        {textNames.map((name) => (
          <ArticleField
            key={name}
            id={`${prefix}-${name}`}
            name={name}
            label={texts[name]}
            initial={cleanText(initial[name])}
            errors={errors}
          />
        ))}
        <PictureSlot
          prefix={prefix}
          initial={initial}
          errors={errors}
          onUploading={setIsUploading}
          onSessionLost={onSessionLost}
        />
        <Field
          id={`${prefix}-date`}
          label={texts.publishAt}
          optionalText={texts.optional}
          name="publishAt"
          type="datetime-local"
          min="2000-01-01T00:00"
          max="2099-12-31T23:59"
          defaultValue={initial.publishAt}
          error={errors.publishAt}
        />
      </Fragment>
      <Actions>
        <Draft>
          {status === 'failed' && <span role="alert">{texts.draftFailed}</span>}
          {typeof status === 'object' && (
            <span>{texts.draftSaved(formatClock(status.savedAt))}</span>
          )}
        </Draft>
        {/* While the text is being sent the button keeps the focus. */}
        <Button type="submit" disabled={isUploading} aria-disabled={isBusy}>
          {label}
        </Button>
        <PreviewButton
          isOpen={preview.article !== undefined}
          onToggle={() =>
            preview.toggle(isEdit ? facts : { ...facts, date: new Date().toISOString() })
          }
        />
        {onCancel && (
          <Button
            $tone="outline"
            onClick={() => (!isChanged() || globalThis.confirm(texts.leave)) && onCancel()}
          >
            {texts.cancel}
          </Button>
        )}
      </Actions>
      <FormMessage role="status" $tone="error">
        {message}
      </FormMessage>
      <Preview article={preview.article} />
    </Form>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4);
`;

/** It appears beside or below the buttons without moving them from under a finger. */
const Draft = styled.p`
  order: 1;
  flex: 1 1 100%;
  min-height: 1.6em;
  font-size: var(--t-small);
  color: var(--text-2);
  ${media.desktop} {
    order: 0;
    flex-basis: 8rem;
  }
`;
