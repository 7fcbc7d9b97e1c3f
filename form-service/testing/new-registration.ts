/** A registration as the service hands it to the store, for tests that only care about some of it. */
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
    idempotencyKey: undefined,
    isNative: false,
    repeatSince: receivedAt,
    ...given,
  };
}
