import { decrypt, deriveKey, encrypt } from '@site/service-kit/cipher';

export interface TextCipher {
  /** @returns base64url; never the same twice */
  encrypt(text: string): string;
  /** @returns undefined for the text of another key, and for a changed one */
  decrypt(encrypted: string): string | undefined;
}

/** Under a separate key. @param secret SESSION_SECRET, or the one in the store */
export function createTextCipher(secret: string, purpose: string): TextCipher {
  const key = deriveKey(secret, `press-service ${purpose}`);
  return {
    encrypt: (text) => encrypt(key, Buffer.from(text), purpose).toString('base64url'),
    decrypt: (encrypted) => decrypt(key, Buffer.from(encrypted, 'base64url'), purpose)?.toString(),
  };
}
