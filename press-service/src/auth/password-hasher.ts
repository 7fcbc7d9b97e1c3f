import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createHashQueue, type Place } from './hash-queue';

export interface PasswordHasher {
  /** @returns `scrypt$log2N$r$p$salt$key`, salt and key in base64url */
  hash(password: string): Promise<string>;
  /**
   * @param place of the caller in the queue; omitted by the operator's commands
   * @throws PressError `busy` when too many wait
   */
  verify(password: string, hash: string, place?: Place): Promise<boolean>;
}

/** OWASP's parameters: about half a second and 128 MB each, hence two at a time. */
const production = { log2Cost: 17, blockSize: 8, parallelism: 1 } as const;
const keyBytes = 32;
const atOnce = 2;
/** Eight of one caller wait four seconds at most; 64 of all callers half a minute, in a few kilobytes. */
const bounds = { perCaller: 8, shared: 64, reserved: 8 } as const;
const operator: Place = { caller: 'operator', isReserved: true };

interface Parameters {
  readonly log2Cost: number;
  readonly blockSize: number;
  readonly parallelism: number;
}

/** @param parameters of new hashes; a stored hash is verified with its own parameters */
export function createPasswordHasher(parameters: Parameters = production): PasswordHasher {
  const enqueue = createHashQueue(atOnce, bounds);
  return {
    hash: (password) =>
      enqueue(async () => {
        const salt = randomBytes(16);
        const key = await derive(password, salt, parameters);
        const { log2Cost, blockSize, parallelism } = parameters;
        const written = [salt, key].map((bytes) => bytes.toString('base64url'));
        return ['scrypt', log2Cost, blockSize, parallelism, ...written].join('$');
      }, operator),
    verify: (password, hash, place = operator) =>
      enqueue(async () => {
        const stored = readHash(hash);
        if (!stored) return false;
        const derived = await derive(password, stored.salt, stored);
        return derived.length === stored.key.length && timingSafeEqual(derived, stored.key);
      }, place),
  };
}

/** @returns undefined for any text that hash() did not write */
function readHash(hash: string): (Parameters & { salt: Buffer; key: Buffer }) | undefined {
  const match = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!match) return undefined;
  const [, log2Cost, blockSize, parallelism, salt = '', key = ''] = match;
  return {
    log2Cost: Number(log2Cost),
    blockSize: Number(blockSize),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function derive(password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> {
  const { log2Cost, blockSize, parallelism } = parameters;
  const cost = 2 ** log2Cost;
  const options = { cost, blockSize, parallelization: parallelism, maxmem: 256 * cost * blockSize };
  return new Promise((resolve, reject) => {
    // NFC: the same Hangul password arrives decomposed from some keyboards.
    scrypt(password.normalize('NFC'), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
