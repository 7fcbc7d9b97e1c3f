/** AES-256-GCM: the only file of both services that encrypts. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const format = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** @returns a key for one purpose, so that no key serves two */
export function deriveKey(secret: string | Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/**
 * @param context of the text, such as its row: authenticated but not stored, so decryption needs the same
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
