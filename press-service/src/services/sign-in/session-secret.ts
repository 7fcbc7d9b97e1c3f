/**
 * The secret that signs sessions and encrypts the second factor: derived from SESSION_SECRET, or one that the store generated, and
 * a random part in the store, which a rotation replaces. Without a part, before the first rotation, it is the secret itself.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { decrypt, deriveKey, encrypt } from '@site/service-kit/cipher';
import { CommandError } from '@site/service-kit/errors';
import type { Config } from '../../config';
import type { PressStore } from '../../data/press-store';

type Configured = Pick<Config, 'sessionSecret'>;
type Stored = Pick<PressStore, 'secrets' | 'secondFactor'>;

const partName = 'session-part';
/** Whether a command has the same SESSION_SECRET as the service, which writes it. */
const checkName = 'session-check';

export async function readSessionSecret(config: Configured, store: Stored): Promise<string> {
  return derived(await baseSecret(config, store), await readPart(store));
}

/** Each text names the part it was encrypted with: a rotation that is ended at any point leaves it readable. */
export async function readCipher(
  config: Configured,
  store: Stored,
  part?: string,
): Promise<TextCipher> {
  const present = part ?? (await readPart(store));
  const base = await baseSecret(config, store);
  const cipherOf = (own: string) => createTextCipher(derived(base, own), 'second factor');
  return {
    encrypt: (text) => `${present}.${cipherOf(present).encrypt(text)}`,
    decrypt(encrypted) {
      const [body = '', own = ''] = encrypted.split('.').reverse();
      return cipherOf(own).decrypt(body);
    },
  };
}

/** First the second factor, then the sessions: two single writes, and everything is valid between them. */
export async function rotateSessionSecret(config: Configured, store: Stored): Promise<void> {
  const part = randomBytes(32).toString('base64url');
  const cipher = await readCipher(config, store, part);
  for (;;) {
    const record = await store.secondFactor.read();
    const secret = record && cipher.decrypt(record.sealedSecret);
    if (!record || secret === undefined) break;
    if (await store.secondFactor.swap(record, { ...record, sealedSecret: cipher.encrypt(secret) }))
      break;
  }
  await store.secrets.put(partName, part);
}

export async function writeSecretCheck(config: Configured, store: Stored): Promise<void> {
  await store.secrets.put(checkName, checkOf(await baseSecret(config, store)));
}

/**
 * Before a command encrypts anything with the session secret: with another one than the service has, every sign-in would fail.
 * @throws CommandError
 */
export async function requireSecretOfService(config: Configured, store: Stored): Promise<void> {
  const check = await store.secrets.read(checkName);
  if (check === undefined || check === checkOf(await baseSecret(config, store))) return;
  throw new CommandError(
    'The service uses another SESSION_SECRET than this command: give the command the same SESSION_SECRET or SESSION_SECRET_FILE. ' +
      'If they are the same, start the service again first. Nothing was changed.',
  );
}

async function readPart({ secrets }: Stored): Promise<string> {
  return (await secrets.read(partName)) ?? '';
}

/** Configured, or generated once and shared by every process on this store: sessions survive restarts and replicas. */
async function baseSecret({ sessionSecret }: Configured, { secrets }: Stored): Promise<string> {
  return sessionSecret ?? secrets.putIfAbsent('session', randomBytes(32).toString('base64url'));
}

function derived(base: string, part: string): string {
  return part === '' ? base : createHmac('sha256', base).update(part).digest('base64url');
}

function checkOf(secret: string): string {
  return createHmac('sha256', secret).update('press-service session-check').digest('base64url');
}

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
