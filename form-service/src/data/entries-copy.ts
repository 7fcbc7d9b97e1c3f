/** A copy of the entries, attached as `copy` beside their keys, attached as `keys`. */
import type { StoreError } from '@site/service-kit/errors';
import {
  countRows,
  fileError,
  isIntact,
  versionOf,
  type SqliteDatabase,
} from '@site/service-kit/sqlite';
import { requireVersion } from './connect';
import { keyFile, requireFile, type StoreLocation } from './store-location';

/** @throws StoreError that names the copy */
export function attachEntriesCopy(database: SqliteDatabase, copy: string): void {
  requireFile(copy);
  try {
    database.prepare('ATTACH ? AS copy').run(copy);
    if (!isIntact(database, 'copy')) throw fileError(copy, 'the file is damaged');
    requireVersion(copy, versionOf(database, 'copy'));
  } catch (cause) {
    throw fileError(copy, cause);
  }
}

/** @returns how many registrations of the copy have no key @throws StoreError if there is no other one that could be restored */
export function newerThanKeys(
  database: SqliteDatabase,
  location: StoreLocation,
  copy: string,
): number {
  const withKey = (keys: string) => `copy.entries WHERE entry IN (SELECT entry FROM ${keys})`;
  const newer =
    countRows(database, 'copy.entries') - countRows(database, withKey('keys.entry_keys'));
  const usable = withKey('keys.entry_keys WHERE wrapped_key IS NOT NULL');
  if (newer === 0 || countRows(database, usable) > 0) return newer;
  throw withoutKeys(newer, location, copy);
}

export function withoutKeys(count: number, location: StoreLocation, copy: string): StoreError {
  return fileError(
    keyFile(location),
    `it holds no key for ${count} of the registrations in ${copy}, and no other one can be restored`,
    'Put their key database back first (npm run restore -- <backup> --keys <folder>). Nothing was changed.',
  );
}
