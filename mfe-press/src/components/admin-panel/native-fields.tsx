import type { ArticleDraft, FormIntent } from '@site/contract';

/** The target after a plain form: the panel, not the top of the page. */
export const panelId = 'admin';

/** The attributes of a form that works without script: it posts to the page's own address (decision 0051). */
export const nativeForm = { method: 'post', action: `#${panelId}` } as const;

/** The same for a form with a file. */
export const nativeFileForm = { ...nativeForm, encType: 'multipart/form-data' } as const;

/** The intent of a plain form, and its idempotency key. */
export function IntentFields({ intent, formKey }: { intent: FormIntent; formKey?: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {formKey !== undefined && <input type="hidden" name="key" value={formKey} />}
    </>
  );
}

interface DraftFieldsProps {
  readonly draft: ArticleDraft;
  readonly resume: 'publish' | 'edit';
}

/** Keeps an unfinished text during the sign-in. */
export function DraftFields({ draft, resume }: DraftFieldsProps) {
  return (
    <>
      <input type="hidden" name="resume" value={resume} />
      <input type="hidden" name="title" value={draft.title} />
      <input type="hidden" name="summary" value={draft.summary} />
      <input type="hidden" name="content" value={draft.content} />
      {draft.publishAt && <input type="hidden" name="publishAt" value={draft.publishAt} />}
      {draft.pictureName !== undefined && (
        <>
          <input type="hidden" name="pictureName" value={draft.pictureName} />
          <input type="hidden" name="pictureAlt" value={draft.pictureAlt} />
          <input type="hidden" name="pictureBefore" value={draft.pictureBefore} />
        </>
      )}
    </>
  );
}
