/**
 * The one copy of the key database, stored apart from backups and from the master key. A new copy replaces the old one,
 * so that destroyed keys are removed there too; a history of copies would restore erased people.
 */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import {
  copyDatabase,
  countRows,
  fileError,
  openFile,
  type SqliteDatabase,
} from '@site/service-kit/sqlite';
import { keyFile, requireFile, type StoreLocation } from '../store-location';

/** @returns the number of keys in the copy, without destroyed ones @throws StoreError */
export function backUpKeys(location: StoreLocation, folder: string): number {
  const file = keyFile(location);
  requireFile(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = keyFile({ keyFolder: folder });
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  const database = openFile(file);
  try {
    copyDatabase(database, part);
    renameSync(part, copy);
    return countUsable(database);
  } catch (cause) {
    throw fileError(copy, cause);
  } finally {
    database.close();
  }
}

/** @returns how many keys were restored @throws StoreError if there are keys already; nothing was changed then */
export function restoreKeys(location: StoreLocation, folder: string): number {
  const copy = keyFile({ keyFolder: folder });
  const file = keyFile(location);
  requireFile(copy);
  if (existsSync(file) && withKeys(file, countAll) > 0)
    throw fileError(
      file,
      'it holds keys already, and those of the copy could bring erased persons back',
      'Nothing was changed. Restore without --keys.',
    );
  mkdirSync(location.keyFolder, { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  copyFileSync(copy, part);
  chmodSync(part, 0o600);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
  renameSync(part, file);
  return withKeys(file, countUsable);
}

function withKeys<T>(file: string, read: (database: SqliteDatabase) => T): T {
  const database = openFile(file);
  try {
    return read(database);
  } catch (cause) {
    throw fileError(file, cause);
  } finally {
    database.close();
  }
}

function countAll(database: SqliteDatabase): number {
  return countRows(database, 'entry_keys');
}

function countUsable(database: SqliteDatabase): number {
  return countRows(database, 'entry_keys WHERE wrapped_key IS NOT NULL');
}
