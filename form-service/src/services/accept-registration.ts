import type { FormKind } from '@site/contract';
import { receiptOfNothing } from '../data/keys/receipt';
import type { Consent } from '../data/registration';
import type { OperatorNotifier } from './notify-operators';
import { readConsent, type ConsentMode } from './read-consent';
import { isHoneypotHit, readRegistration, type PostedFields } from './read-registration';

export interface FormPost {
  readonly form: FormKind;
  /** The body as it was sent, and its Content-Type. */
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly fields: PostedFields;
  readonly idempotencyKey: string | undefined;
  /** Version of the privacy notice, from a fetch caller's header. */
  readonly notice: string | undefined;
  /** How long the page had been open, from a fetch caller's header. */
  readonly pageSeconds: string | undefined;
  /** Posted natively by a browser, which cannot attach a key. */
  readonly isNative: boolean;
  /** From a preview: no operator gets it, and no external service. */
  readonly isTest: boolean;
}

export interface Delivery {
  readonly post: FormPost;
  /** In NFC, without the control fields. */
  readonly fields: ReadonlyMap<string, string>;
  readonly consent: Consent;
  /** Milliseconds since 1970. */
  readonly receivedAtMs: number;
}

/** How long an equal native post without a key counts as a duplicate submit. */
export const sameSubmitMs = 60_000;

/**
 * `duplicate`: the registration was received before; its sender gets the same response. `not relayed`: a test, which an external
 * service would take for a registration.
 */
export type DeliveryOutcome = 'stored' | 'relayed' | 'duplicate' | 'not relayed';

export interface Delivered {
  readonly outcome: DeliveryOutcome;
  readonly receipt?: string | undefined;
}

/** The destination of a form's registrations. Resolves only when they are durable there. */
export interface Destination {
  /** @throws FormError `idempotency_conflict` when the key was used for another registration */
  deliver(delivery: Delivery): Promise<Delivered>;
  /** Whether its registrations have receipts. */
  readonly givesReceipts: boolean;
  isReady(): Promise<boolean>;
}

export interface Accepted {
  readonly outcome: DeliveryOutcome | 'honeypot';
  readonly receipt?: string | undefined;
}

export type AcceptRegistration = (post: FormPost) => Promise<Accepted>;

interface AcceptParts {
  readonly destinations: Readonly<Record<FormKind, Destination>>;
  readonly consentMode: ConsentMode;
  readonly now: () => number;
  readonly notifier: Pick<OperatorNotifier, 'registrationReceived'>;
}

/**
 * Stops bots, checks fields and consent, delivers the registration to the form's destination and notifies the
 * operators.
 */
export function createAcceptRegistration(parts: AcceptParts): AcceptRegistration {
  return async (post) => {
    const destination = parts.destinations[post.form];
    if (isHoneypotHit(post.fields)) {
      const receipt = destination.givesReceipts ? receiptOfNothing() : undefined;
      return { outcome: 'honeypot', receipt };
    }
    const fields = readRegistration(post.fields);
    const receivedAtMs = parts.now();
    const consent = readConsent(post, parts.consentMode, receivedAtMs);
    const delivered = await destination.deliver({ post, fields, consent, receivedAtMs });
    if (delivered.outcome !== 'duplicate' && !post.isTest)
      parts.notifier.registrationReceived(post.form);
    return delivered;
  };
}
