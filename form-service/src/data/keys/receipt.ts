/**
 * The receipt of a registration: ten characters derived from the entry's own key, so that it is not stored and is
 * destroyed with the key. Together with the last digits of the phone number it opens the entry.
 */
import { randomBytes } from 'node:crypto';
import { lastDigitsOf } from '@site/contract';
import { mac, type DerivedKeys } from './derived-keys';

/** Crockford's base 32: no I, L, O and U. 50 bits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const receiptChars = 10;
const groupChars = 5;

/** A visitor's proof for an entry. */
export interface ReceiptProof {
  /** Ten characters, without the hyphen. */
  readonly code: string;
  readonly lastDigits: string;
}

/** @returns the receipt as it is shown: `7K2M9-XQ4TB` */
export function receiptOf(dataKey: Buffer): string {
  const code = codeOf(dataKey);
  return `${code.slice(0, groupChars)}-${code.slice(groupChars)}`;
}

/** @returns a receipt of no entry, for honeypot hits, which are answered like a success */
export function receiptOfNothing(): string {
  return receiptOf(randomBytes(32));
}

/** Reads any usual spelling: lower case, O for 0, with or without a hyphen. @returns undefined for other texts */
export function readProof(code: string, digits: string): ReceiptProof | undefined {
  const written = code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\u2212]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const isCode =
    written.length === receiptChars && [...written].every((char) => alphabet.includes(char));
  const lastDigits = digits.normalize('NFKC').replaceAll(/\s/g, '');
  return isCode && /^\d{4}$/.test(lastDigits) ? { code: written, lastDigits } : undefined;
}

/**
 * Code and digits in one HMAC: a wrong code and wrong digits cannot be distinguished and take the same time.
 * @returns null if the phone has too few digits; such an entry has no receipt
 */
export function receiptMac(keys: DerivedKeys, dataKey: Buffer, phone: string): Buffer | null {
  const lastDigits = lastDigitsOf(phone);
  return lastDigits === undefined ? null : proofMac(keys, { code: codeOf(dataKey), lastDigits });
}

export function proofMac(keys: DerivedKeys, { code, lastDigits }: ReceiptProof): Buffer {
  return mac(keys.lookup, 'receipt', code, lastDigits);
}

/** 32 divides 256, so every character is equally likely. */
function codeOf(dataKey: Buffer): string {
  const bytes = mac(dataKey, 'receipt').subarray(0, receiptChars);
  return [...bytes].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
}
