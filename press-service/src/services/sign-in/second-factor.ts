/**
 * The code in addition to the password: six digits of an authenticator app, or one of ten recovery codes. Either is
 * accepted once, over all replicas.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { StoreError } from '@site/service-kit/errors';
import type { SecondFactorRecord, SecondFactorStore } from '../../data/press-store';
import { randomCode } from './random-code';
import type { TextCipher } from './session-secret';
import { stepOfCode } from './totp';

/** Of 79 bits each, enough for a plain hash. */
const recoveryCodes = 10;
/** Sign-ins compete for one record; losing this often requires very many of them. */
const maxRaces = 10;

export interface SecondFactor {
  isOn(): Promise<boolean>;
  /**
   * Accepts a code once.
   * @returns false for a wrong or used one
   * @throws StoreError also when the secret was encrypted with another SESSION_SECRET
   */
  take(code: string): Promise<boolean>;
  /**
   * Enables it, or replaces the app.
   * @param firstStep of the code that was used for the setup: it counts as used
   * @returns the recovery codes, to be shown once
   */
  turnOn(secret: string, firstStep: number): Promise<readonly string[]>;
  /** @returns whether it was on */
  turnOff(): Promise<boolean>;
}

/** @param readCipher called at each use, because a restored backup replaces a generated secret */
export function createSecondFactor(
  store: SecondFactorStore,
  readCipher: () => Promise<TextCipher>,
  now: () => number,
): SecondFactor {
  async function afterCode(
    record: SecondFactorRecord,
    code: string,
  ): Promise<SecondFactorRecord | undefined> {
    // Without the session secret: recovery codes are for the day on which something is lost.
    const left = record.recoveryHashes.filter((hash) => !isHashOf(hash, code));
    if (left.length < record.recoveryHashes.length) return { ...record, recoveryHashes: left };
    const secret = (await readCipher()).decrypt(record.sealedSecret);
    if (secret === undefined)
      throw new StoreError(
        'the TOTP secret was encrypted with another SESSION_SECRET; put that one back, or sign in with a recovery code, or run: npm run admin -- totp',
      );
    const step = stepOfCode(secret, code, { nowMs: now(), lastStep: record.lastStep });
    return step === undefined ? undefined : { ...record, lastStep: step };
  }

  return {
    isOn: async () => (await store.read()) !== undefined,
    async take(code) {
      for (let race = 0; race < maxRaces; race += 1) {
        const record = await store.read();
        const next = record && (await afterCode(record, code));
        if (!record || !next) return false;
        if (await store.swap(record, next)) return true;
      }
      return false;
    },
    async turnOn(secret, firstStep) {
      const codes = Array.from({ length: recoveryCodes }, () => randomCode(4, 4));
      await store.put({
        sealedSecret: (await readCipher()).encrypt(secret),
        recoveryHashes: codes.map((code) => hashOf(code).toString('base64url')),
        lastStep: firstStep,
      });
      return codes;
    },
    turnOff: () => store.remove(),
  };
}

/** Typed with or without dashes, in any case. */
function hashOf(code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return createHash('sha256').update(plain).digest();
}

function isHashOf(hash: string, code: string): boolean {
  return timingSafeEqual(Buffer.from(hash, 'base64url'), hashOf(code));
}
