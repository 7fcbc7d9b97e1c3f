import { formatPhone, numbersIn } from '../data/phone-numbers';
import type { StoredRegistration } from '../data/registration';

/** Every field of every registration exactly as it is stored, newest first: what JSON.parse returns is serialised to the same text. */
export function toJson(registrations: readonly StoredRegistration[]): string {
  return `${JSON.stringify(registrations.map(presentRegistration), null, 2)}\n`;
}

function presentRegistration(registration: StoredRegistration) {
  const { id, form, receivedAt, fields, consent, isHasty, isReadable } = registration;
  const phoneNumbers = numbersIn(fields.get('phone') ?? '').map(({ key }) => formatPhone(key));
  return {
    id,
    form,
    receivedAt,
    phoneNumbers,
    fields: Object.fromEntries(fields),
    consent: consent ?? null,
    isHasty,
    isReadable,
  };
}
