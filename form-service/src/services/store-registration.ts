import { IdempotencyConflict } from '../data/keys/entry-keys';
import { testForm } from '../data/registration';
import type { RegistrationStore } from '../data/registration-store';
import { FormError, storeUnavailable } from '../errors';
import { sameSubmitMs, type Destination } from './accept-registration';

/** Stores registrations here. An acknowledged one is on disk and survives a power failure. */
export function createStoreDestination(store: RegistrationStore): Destination {
  return {
    isReady: () => store.isReady(),
    givesReceipts: true,
    async deliver({ post, fields, consent, receivedAtMs }) {
      try {
        const { isNew, receipt } = await store.add({
          form: post.isTest ? testForm(post.form) : post.form,
          receivedAt: new Date(receivedAtMs).toISOString(),
          repeatSince: new Date(receivedAtMs - sameSubmitMs).toISOString(),
          fields,
          consent,
          isHasty: isHasty(post.pageSeconds),
          idempotencyKey: post.idempotencyKey,
          isNative: post.isNative,
        });
        return { outcome: isNew ? 'stored' : 'duplicate', receipt };
      } catch (cause) {
        if (cause instanceof IdempotencyConflict) throw new FormError('idempotency_conflict');
        throw storeUnavailable(cause);
      }
    },
  };
}

/** With autofill, people need about four seconds for a page and its form, programs less than one. */
const hastySeconds = 2;

/**
 * The time score beside the honeypot. It only marks an entry for the operators: it refuses or delays nobody, and slow
 * visitors (a screen reader, a break) are never marked.
 * @param pageSeconds the header as it was sent; a missing or malformed one, as in native posts, gives no score
 */
function isHasty(pageSeconds: string | undefined): boolean {
  if (pageSeconds === undefined || !/^\d{1,3}$/.test(pageSeconds)) return false;
  return Number(pageSeconds) < hastySeconds;
}
