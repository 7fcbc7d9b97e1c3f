/**
 * The wire contract of the forms, shared by mfe-registration and form-service. Each form posts in the shape that the
 * specification defines, with `marketing: 'on'` only when the visitor ticked the box. Fetch callers send `Accept: application/json` and an `Idempotency-Key`; native posts are
 * redirected to a result page (303).
 */
export const formUrls = {
  /** JSON {name, phone, email, visitDate}; the last two are always ''. */
  popup: '/forms/popup',
  /** application/x-www-form-urlencoded name, phone, message. */
  visit: '/forms/visit',
  /** JSON {name, phone, message}. */
  inquiry: '/forms/inquiry',
} as const;

export type FormKind = keyof typeof formUrls;

/** Maximum lengths in characters: generous, because the specification sets none. */
export const formLimits = { field: 200, message: 5_000 } as const;

/** Honeypot: people leave it empty, bots fill it in. Such a post gets a success response and is discarded. */
export const honeypotField = '_gotcha';

/**
 * Version of the privacy notice that the visitor was shown. mfe-registration/src/content/consent-notices.ts keeps the
 * wording of every version; a test checks that the forms show the current one.
 */
export const consentNoticeVersion = '2026-11-22';

/**
 * Both carry the version: a header in fetch calls, whose bodies are fixed by the specification; a field in native
 * posts.
 */
export const consentNoticeHeader = 'Consent-Notice';
export const consentNoticeField = '_notice';

/**
 * Set by the site server alone, for a post from a preview: a registration that no operator lists, counts, receives or has to
 * answer. In lower case.
 */
export const testRegistrationHeader = 'test-registration';

/**
 * How many seconds the page had been open when a script posted its form: a whole number, at most `maxPageSeconds`. A
 * header, because a relay passes the body on unchanged. Native posts have none.
 */
export const pageSecondsHeader = 'Page-Seconds';
export const maxPageSeconds = 60;

/** The required checkbox of `consentMode: 'checkbox'`; a control field, not stored with the registration. */
export const consentField = '_consent';

export const resultPages = { done: '/forms/done', failed: '/forms/failed' } as const;

/**
 * Where visitors see, correct and erase their registration: POST with `receiptFields`, and for `correct` name, phone and
 * message. form-service answers JSON; for a native post the site server renders the page `registration` with it.
 */
export const ownRegistrationUrl = '/forms/registration';

export const receiptFields = {
  /** The receipt: ten characters. */
  code: 'receipt',
  /** The last four digits of the phone number. */
  digits: 'digits',
  action: 'action',
  /** `on`: the box that `erase` needs. */
  confirm: 'confirm',
} as const;

const receiptDigits = 4;

/**
 * The digits that open an entry together with its receipt.
 * @returns the last four digits of a phone number, full-width ones as ASCII; undefined if it has fewer
 */
export function lastDigitsOf(phone: string): string | undefined {
  const digits = phone.normalize('NFKC').replaceAll(/\D/g, '');
  return digits.length < receiptDigits ? undefined : digits.slice(-receiptDigits);
}

export const receiptActions = ['show', 'correct', 'erase'] as const;

/**
 * A native post that was stored is redirected to the released page /forms/done, which is the same for everybody. This
 * cookie holds its receipt for ten minutes, and only for `ownRegistrationUrl`, which shows it for `action=receipt`.
 */
export const receiptCookie = {
  name: 'registration.receipt',
  lifetimeS: 600,
  action: 'receipt',
} as const;

export interface OwnRegistration {
  readonly form: FormKind;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly name: string;
  readonly phone: string;
  readonly message: string;
}

export type OwnRegistrationAnswer =
  | {
      readonly ok: true;
      readonly action: 'show' | 'correct';
      /** As it was typed: the page's forms send it again. */
      readonly receipt: string;
      readonly registration: OwnRegistration;
    }
  | { readonly ok: true; readonly action: 'erase' }
  | { readonly ok: true; readonly action: typeof receiptCookie.action; readonly receipt: string }
  | Extract<FormAnswer, { ok: false }>;

export type FormAnswer =
  /** Has a receipt if the registration is stored here, not if it is relayed. */
  | { readonly ok: true; readonly receipt?: string }
  | {
      readonly ok: false;
      readonly error: string;
      readonly errors?: readonly { readonly field: string; readonly code: string }[];
    };

/** @returns whether a response means "stored"; some form services respond 200 with an error in the body. */
export function isAccepted(httpOk: boolean, body: unknown): boolean {
  if (!httpOk) return false;
  if (typeof body !== 'object' || body === null) return true;
  const { error, ok, success } = body as Record<string, unknown>;
  return !error && ok !== false && success !== false;
}
