/** The keys that are derived from the master key. */
import { createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from '@site/service-kit/cipher';

export const masterKeyBytes = 32;

/** Derived from the master key, so that no key serves two purposes. */
export interface DerivedKeys {
  readonly wrap: Buffer;
  /** Of the former master key, while replicas may still have it. */
  readonly formerWrap?: Buffer | undefined;
  readonly lookup: Buffer;
  /** Only for recognising the right master key. */
  readonly check: Buffer;
}

export function deriveKeys(masterKey: Buffer): DerivedKeys {
  const derive = (purpose: string, key = masterKey) => deriveKey(key, `form-service ${purpose} 1`);
  const lookup = masterKey.subarray(masterKeyBytes);
  return {
    wrap: derive('wrap', masterKey.subarray(0, masterKeyBytes)),
    lookup: lookup.length > 0 ? lookup : derive('lookup'),
    check: derive('check'),
  };
}

/**
 * A new master key. It carries the key of the lookup codes: those of an entry that is in backups only can never be made again, and
 * without them nobody could erase it.
 */
export function successorOf(masterKey: Buffer): Buffer {
  return Buffer.concat([randomBytes(masterKeyBytes), deriveKeys(masterKey).lookup]);
}

/** @returns a data key for one entry */
export function newDataKey(): Buffer {
  return randomBytes(32);
}

/** Keyed, because a plain hash of eleven digits is guessed in seconds. */
export function mac(lookupKey: Buffer, purpose: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', lookupKey)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
}
