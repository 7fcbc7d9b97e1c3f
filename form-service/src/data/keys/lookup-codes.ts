/** Codes by which both stores find an entry without decrypting any: HMACs of what was posted or typed. */
import { numbersIn, phoneKey } from '../phone-numbers';
import type { NewRegistration } from '../registration';
import { mac, type DerivedKeys } from './derived-keys';

export type Codes = ReturnType<typeof codesOf>;

/** @returns the code of everything that was typed, which tells a repeated registration from another one */
export function contentMac(
  keys: DerivedKeys,
  { form, fields }: Pick<NewRegistration, 'form' | 'fields'>,
): Buffer {
  return mac(keys.lookup, 'content', form, JSON.stringify([...fields]));
}

/** @returns the codes by which a repeated registration is recognised; null where it has none */
export function codesOf(keys: DerivedKeys, registration: NewRegistration) {
  const { form, idempotencyKey, isNative } = registration;
  const content = contentMac(keys, registration);
  return {
    idempotency: idempotencyKey ? mac(keys.lookup, 'key', form, idempotencyKey) : null,
    content: idempotencyKey ? content : null,
    repeat: isNative && !idempotencyKey ? content : null,
  };
}

/** @param stored the code of the entry that has the same idempotency key @returns whether something else was typed */
export function isOtherContent({ content }: Codes, stored: Uint8Array): boolean {
  return content !== null && !content.equals(stored);
}

/** Of one post: fields full of digits must not become thousands of codes. */
const maxNumbers = 50;

/** @returns the codes by which an entry is found by its phone numbers, in any field */
export function phoneMacsOf(keys: DerivedKeys, fields: ReadonlyMap<string, string>): Buffer[] {
  const phone = fields.get('phone') ?? '';
  // First, so that numbers in other fields never displace the visitor's own.
  const texts = [phone, ...fields.values()];
  const all = new Set([phoneKey(phone), ...texts.flatMap(keysIn)]);
  return [...all].slice(0, maxNumbers).map((number) => phoneMac(keys, number));
}

/** @param phone a number as an operator types it */
export function searchMacsOf(keys: DerivedKeys, phone: string): Buffer[] {
  const all = new Set([phoneKey(phone), ...keysIn(phone)]);
  return [...all].map((number) => phoneMac(keys, number));
}

function keysIn(text: string): string[] {
  return numbersIn(text).map(({ key }) => key);
}

function phoneMac(keys: DerivedKeys, number: string): Buffer {
  return mac(keys.lookup, 'phone', number);
}
