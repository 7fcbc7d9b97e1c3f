/** Time-based one-time passwords (RFC 6238) with the parameters of every authenticator app: SHA-1, 6 digits, 30 seconds. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepMs = 30_000;
const digits = 6;
/** Clocks may be one step apart in either direction. */
const windowSteps = [0, -1, 1] as const;
/** As long as SHA-1's output (RFC 4226, 4). */
const secretBytes = 20;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** @returns a new secret in base32, as it is typed into apps */
export function createTotpSecret(): string {
  return [...randomBytes(secretBytes)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replace(/.{5}/g, (bits) => base32[Number.parseInt(bits, 2)] ?? '');
}

/** @returns the address that apps read from a QR code; see github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function otpauthUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${stepMs / 1_000}`;
}

/**
 * @param code as typed; spaces are ignored, because apps show them
 * @param lastStep the step whose code was used last: that one and older ones are refused
 * @returns the step of the code; undefined for a wrong, old or used code
 */
export function stepOfCode(
  secret: string,
  code: string,
  { nowMs, lastStep }: { readonly nowMs: number; readonly lastStep: number },
): number | undefined {
  const typed = Buffer.from(code.replaceAll(/\s/g, ''));
  const now = Math.floor(nowMs / stepMs);
  // All steps are computed and compared in any case, so that the time of an answer reveals nothing.
  const matchingSteps = windowSteps
    .map((offset) => now + offset)
    .filter((step) => {
      const expected = Buffer.from(codeOfStep(secret, step));
      return typed.length === expected.length && timingSafeEqual(typed, expected);
    });
  return matchingSteps.find((step) => step > lastStep);
}

/** @returns the six digits of one step, HOTP of RFC 4226 */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
