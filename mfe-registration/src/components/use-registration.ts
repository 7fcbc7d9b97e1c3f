import { useRef, useState, type SubmitEvent } from 'react';
import type { FormKind } from '@site/contract';
import { postForm, type PostResult } from '../api/post-form';
import { readFields } from './form-fields';

export type RegistrationState = 'idle' | 'submitting' | PostResult;

interface Attempt {
  readonly entry: string;
  readonly key: string;
}

/**
 * A form's way from submit to result. Fields are read at submit, so nothing typed before hydration is lost,
 * and nothing typed is cleared here: who wants an empty form after success resets it in `onDone`.
 */
export function useRegistration(kind: FormKind, onDone?: (form: HTMLFormElement) => void) {
  const [state, setState] = useState<RegistrationState>('idle');
  const isBusy = useRef(false);
  const lastAttempt = useRef<Attempt | undefined>(undefined);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // The disabled button comes a render late for a double click.
    if (isBusy.current) return;
    isBusy.current = true;
    setState('submitting');
    const fields = readFields(kind, new FormData(form));
    const result = await postForm({ kind, fields, idempotencyKey: keyFor(fields, lastAttempt) });
    isBusy.current = false;
    if (result === 'done') {
      lastAttempt.current = undefined;
      onDone?.(form);
    }
    setState(result);
  };
  return { state, submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event) };
}

/** A second try of the same entry keeps its key: the first may have arrived after all. */
function keyFor(fields: object, last: { current: Attempt | undefined }): string {
  const entry = JSON.stringify(fields);
  if (last.current?.entry !== entry) last.current = { entry, key: randomKey() };
  return last.current.key;
}

/** randomUUID needs a secure context; a preview over plain http on the local network is none. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
