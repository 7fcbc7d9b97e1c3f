/** AES-256-GCM and HMAC-SHA-256: the only file of this service that encrypts. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const format = 1;
const nonceBytes = 12;
const tagBytes = 16;

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
  const derive = (purpose: string, key = masterKey) =>
    Buffer.from(hkdfSync('sha256', key, '', `form-service ${purpose} 1`, 32));
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

/**
 * @param context the row of the text: authenticated but not stored, so decryption needs the same
 * @returns format byte, nonce, ciphertext, tag
 */
export function encrypt(key: Buffer, text: Buffer, context: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([Buffer.of(format), nonce, ciphertext, cipher.getAuthTag()]);
}

/** @returns undefined for another key, or a changed text or context */
export function decrypt(key: Buffer, encrypted: Uint8Array, context: string): Buffer | undefined {
  const bytes = Buffer.from(encrypted);
  if (bytes.length < 1 + nonceBytes + tagBytes || bytes[0] !== format) return undefined;
  const nonce = bytes.subarray(1, 1 + nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = decipher.update(bytes.subarray(1 + nonceBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]);
  } catch {
    return undefined;
  }
}

/** Keyed, because a plain hash of eleven digits is guessed in seconds. */
export function mac(lookupKey: Buffer, purpose: string, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', lookupKey)
    .update(JSON.stringify([purpose, ...parts]))
    .digest();
}
