import { useRef, useState, type SubmitEvent } from 'react';
import { lastDigitsOf, receiptFields, type OwnRegistration } from '@site/contract';
import { manageRegistration, type ManageFailure } from '../../api/manage-registration';

/** The proof that opened the entry; sent again with every action. */
export interface Proof {
  readonly code: string;
  readonly digits: string;
}

export type OwnState =
  | { readonly step: 'lookup'; readonly failure?: ManageFailure }
  | {
      readonly step: 'entry';
      readonly proof: Proof;
      readonly registration: OwnRegistration;
      readonly isCorrected: boolean;
      readonly failure?: ManageFailure;
    }
  | { readonly step: 'erased' };

/**
 * From the receipt to the entry, its correction or erasure. Everything stays in memory, never in an address, in storage
 * or in the history.
 */
export function useOwnRegistration() {
  const [state, setState] = useState<OwnState>({ step: 'lookup' });
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  const send = async (form: HTMLFormElement) => {
    // Duplicate submit: the button is disabled one render too late for a double click.
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    const fields = textsOf(new FormData(form));
    const answer = await manageRegistration(fields);
    isSending.current = false;
    setBusy(false);
    setState((before) => nextState(before, fields, answer));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return { state, isBusy, submit };
}

function nextState(
  before: OwnState,
  fields: Readonly<Record<string, string>>,
  answer: Awaited<ReturnType<typeof manageRegistration>>,
): OwnState {
  if (answer.result !== 'done')
    return before.step === 'entry'
      ? { ...before, isCorrected: false, failure: answer.result }
      : { step: 'lookup', failure: answer.result };
  const { registration } = answer;
  if (!registration) return { step: 'erased' };
  // A corrected number has new last digits.
  const digits = lastDigitsOf(registration.phone) ?? '';
  const proof = { code: fields[receiptFields.code] ?? '', digits };
  const isCorrected = fields[receiptFields.action] === 'correct';
  return { step: 'entry', proof, registration, isCorrected };
}

function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(texts);
}
