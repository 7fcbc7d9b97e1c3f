/** Copies of the entries while the service runs. They are encrypted and contain no key. */
import { existsSync } from 'node:fs';
import {
  copyDatabase,
  copyError,
  countRows,
  fileError,
  isIntact,
  openFile,
  versionOf,
  type SqliteDatabase,
} from '@site/service-kit/sqlite';
import { truncateLog } from './compact';
import { connect, requireVersion } from './connect';
import { attachEntriesCopy, newerThanKeys, withoutKeys } from './entries-copy';
import { replaceCodes } from './keys/entry-keys';
import { countEntries, entryIds, selectEntry } from './registration-rows';
import { keyFile, requireFile, storeFile, type StoreLocation } from './store-location';

/** Writes one complete, consistent file; needs no key. @returns the number of registrations in it @throws StoreError */
export function backUpDatabase(location: StoreLocation, copy: string): number {
  const file = storeFile(location);
  requireFile(file);
  const database = openFile(file, { isReadOnly: true });
  try {
    requireVersion(file, versionOf(database));
    copyDatabase(database, copy);
    // Counted in the copy: registrations may have been added to the store since.
    database.prepare('ATTACH ? AS copy').run(copy);
    return countRows(database, 'copy.entries');
  } catch (cause) {
    throw copyError(file, copy, cause);
  } finally {
    database.close();
  }
}

export interface Restored {
  readonly count: number;
  /** Entries of the copy that were erased or purged since have no keys and are left out. */
  readonly erasedSince: number;
  /** Those whose keys were never here are left out too: the backup is newer than the copy of the keys. */
  readonly newer: number;
  /** MongoDB: those that their key does not decrypt are left out too; another one has the id of a post that is sent again. */
  readonly undecrypted?: number;
}

/**
 * Before the keys of a copy are restored: a refusal after that would have changed something.
 * @throws StoreError if the file is damaged, and without `isForced` if there are registrations
 */
export function checkPresentEntries(location: StoreLocation, isForced: boolean): void {
  const file = storeFile(location);
  if (!existsSync(file)) return;
  const database = openFile(file, { isReadOnly: true });
  try {
    if (!isIntact(database)) throw fileError(file, 'the file is damaged');
    const version = versionOf(database);
    if (version === 0) return;
    requireVersion(file, version);
    if (!isForced) refuseToReplace(countEntries(database), file);
  } catch (cause) {
    throw fileError(file, cause);
  } finally {
    database.close();
  }
}

/**
 * Replaces the registrations by those of the copy that have a key, in one transaction.
 * @param keyCopy folder of the copy of the keys that was restored before: of posts whose idempotency key was sent again since
 * then, the newer entry stays, because its sender has its receipt
 * @throws StoreError if there are any and `isForced` is false, and if no registration of the copy has a key; the registrations
 * are unchanged then
 */
export function restoreDatabase(
  location: StoreLocation,
  copy: string,
  isForced: boolean,
  keyCopy?: string,
): Restored {
  requireFile(copy);
  refuseToMakeKeys(location, copy);
  const { database } = connect(location, { lostKeys: isForced ? 'ignore' : 'refuse' });
  const refuseUnlessForced = () => {
    if (!isForced) refuseToReplace(countEntries(database), storeFile(location));
  };
  try {
    attachEntriesCopy(database, copy);
    const newer = newerThanKeys(database, location, copy);
    refuseUnlessForced();
    const replaceAll = replaceByEncrypted(database, keyCopy);
    const replace = database.transaction(() => {
      // Locks the entries only; IMMEDIATE would lock the keys too, which a test restore shares with a running service.
      database.exec('UPDATE main.entries SET id = id WHERE 0');
      refuseUnlessForced();
      replaceAll();
      // Here, because visitors may register right after it.
      return countEntries(database);
    });
    const count = replace.deferred();
    truncateLog(database, 'main');
    const left = countRows(database, 'copy.entries') - count;
    return { count, erasedSince: left - newer, newer };
  } catch (cause) {
    throw copyError(copy, storeFile(location), cause);
  } finally {
    database.close();
  }
}

/** The entries that stay get the numbers of the copy: their own may be those of other entries in the copy. */
function replaceByEncrypted(database: SqliteDatabase, keyCopy: string | undefined): () => void {
  database.exec('CREATE TEMP TABLE sent_again (id, former, entry, form, received_at, sealed)');
  if (keyCopy !== undefined)
    database.prepare('ATTACH ? AS copied_keys').run(keyFile({ keyFolder: keyCopy }));
  return () => {
    if (keyCopy !== undefined) database.exec(selectSentAgain);
    database.exec('DELETE FROM main.entries');
    database.exec(insertEncrypted);
  };
}

/** Two entries with one idempotency key: that of the copy, and the newer one of the store, which the copy lacks. */
const selectSentAgain = `
  INSERT INTO temp.sent_again
  SELECT copied.id, copied.entry, newer.entry, newer.form, newer.received_at, newer.sealed
  FROM copied_keys.entry_keys AS copied_key
  JOIN copy.entries AS copied ON copied.entry = copied_key.entry
  JOIN keys.entry_keys AS former_key ON former_key.entry = copied.entry AND former_key.wrapped_key IS NOT NULL
  JOIN keys.entry_keys AS newer_key ON newer_key.idempotency_mac = copied_key.idempotency_mac
  JOIN main.entries AS newer ON newer.entry = newer_key.entry
  WHERE newer.entry NOT IN (SELECT entry FROM copy.entries)`;

const insertEncrypted = `
  INSERT INTO main.entries (id, entry, form, received_at, sealed)
  SELECT id, entry, form, received_at, sealed FROM copy.entries
  WHERE entry IN (SELECT entry FROM keys.entry_keys WHERE wrapped_key IS NOT NULL)
    AND entry NOT IN (SELECT former FROM temp.sent_again)
  UNION ALL SELECT id, entry, form, received_at, sealed FROM temp.sent_again`;

function refuseToReplace(found: number, file: string): void {
  if (found === 0) return;
  throw fileError(
    file,
    `it holds ${found} registrations; --force replaces them`,
    'Nothing was changed.',
  );
}

/** A new master key would be refused by the copy of the keys that is restored afterwards. */
function refuseToMakeKeys(location: StoreLocation, copy: string): void {
  if (existsSync(keyFile(location))) return;
  const database = openFile(copy, { isReadOnly: true });
  try {
    requireVersion(copy, versionOf(database));
    const count = countRows(database, 'entries');
    if (count > 0) throw withoutKeys(count, location, copy);
  } catch (cause) {
    throw fileError(copy, cause);
  } finally {
    database.close();
  }
}

/**
 * After a restore: an entry that its visitor has corrected since the backup has the codes of the correction, and would be found by
 * digits that it does not hold.
 * @throws StoreError
 */
export function renewCodes(location: StoreLocation): void {
  const { database, keys } = connect(location);
  try {
    const renew = database.transaction(() => {
      for (const entry of entryIds(database)) {
        const found = selectEntry(database, keys, entry);
        if (found) replaceCodes(database, keys, found.key, found.registration);
      }
    });
    renew.immediate();
  } finally {
    database.close();
  }
}
