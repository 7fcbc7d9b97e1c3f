/**
 * The forms' wire contract, shared by mfe-registration and form-service.
 * Each form posts in the one shape the specification gives it; a fetch caller sends
 * `Accept: application/json` and an `Idempotency-Key`; a native post gets a result page (303).
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

export interface PopupRegistration {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly visitDate: string;
  /** Present, as 'on', only when the visitor ticked the box. */
  readonly marketing?: string;
}

export interface Inquiry {
  readonly name: string;
  readonly phone: string;
  readonly message: string;
  readonly marketing?: string;
}

/** Longest accepted values, in characters: generous, the specification sets no length rule. */
export const formLimits = { field: 200, message: 5_000 } as const;

/** Empty for people, filled by bots: such a post is answered as stored and thrown away. */
export const honeypotField = '_gotcha';

export const resultPages = { done: '/forms/done', failed: '/forms/failed' } as const;

export type FormAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: string;
      readonly errors?: readonly { readonly field: string; readonly code: string }[];
    };

/** @returns whether an answer means "stored": a known service answers 200 with an error in its body. */
export function isAccepted(httpOk: boolean, body: unknown): boolean {
  if (!httpOk) return false;
  if (typeof body !== 'object' || body === null) return true;
  const { error, ok, success } = body as Record<string, unknown>;
  return !error && ok !== false && success !== false;
}
