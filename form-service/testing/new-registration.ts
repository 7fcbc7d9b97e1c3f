/** Registrations as the service passes them to the store, for tests that need only some of their members. */
import type { EmbeddedStore } from '../src/data/embedded-store';
import type { NewRegistration } from '../src/data/registration';

interface Given extends Partial<Omit<NewRegistration, 'fields'>> {
  readonly fields: Readonly<Record<string, string>>;
}

export function newRegistration({ fields, ...given }: Given): NewRegistration {
  const receivedAt = given.receivedAt ?? new Date().toISOString();
  return {
    form: 'popup',
    receivedAt,
    fields: new Map(Object.entries(fields)),
    consent: undefined,
    isHasty: false,
    idempotencyKey: undefined,
    isNative: false,
    repeatSince: receivedAt,
    ...given,
  };
}

/** A registration that its page may send again: the phone is its idempotency key. */
export const sentAs = (phone: string) => ({
  ...newRegistration({ fields: { name: `사람${phone}`, phone } }),
  idempotencyKey: phone,
});

/** Three of them, for the tests of copies. */
export function addThree(store: EmbeddedStore): void {
  for (const phone of ['010-5555-0001', '010-5555-0002', '010-5555-0003']) store.add(sentAs(phone));
}
