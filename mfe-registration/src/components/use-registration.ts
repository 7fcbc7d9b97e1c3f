import { useRef, useState, type SubmitEvent } from 'react';
import { consentField, honeypotField, type FormKind } from '@site/contract';
import { createAttemptKeys } from '@site/host/attempt-keys';
import { postForm, type PostResult } from '../api/post-form';

export type RegistrationState = 'idle' | 'submitting' | PostResult;

/** One for each form of the document, so that a popup closed while it sends retries the same submit when opened again. */
const attemptKeys: Partial<Record<FormKind, ReturnType<typeof createAttemptKeys>>> = {};

/**
 * Submits a form and tracks its state up to the result. Fields are read at submit, so text typed before hydration is not
 * lost. Nothing is cleared here; a form that should be empty after success resets itself in `onDone`, which is not called
 * if the visitor has changed it meanwhile.
 */
export function useRegistration(kind: FormKind, onDone?: (form: HTMLFormElement) => void) {
  const [state, setState] = useState<RegistrationState>('idle');
  const [receipt, setReceipt] = useState<string>();
  const isBusy = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Duplicate submit: the button is disabled one render too late for a double click.
    if (isBusy.current) return;
    isBusy.current = true;
    setState('submitting');
    const keys = (attemptKeys[kind] ??= createAttemptKeys());
    const fields = readFields(kind, new FormData(form));
    const idempotencyKey = keys.keyFor(fields);
    const { result, ...answer } = await postForm({ kind, fields, idempotencyKey });
    isBusy.current = false;
    setReceipt(answer.receipt);
    // The visitor has not seen the result of a closed popup.
    if (result === 'done' && form.isConnected) {
      const isUnchanged = keys.keyFor(readFields(kind, new FormData(form))) === idempotencyKey;
      keys.forget();
      if (isUnchanged) onDone?.(form);
    }
    setState(result);
  };
  return { state, receipt, submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) };
}

/**
 * The fields of a form in the shape of the specification: popup {name, phone, email, visitDate} with the last two empty,
 * page forms {name, phone, message}. `marketing`, the required consent and the honeypot are sent only when not empty.
 */
export function readFields(kind: FormKind, form: FormData): Record<string, string> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const shape =
    kind === 'popup'
      ? { name: text('name'), phone: text('phone'), email: '', visitDate: '' }
      : { name: text('name'), phone: text('phone'), message: text('message') };
  const extra = ['marketing', consentField, honeypotField].filter((name) => text(name) !== '');
  return { ...shape, ...Object.fromEntries(extra.map((name) => [name, text(name)])) };
}
