import { useMemo, useRef, useState } from 'react';
import { toSeoulMinute, type Article, type FormResult } from '@site/contract';
import { Button } from '@site/design';
import { Form } from '@site/design/forms';
import { useHost } from '@site/host';
import { updateArticle } from '../../api/write-article';
import { ArticleFields } from '../../components/admin-panel/article-fields';
import { FoundDrafts } from '../../components/admin-panel/drafts/found-drafts';
import { draftPlace } from '../../components/admin-panel/drafts/draft-store';
import { useDraft } from '../../components/admin-panel/drafts/use-draft';
import { FormFoot } from '../../components/admin-panel/form-foot';
import { draftOf, isSameText, readArticleFields } from '../../components/admin-panel/form-text';
import { IntentFields, nativeFileForm } from '../../components/admin-panel/native-fields';
import { usePreview, type PreviewFacts } from '../../components/admin-panel/preview';
import { useLeaveQuestion } from '../../components/admin-panel/use-leave-question';
import { usePublication } from '../../components/admin-panel/use-publication';
import { editTexts as texts } from '../../content/article-texts';
import { adminTexts } from '../../content/press-texts';

interface EditFormProps {
  readonly article: Article;
  /** The outcome of a post of this form without script. */
  readonly result: FormResult | undefined;
  readonly onSaved: (article: Article) => void;
  readonly onCancel: () => void;
  readonly onSessionLost: () => void;
}

/** Edits an article in place. After an error, and after the session has ended, the text stays in the form. */
export function EditForm({ article, result, onSaved, onCancel, onSessionLost }: EditFormProps) {
  const { site } = useHost();
  const form = useRef<HTMLFormElement>(null);
  const published = useMemo(
    () => ({
      ...draftOf(article),
      ...(article.date && { publishAt: toSeoulMinute(article.date) }),
    }),
    [article],
  );
  const draft = useDraft(draftPlace(site.key, article.id), form, published);
  const typed = result?.draft;
  const preview = usePreview(
    form,
    result?.code === 'preview' && typed
      ? { facts: withoutPicture(article), draft: typed }
      : undefined,
  );
  const [isUploading, setIsUploading] = useState(false);
  const { isBusy, message, errors, submit } = usePublication({
    result,
    send: (text) => updateArticle(site.key, article.id, text),
    onDone(saved, sent) {
      if (draft.forget(sent)) onSaved(saved);
    },
    onSessionLost,
  });
  const isChanged = () =>
    form.current !== null && !isSameText(readArticleFields(form.current), published);
  useLeaveQuestion(isChanged);
  const cancel = () => {
    if (isChanged() && !globalThis.confirm(adminTexts.leave)) return;
    onCancel();
  };
  return (
    <Form ref={form} {...nativeFileForm} onSubmit={submit} onInput={preview.follow}>
      <IntentFields intent="edit" />
      <FoundDrafts offers={draft.offers} onRestore={draft.restore} onRemove={draft.remove} />
      <ArticleFields
        prefix="edit"
        initial={typed ?? published}
        errors={errors}
        onUploading={setIsUploading}
        onSessionLost={onSessionLost}
      />
      <FormFoot
        label={texts.save}
        isBusy={isBusy}
        isUploading={isUploading}
        draft={draft.status}
        message={message}
        preview={preview.article}
        onTogglePreview={() => preview.toggle(withoutPicture(article))}
      >
        <Button $tone="outline" onClick={cancel}>
          {texts.cancel}
        </Button>
      </FormFoot>
    </Form>
  );
}

/** The preview shows the picture of the form. */
function withoutPicture({ picture: _, ...facts }: Article): PreviewFacts {
  return facts;
}
