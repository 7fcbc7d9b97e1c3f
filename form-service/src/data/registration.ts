import type { FormKind } from '@site/contract';

/** A test from a preview is stored as a form of its own, which no list of operators shows and no number counts. */
export type StoredForm = FormKind | `test-${FormKind}`;

export const testForm = (form: FormKind): StoredForm => `test-${form}`;

/** @returns the form that was filled in, also in a test */
export const filledForm = (form: StoredForm) => form.replace(/^test-/, '') as FormKind;

/** The privacy notice beside the form and the visitor's answer to it, stored with the registration. */
export interface Consent {
  /** Version of the privacy notice that the page showed; null if the sender named none. */
  readonly notice: string | null;
  /** Whether the site shows the required box, and whether it was ticked. */
  readonly mode: 'notice' | 'checkbox';
  readonly isAgreed: boolean;
  readonly wantsMarketing: boolean;
  readonly form: FormKind;
  /** ISO 8601, UTC: when the form arrived. */
  readonly at: string;
}

export interface NewRegistration {
  readonly form: StoredForm;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** A Map, because a field may be called `constructor` or `__proto__`. */
  readonly fields: ReadonlyMap<string, string>;
  readonly consent: Consent | undefined;
  /** Posted faster than people can; see services/store-registration.ts. */
  readonly isHasty: boolean;
  readonly idempotencyKey: string | undefined;
  /** Posted natively by a browser: equal content received after `repeatSince` and until `latestRepeat` is a duplicate submit. */
  readonly isNative: boolean;
  readonly repeatSince: string;
}

/** Clocks of replicas differ. */
const clockDifferenceMs = 60_000;

/** @returns the latest time at which an equal post counts as the earlier one; one with a later time was stored while a clock was ahead */
export function latestRepeat({ receivedAt }: Pick<NewRegistration, 'receivedAt'>): string {
  return new Date(Date.parse(receivedAt) + clockDifferenceMs).toISOString();
}

export interface Added {
  /** False if this registration was stored before. */
  readonly isNew: boolean;
  /** The same for every repetition; undefined if the phone field has too few digits. */
  readonly receipt: string | undefined;
}

export interface StoredRegistration {
  readonly id: number;
  readonly form: StoredForm;
  readonly receivedAt: string;
  /** Empty if the entry cannot be decrypted. */
  readonly fields: ReadonlyMap<string, string>;
  /** Undefined if the entry cannot be decrypted. */
  readonly consent: Consent | undefined;
  readonly isHasty: boolean;
  readonly isReadable: boolean;
}
