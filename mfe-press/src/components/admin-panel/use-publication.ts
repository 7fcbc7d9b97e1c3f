import { useState, type SubmitEvent } from 'react';
import type { ArticleDraft, FormResult } from '@site/contract';
import { PressApiError } from '../../api/request-json';
import { fieldErrorsOf, publicationMessage } from './form-messages';
import { checkComplete, problemsIn, readArticleFields, type FieldErrors } from './form-text';

interface Publication<Saved> {
  /** The outcome of a post of the form without script. */
  readonly result: FormResult | undefined;
  readonly send: (draft: ArticleDraft) => Promise<Saved>;
  /** @param sent the text that was saved; the form may already hold another one */
  readonly onDone: (saved: Saved, sent: ArticleDraft) => void;
  readonly onSessionLost: () => void;
}

/** Sends the text of a write or edit form, and reports its errors. After an error the text stays in the form. */
export function usePublication<Saved>({ result, send, onDone, onSessionLost }: Publication<Saved>) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState(() => messageOf(result));
  const [errors, setErrors] = useState<FieldErrors>(() => fieldErrorsOf(result));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    // If the field's code is not loaded, or the upload failed, the form is posted as without script.
    if (hasUnsentFile(event.currentTarget)) return;
    event.preventDefault();
    const draft = readArticleFields(event.currentTarget);
    if (isBusy || !checkComplete(draft)) return;
    const problems = problemsIn(draft);
    setErrors(problems ?? {});
    setMessage(problems ? publicationMessage() : '');
    if (problems) return;
    setIsBusy(true);
    try {
      onDone(await send(draft), draft);
    } catch (error) {
      const { code, errors: refused } =
        error instanceof PressApiError ? error : { code: 'unavailable', errors: [] };
      // The sign-in form shows its message.
      if (code === 'not_signed_in') return onSessionLost();
      setMessage(publicationMessage(refused));
      setErrors(fieldErrorsOf({ code, errors: refused }));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    message,
    errors,
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
  };
}

/** A stored picture is sent by name; its file is removed from the form. */
function hasUnsentFile(form: HTMLFormElement): boolean {
  const file = new FormData(form).get('picture');
  return file instanceof File && file.size > 0;
}

function messageOf(result: FormResult | undefined): string {
  const isAnswered =
    result && !['done', 'resumed', 'preview', 'not_signed_in'].includes(result.code);
  return isAnswered && result.intent !== 'sign-in' ? publicationMessage(result.errors) : '';
}
