import { retryAfter } from '@site/service-kit/errors';
import { IdempotencyConflict } from '../data/keys/entry-keys';
import type { RegistrationStore } from '../data/registration-store';
import { FormError } from '../errors';
import { sameSubmitMs, type Destination } from './accept-registration';
import { isHasty } from './is-hasty';

/** Stores registrations here. An acknowledged one is on disk and survives a power failure. */
export function createStoreDestination(store: RegistrationStore): Destination {
  return {
    isReady: () => store.isReady(),
    givesReceipts: true,
    async deliver({ post, registration, consent, receivedAtMs }) {
      try {
        const { isNew, receipt } = await store.add({
          form: post.form,
          receivedAt: new Date(receivedAtMs).toISOString(),
          repeatSince: new Date(receivedAtMs - sameSubmitMs).toISOString(),
          fields: registration.fields,
          consent,
          isHasty: isHasty(post.pageSeconds),
          idempotencyKey: post.idempotencyKey,
          isNative: post.isNative,
        });
        return { outcome: isNew ? 'stored' : 'duplicate', receipt };
      } catch (cause) {
        if (cause instanceof IdempotencyConflict) throw new FormError('idempotency_conflict');
        const { code = 'unknown' } = cause as { code?: string };
        throw new FormError('store_unavailable', { detail: code, headers: retryAfter(5_000) });
      }
    },
  };
}
