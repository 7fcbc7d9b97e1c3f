import { useRef, useState, type SubmitEvent } from 'react';
import { lastDigitsOf, receiptFields, type OwnRegistration } from '@site/contract';
import { manageRegistration, type ManageFailure } from '../../api/manage-registration';

/** The proof that opened the entry; sent again with every action. */
export interface Proof {
  readonly code: string;
  readonly digits: string;
}

/** What a form of the page asks for; the values of the forms' hidden field, but for the first. */
export type OwnAction = 'show' | 'correct' | 'erase';

export type OwnState =
  | { readonly step: 'lookup'; readonly failure?: ManageFailure }
  | {
      readonly step: 'entry';
      readonly proof: Proof;
      readonly registration: OwnRegistration;
      /** Of the last action. */
      readonly outcome?: {
        readonly action: OwnAction;
        readonly result: 'done' | ManageFailure;
      };
    }
  | { readonly step: 'erased' };

/**
 * From the receipt to the entry, its correction or erasure. Everything stays in memory, never in an address, in storage
 * or in the history.
 */
export function useOwnRegistration() {
  const [state, setState] = useState<OwnState>({ step: 'lookup' });
  const [sending, setSending] = useState<OwnAction>();
  const isSending = useRef(false);

  const send = async (form: HTMLFormElement) => {
    // Duplicate submit: the button is disabled one render too late for a double click.
    if (isSending.current) return;
    isSending.current = true;
    const fields = textsOf(new FormData(form));
    const action = actionOf(fields);
    setSending(action);
    // An outcome that stayed would be taken for that of this submit, and the same one again would not be announced.
    setState(withoutOutcome);
    const answer = await manageRegistration(fields);
    isSending.current = false;
    setSending(undefined);
    setState((before) => nextState(before, fields, action, answer));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return { state, sending, submit };
}

function withoutOutcome(state: OwnState): OwnState {
  if (state.step === 'erased') return state;
  if (state.step === 'lookup') return { step: 'lookup' };
  const { step, proof, registration } = state;
  return { step, proof, registration };
}

function nextState(
  before: OwnState,
  fields: Readonly<Record<string, string>>,
  action: OwnAction,
  answer: Awaited<ReturnType<typeof manageRegistration>>,
): OwnState {
  if (answer.result !== 'done')
    return before.step === 'entry'
      ? { ...before, outcome: { action, result: answer.result } }
      : { step: 'lookup', failure: answer.result };
  const { registration } = answer;
  if (!registration) return { step: 'erased' };
  // A corrected number has new last digits.
  const digits = lastDigitsOf(registration.phone) ?? '';
  const proof = { code: fields[receiptFields.code] ?? '', digits };
  const entry = { step: 'entry', proof, registration } as const;
  return action === 'correct' ? { ...entry, outcome: { action, result: 'done' } } : entry;
}

function actionOf({ [receiptFields.action]: action }: Readonly<Record<string, string>>): OwnAction {
  return action === 'correct' || action === 'erase' ? action : 'show';
}

function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(texts);
}
