import { FormError } from '../errors';
import type { RegistrationStore } from '../data/registration-store';
import type { Destination } from './accept-registration';
import { sameTapMs } from './content-digest';

/** Keeps registrations here. Acknowledged means: on the disk, even if the power fails now. */
export function createStoreDestination(store: RegistrationStore, now: () => number): Destination {
  return {
    isReady: () => store.isReady(),
    async deliver({ post, registration, digest }) {
      const receivedAtMs = now();
      try {
        const isNew = store.add({
          form: post.form,
          receivedAt: new Date(receivedAtMs).toISOString(),
          sameTapSince: new Date(receivedAtMs - sameTapMs).toISOString(),
          phone: registration.phone,
          fields: registration.fields,
          idempotencyKey: post.idempotencyKey,
          digest,
        });
        return isNew ? 'stored' : 'duplicate';
      } catch (cause) {
        const { code = 'unknown' } = cause as { code?: string };
        throw new FormError('store_unavailable', { detail: code, retryAfter: '5' });
      }
    },
  };
}
