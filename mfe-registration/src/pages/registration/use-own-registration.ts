import { useRef, useState, type SubmitEvent } from 'react';
import {
  lastDigitsOf,
  receiptFields,
  type OwnRegistration,
  type OwnRegistrationAnswer,
} from '@site/contract';
import {
  failureOf,
  manageRegistration,
  type ManageFailure,
  type ManageResult,
} from '../../api/manage-registration';

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
  | { readonly step: 'erased' }
  /** After a native registration. */
  | { readonly step: 'receipt'; readonly receipt: string };

/**
 * From the receipt to the entry, its correction or erasure. Everything stays in memory, never in an address, in storage
 * or in the history.
 * @param answered to the native post that the page was rendered for
 */
export function useOwnRegistration(answered: OwnRegistrationAnswer | undefined) {
  const [state, setState] = useState(() => firstState(answered));
  const [sending, setSending] = useState<OwnAction>();
  const isSending = useRef(false);
  const unanswered = useRef<Unanswered>({});

  const send = async (form: HTMLFormElement) => {
    // Duplicate submit: the button is disabled one render too late for a double click.
    if (isSending.current) return;
    isSending.current = true;
    const fields = textsOf(new FormData(form));
    const action = actionOf(fields);
    setSending(action);
    // An outcome that stayed would be taken for that of this submit, and the same one again would not be announced.
    setState(withoutOutcome);
    const answer = await answerOf(fields, action, unanswered.current);
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

/** Actions whose answer was lost: they may have been carried out. */
interface Unanswered {
  /** The last digits after a correction of the number. */
  digits?: string | undefined;
  isErased?: boolean;
}

/** An action that is repeated after a lost answer finds the entry under its new digits, or erased. */
async function answerOf(
  fields: Readonly<Record<string, string>>,
  action: OwnAction,
  unanswered: Unanswered,
): Promise<ManageResult> {
  let answer = await manageRegistration(fields);
  const { digits = fields[receiptFields.digits] ?? '' } = unanswered;
  if (answer.result === 'not-found' && digits !== fields[receiptFields.digits])
    answer = await manageRegistration({ ...fields, [receiptFields.digits]: digits });
  if (answer.result === 'not-found' && action === 'erase' && unanswered.isErased)
    return { result: 'done', registration: undefined };
  if (answer.result === 'error' && action === 'correct')
    unanswered.digits = lastDigitsOf(fields['phone'] ?? '');
  if (answer.result === 'error' && action === 'erase') unanswered.isErased = true;
  if (answer.result === 'done') Object.assign(unanswered, { digits: undefined, isErased: false });
  return answer;
}

function withoutOutcome(state: OwnState): OwnState {
  if (state.step === 'lookup') return { step: 'lookup' };
  if (state.step !== 'entry') return state;
  const { step, proof, registration } = state;
  return { step, proof, registration };
}

function firstState(answered: OwnRegistrationAnswer | undefined): OwnState {
  if (!answered) return { step: 'lookup' };
  if (!answered.ok) return { step: 'lookup', failure: failureOf(answered) };
  if (answered.action === 'erase') return { step: 'erased' };
  const { action, receipt } = answered;
  return action === 'receipt'
    ? { step: 'receipt', receipt }
    : entryOf(answered.registration, receipt, action);
}

function nextState(
  before: OwnState,
  fields: Readonly<Record<string, string>>,
  action: OwnAction,
  answer: ManageResult,
): OwnState {
  if (answer.result !== 'done')
    return before.step === 'entry'
      ? { ...before, outcome: { action, result: answer.result } }
      : { step: 'lookup', failure: answer.result };
  const { registration } = answer;
  if (!registration) return { step: 'erased' };
  return entryOf(registration, fields[receiptFields.code] ?? '', action);
}

function entryOf(registration: OwnRegistration, code: string, action: OwnAction): OwnState {
  // A corrected number has new last digits.
  const proof = { code, digits: lastDigitsOf(registration.phone) ?? '' };
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
