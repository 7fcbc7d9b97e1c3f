/** Time-based one-time passwords (RFC 6238) with the parameters of every authenticator app: SHA-1, 6 digits, 30 seconds. */
import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

/** @returns a new secret in base32, as it is typed into apps; as long as SHA-1's output (RFC 4226, 4) */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** @returns the address that apps read from a QR code; see github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function otpauthUri(secret: string, account: string, issuer: string): string {
  return new TOTP({ secret, label: account, issuer }).toString();
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
  const token = code.replaceAll(/\s/g, '');
  // The library throws for other characters.
  if (!/^\d{6}$/.test(token)) return undefined;
  // Clocks may be one step apart in either direction.
  const offset = new TOTP({ secret }).validate({ token, timestamp: nowMs, window: 1 });
  const step = offset === null ? 0 : Math.floor(nowMs / stepMs) + offset;
  return step > lastStep ? step : undefined;
}
