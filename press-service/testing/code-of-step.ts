import { TOTP } from 'otpauth';

/** @returns the six digits that an authenticator app shows in one step of 30 seconds */
export function codeOfStep(secret: string, step: number): string {
  return new TOTP({ secret }).generate({ timestamp: step * 30_000 });
}
