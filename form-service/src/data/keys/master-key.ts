import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { StoreError } from '@site/service-kit/errors';
import { makeFolder, openOwned } from '@site/service-kit/owned-files';
import { fileError } from '@site/service-kit/sqlite';
import type { StoreLocation } from '../store-location';
import { masterKeyBytes } from './derived-keys';

/** Where a rotation keeps the new key until it is the master key. */
export function nextKeyFile({ masterKeyFile }: StoreLocation): string {
  return `${masterKeyFile}.next`;
}

/** @returns the key of 64 hexadecimal digits (128 after a rotation) or its base64, or undefined for any other text */
export function parseMasterKey(text: string): Buffer | undefined {
  const trimmed = text.trim();
  if (/^(?:[0-9a-f]{64}){1,2}$/i.test(trimmed)) return Buffer.from(trimmed, 'hex');
  return /^[\w+/-]{43}=?$/.test(trimmed) ? Buffer.from(trimmed, 'base64') : undefined;
}

/**
 * The master key: from the environment, otherwise from its file, which only this user may read.
 * @param mayCreate whether nothing was encrypted yet, so that a new key makes no entry unreadable
 * @throws StoreError when the file is missing, readable by other users or without a key; its content is not repeated
 */
export function readMasterKey(location: StoreLocation, mayCreate: boolean): Buffer {
  const { masterKey, masterKeyFile: file } = location;
  if (masterKey) return masterKey;
  if (!existsSync(file)) {
    if (!mayCreate) throw missing(file);
    createKeyFile(file, randomBytes(masterKeyBytes));
  }
  const { mode } = statSync(file);
  if ((mode & 0o077) !== 0) {
    throw fileError(
      file,
      `others may read or change the master key (mode ${(mode & 0o777).toString(8)})`,
      `Only its owner may: chmod 600 ${file}`,
    );
  }
  const key = parseMasterKey(readFileSync(file, 'utf8'));
  if (key) return key;
  throw fileError(
    file,
    'the file does not contain a master key (64 hexadecimal digits)',
    'Put the right file back; nothing was changed.',
  );
}

export function missing(file: string): StoreError {
  return fileError(
    file,
    'it is missing, and without it the registrations cannot be read',
    'Put it back from its separate copy, or set FORM_MASTER_KEY, FORM_MASTER_KEY_FILE or FORM_KEY_DIR to where it is. ' +
      'Nothing was changed.',
  );
}

/** Written completely beside its path and linked there, so that two processes that start together read the same key. */
export function createKeyFile(file: string, key: Buffer): void {
  makeFolder(dirname(file));
  const part = `${file}.${process.pid}.part`;
  const descriptor = openOwned(part, 'w');
  try {
    writeSync(descriptor, `${key.toString('hex')}\n`);
    fsyncSync(descriptor);
    chmodSync(part, 0o600);
    linkSync(part, file);
    syncFolder(dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(descriptor);
    rmSync(part, { force: true });
  }
}

/** The directory entry must be as durable as the entries encrypted with the key. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
