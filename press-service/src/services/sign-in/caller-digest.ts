import { createHmac } from 'node:crypto';
import { deriveKey } from '@site/service-kit/cipher';

/** @returns a key for a value that the store must not contain: an address, an e-mail */
export type CallerDigest = (...parts: readonly string[]) => string;

/**
 * Keyed, because all of the few billion addresses could be hashed and compared with a copied store.
 *
 * @param readSecret shared by every replica; set SESSION_SECRET to store it apart from the data
 */
export function createCallerDigest(readSecret: () => string): CallerDigest {
  return (...parts) => {
    const key = deriveKey(readSecret(), 'press-service caller digest');
    return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  };
}
