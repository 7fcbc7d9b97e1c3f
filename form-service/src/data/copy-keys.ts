/**
 * The one copy of the key database, kept apart from backups and from the master key. Making it again replaces it, so
 * that keys destroyed since are gone there too; a history of copies would bring erased persons back.
 */
import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import Database from 'libsql';
import { StoreError } from './store-error';
import { keyFile, type StorePlace } from './store-place';

/** @returns how many keys the copy holds, destroyed ones not counted @throws StoreError */
export function backUpKeys(place: StorePlace, folder: string): number {
  const file = keyFile(place);
  if (!existsSync(file)) throw new StoreError(file, 'there is nothing at this path');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const copy = keyFile({ keyFolder: folder });
  const part = `${copy}.part`;
  rmSync(part, { force: true });
  const database = new Database(file);
  try {
    database.pragma('busy_timeout = 3000');
    database.prepare('VACUUM INTO ?').run(part);
    chmodSync(part, 0o600);
    renameSync(part, copy);
    return liveKeys(database);
  } catch (cause) {
    throw StoreError.from(copy, cause);
  } finally {
    database.close();
  }
}

/** @returns how many keys came back @throws StoreError when keys are here already; nothing was changed then */
export function restoreKeys(place: StorePlace, folder: string): number {
  const copy = keyFile({ keyFolder: folder });
  const file = keyFile(place);
  if (!existsSync(copy)) throw new StoreError(copy, 'there is nothing at this path');
  if (existsSync(file) && withKeys(file, (database) => countAll(database)) > 0)
    throw new StoreError(
      file,
      'it holds keys already, and those of the copy could bring erased persons back',
      'Nothing was changed. Restore without --keys.',
    );
  mkdirSync(place.keyFolder, { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  copyFileSync(copy, part);
  chmodSync(part, 0o600);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
  renameSync(part, file);
  return withKeys(file, liveKeys);
}

function withKeys<T>(file: string, read: (database: Database.Database) => T): T {
  const database = new Database(file);
  try {
    return read(database);
  } catch (cause) {
    throw StoreError.from(file, cause);
  } finally {
    database.close();
  }
}

function countAll(database: Database.Database): number {
  return countOf(database, '');
}

function liveKeys(database: Database.Database): number {
  return countOf(database, 'WHERE wrapped_key IS NOT NULL');
}

function countOf(database: Database.Database, where: string): number {
  const row = database.prepare(`SELECT count(*) AS count FROM entry_keys ${where}`).get();
  return (row as { count: number }).count;
}
