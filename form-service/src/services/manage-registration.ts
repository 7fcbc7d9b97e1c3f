/** Visitors' access to their own entry: see, correct and erase it. */
import { lastDigitsOf, receiptActions, receiptFields, type OwnRegistration } from '@site/contract';
import type { AccessLog } from '@site/service-kit/access-log';
import { retryAfter } from '@site/service-kit/errors';
import { createWindowCounters, type WindowCounter } from '@site/service-kit/http';
import { readProof, type ReceiptProof } from '../data/keys/receipt';
import type { RegistrationStore } from '../data/registration-store';
import { filledForm, type StoredRegistration } from '../data/registration';
import { FormError, storeUnavailable } from '../errors';
import { readRegistration, type PostedFields } from './read-registration';

export type ManageOutcome =
  | { readonly did: 'show' | 'correct'; readonly registration: OwnRegistration }
  | { readonly did: 'erase' };

/**
 * @param network of the sender, for the limits
 * @throws FormError `registration_not_found` for a wrong code and for wrong digits, `too_many`, `invalid_fields`,
 * `no_receipts` if every registration is relayed
 */
export type ManageRegistration = (posted: PostedFields, network: string) => Promise<ManageOutcome>;

interface ManageParts {
  readonly store: RegistrationStore | undefined;
  readonly accessLog: AccessLog;
  readonly guesses: ReturnType<typeof createGuessLimits>;
}

const editable = ['name', 'phone', 'message'];

export function createManageRegistration(parts: ManageParts): ManageRegistration {
  const { store, accessLog, guesses } = parts;

  return async (posted, network) => {
    if (!store) throw new FormError('no_receipts');
    const action = readAction(posted);
    const corrected = action === 'correct' ? readCorrection(posted) : undefined;
    const proof = readProof(
      textOf(posted, receiptFields.code),
      textOf(posted, receiptFields.digits),
    );
    const takeBack = guesses.countAttempt(network, proof?.code);
    const outcome =
      proof &&
      (await perform(store, accessLog, { action, proof, corrected }).catch((cause: unknown) => {
        takeBack();
        throw storeUnavailable(cause);
      }));
    if (!outcome) throw new FormError('registration_not_found');
    takeBack();
    return outcome;
  };
}

interface ManageRequest {
  readonly action: (typeof receiptActions)[number];
  readonly proof: ReceiptProof;
  readonly corrected: ReadonlyMap<string, string> | undefined;
}

/** The visitor's actions are logged before they happen, like an operator's, without any content of the entry. */
async function perform(
  store: RegistrationStore,
  accessLog: AccessLog,
  { action, proof, corrected }: ManageRequest,
): Promise<ManageOutcome | undefined> {
  const own = await store.findByReceipt(proof);
  if (!own) return undefined;
  if (action === 'erase') {
    accessLog.append({ actor: 'visitor', action: 'erase', outcome: 'done', count: 1 });
    return (await store.eraseByReceipt(proof)) ? { did: 'erase' } : undefined;
  }
  if (!corrected) return { did: 'show', registration: presentOwn(own) };
  accessLog.append({ actor: 'visitor', action: 'edit', outcome: 'done', count: 1 });
  const now = await store.correct(proof, corrected);
  return now && { did: 'correct', registration: presentOwn(now) };
}

function readAction(posted: PostedFields): ManageRequest['action'] {
  const given = posted.get(receiptFields.action) ?? 'show';
  const action = receiptActions.find((known) => known === given);
  if (!action) throw invalid(receiptFields.action);
  // The checkbox beside the button prevents an accidental erasure.
  if (action === 'erase' && textOf(posted, receiptFields.confirm) === '')
    throw invalid(receiptFields.confirm);
  return action;
}

function readCorrection(posted: PostedFields): ReadonlyMap<string, string> {
  const given = [...posted].filter(([field]) => editable.includes(field));
  const fields = readRegistration(new Map(given));
  // Without digits the receipt would no longer open the entry.
  if (lastDigitsOf(fields.get('phone') ?? '') === undefined)
    throw new FormError('invalid_fields', { fields: [{ field: 'phone', code: 'too_few_digits' }] });
  return fields;
}

function invalid(field: string): FormError {
  return new FormError('invalid_fields', { fields: [{ field, code: 'required' }] });
}

function textOf(posted: PostedFields, field: string): string {
  const value = posted.get(field);
  return typeof value === 'string' ? value : '';
}

function presentOwn({ form, receivedAt, fields }: StoredRegistration): OwnRegistration {
  const text = (field: string) => fields.get(field) ?? '';
  return {
    form: filledForm(form),
    receivedAt,
    name: text('name'),
    phone: text('phone'),
    message: text('message'),
  };
}

/** A network may be a carrier's with thousands of visitors, so only failures count. */
const failuresOfNetwork = { limit: 20, windowMs: 15 * 60_000 };
/** Against an attacker who has seen a receipt: guessing all 10,000 phone endings would take 83 days. */
const failuresOfCode = { limit: 5, windowMs: 60 * 60_000 };

/** Counted in the memory of this process: each replica of the service has its own limit. */
export function createGuessLimits(now: () => number) {
  const ofNetwork = createWindowCounters(failuresOfNetwork.windowMs, now);
  const ofCode = createWindowCounters(failuresOfCode.windowMs, now);
  return {
    /**
     * Counts an attempt as failed before its result is known, so that parallel attempts stay within the limits.
     * @param code well-formed; undefined for text that cannot be a code, which counts for the network alone
     * @returns a function that takes the count back, for an attempt that did not fail
     * @throws FormError `too_many`, for real and invented receipts alike
     */
    countAttempt(network: string, code: string | undefined) {
      const admit = (counter: WindowCounter, limit: number) => {
        if (counter.count >= limit)
          throw new FormError('too_many', { headers: retryAfter(counter.endsAtMs - now()) });
        return counter;
      };
      // The network first: beyond its limit nothing is remembered of an attempt.
      const counters = [admit(ofNetwork(network), failuresOfNetwork.limit)];
      if (code !== undefined) counters.push(admit(ofCode(code), failuresOfCode.limit));
      for (const counter of counters) counter.count += 1;
      return () => {
        for (const counter of counters) counter.count -= 1;
      };
    },
  };
}
