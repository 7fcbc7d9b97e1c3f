import type { ArticleDraft, FormIntent } from '@site/contract';

/** The target after a plain form: the panel, not the top of the page. */
export const panelId = 'admin';

/** The attributes of a form that works without script: it posts to the page's own address (decision 0051). */
export const nativeForm = { method: 'post', action: `#${panelId}` } as const;

/** The same for a form with a file. */
export const nativeFileForm = { ...nativeForm, encType: 'multipart/form-data' } as const;

interface IntentFieldsProps {
  readonly intent: FormIntent;
  readonly formKey?: string | undefined;
}

/** The intent of a plain form, and its idempotency key. */
export function IntentFields({ intent, formKey }: IntentFieldsProps) {
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
  return Object.entries({ resume, ...draft }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
