import type { FormKind } from '@site/contract';
import type { Consent } from '../data/registration';
import { readConsent, type ConsentMode } from './read-consent';
import {
  isTrapSprung,
  readRegistration,
  type PostedFields,
  type Registration,
} from './read-registration';

export interface FormPost {
  readonly form: FormKind;
  /** The body as it came, and its Content-Type. */
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly fields: PostedFields;
  readonly idempotencyKey: string | undefined;
  /** Version of the privacy notice that a fetch caller's header names. */
  readonly notice: string | undefined;
  /** Sent by a browser's form itself, which can attach no key. */
  readonly isNative: boolean;
}

export interface Delivery {
  readonly post: FormPost;
  readonly registration: Registration;
  readonly consent: Consent;
  /** Milliseconds since 1970. */
  readonly receivedAtMs: number;
}

/** How long an equal native post without a key counts as a second submit of the same form. */
export const sameSubmitMs = 60_000;

/** `duplicate`: this very registration had arrived before; its sender gets the same answer. */
export type DeliveryOutcome = 'stored' | 'relayed' | 'duplicate';

/** Where a form's registrations go. Resolves only when they are safe there. */
export interface Destination {
  /** @throws FormError `idempotency_conflict` when the key was used for another registration */
  deliver(delivery: Delivery): Promise<DeliveryOutcome>;
  isReady(): boolean;
}

export type AcceptRegistration = (post: FormPost) => Promise<DeliveryOutcome | 'trapped'>;

interface AcceptParts {
  readonly destinations: Readonly<Record<FormKind, Destination>>;
  readonly consentMode: ConsentMode;
  readonly now: () => number;
}

/** Stops bots, checks people's fields and consent, and hands the registration to the form's destination. */
export function createAcceptRegistration(parts: AcceptParts): AcceptRegistration {
  return async (post) => {
    if (isTrapSprung(post.fields)) return 'trapped';
    const registration = readRegistration(post.fields);
    const receivedAtMs = parts.now();
    const consent = readConsent(post, parts.consentMode, receivedAtMs);
    return parts.destinations[post.form].deliver({ post, registration, consent, receivedAtMs });
  };
}
