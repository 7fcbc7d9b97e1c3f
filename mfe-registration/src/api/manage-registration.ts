import {
  ownRegistrationUrl,
  type OwnRegistration,
  type OwnRegistrationAnswer,
} from '@site/contract';

/** The reason why nothing was shown or changed, one per message. */
export type ManageFailure =
  | 'not-found'
  | 'too-many'
  | 'elsewhere'
  | 'receipt-unknown'
  | 'invalid'
  | 'error';

export type ManageResult =
  /** `registration` is undefined after an erasure. */
  | { readonly result: 'done'; readonly registration: OwnRegistration | undefined }
  | { readonly result: ManageFailure };

const timeoutMs = 10_000;

const failures = new Map<string, ManageFailure>([
  ['registration_not_found', 'not-found'],
  ['too_many', 'too-many'],
  ['no_receipts', 'elsewhere'],
  ['receipt_unknown', 'receipt-unknown'],
  ['invalid_fields', 'invalid'],
]);

export function failureOf({ error }: Extract<OwnRegistrationAnswer, { ok: false }>): ManageFailure {
  return failures.get(error) ?? 'error';
}

/** Shows, corrects or erases the visitor's own entry. Never throws; every failure is a result. */
export async function manageRegistration(
  fields: Readonly<Record<string, string>>,
): Promise<ManageResult> {
  try {
    const response = await fetch(ownRegistrationUrl, {
      method: 'POST',
      credentials: 'omit',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429) return { result: 'too-many' };
    const answer = (await response.json()) as OwnRegistrationAnswer;
    if (!answer.ok) return { result: failureOf(answer) };
    return {
      result: 'done',
      registration: 'registration' in answer ? answer.registration : undefined,
    };
  } catch {
    return { result: 'error' };
  }
}
