/** A registration as the service passes it to the store, for tests that need only some of its members. */
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
