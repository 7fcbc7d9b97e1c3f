import type { FormKind } from '@site/contract';
import { contentDigest } from './content-digest';
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
  /** Sent by a browser's form itself, which can attach no key. */
  readonly isNative: boolean;
}

export interface Delivery {
  readonly post: FormPost;
  readonly registration: Registration;
  /** Of native posts without a key: the same digest within 60 s is the same tap. */
  readonly digest: string | undefined;
}

/** `duplicate`: this very registration had arrived before; its sender gets the same answer. */
export type DeliveryOutcome = 'stored' | 'relayed' | 'duplicate';

/** Where a form's registrations go. Resolves only when they are safe there. */
export interface Destination {
  deliver(delivery: Delivery): Promise<DeliveryOutcome>;
  isReady(): boolean;
}

export type AcceptRegistration = (post: FormPost) => Promise<DeliveryOutcome | 'trapped'>;

/** Traps bots, checks people's fields, and hands the registration to the form's destination. */
export function createAcceptRegistration(
  destinations: Readonly<Record<FormKind, Destination>>,
): AcceptRegistration {
  return async (post) => {
    if (isTrapSprung(post.fields)) return 'trapped';
    const registration = readRegistration(post.fields);
    const isDigested = post.isNative && post.idempotencyKey === undefined;
    const digest = isDigested ? contentDigest(post.form, registration) : undefined;
    return destinations[post.form].deliver({ post, registration, digest });
  };
}
