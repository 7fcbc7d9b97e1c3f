import { createHmac, hkdfSync } from 'node:crypto';

/** @returns a name under which a store may remember what it must not hold: an address, an e-mail */
export type CallerDigest = (...parts: readonly string[]) => string;

/**
 * Keyed, because the few billion addresses there are could all be hashed and compared with a copied store.
 *
 * @param secret shared by every replica; give SESSION_SECRET to keep it apart from the store
 */
export function createCallerDigest(secret: string): CallerDigest {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'press-service caller digest', 32));
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
