import type { EmbeddedStore } from '../src/data/embedded-store';
import { newRegistration } from './new-registration';

/** A registration that its page may send again: the phone is its idempotency key. */
export const sentAs = (phone: string) => ({
  ...newRegistration({ fields: { name: `사람${phone}`, phone } }),
  idempotencyKey: phone,
});

/** Three of them, for the tests of copies. */
export function addThree(store: EmbeddedStore): void {
  for (const phone of ['010-5555-0001', '010-5555-0002', '010-5555-0003']) store.add(sentAs(phone));
}
