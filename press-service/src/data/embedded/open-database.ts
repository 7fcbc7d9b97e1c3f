/** Opens the embedded store's file: the one door to libsql. */
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { StoreFault } from '../store-fault';
import { schemaSteps } from './schema';

export type { Database };

const busyTimeoutMs = 3_000;
/** Reading a larger file through takes longer than a start may; its damage shows when a page is read. */
const wholeCheckBytes = 64 * 1024 * 1024;

/**
 * @param path created with its folder when missing, readable by this user only
 * @throws StoreFault that names the path and what to do
 */
export function openDatabase(path: string): Database.Database {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const database = new Database(path);
    chmodSync(path, 0o600);
    database.pragma(`busy_timeout = ${busyTimeoutMs}`);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    refuseDamage(database, path);
    bringUpToDate(database);
    return database;
  } catch (error) {
    throw new StoreFault(describe(error, path), error);
  }
}

/** Leaves one whole file behind, unless another process is at work; the store is complete without it, too. */
export function closeDatabase(database: Database.Database): void {
  try {
    database.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
  }
  database.close();
}

function refuseDamage(database: Database.Database, path: string): void {
  if (statSync(path).size > wholeCheckBytes) return;
  const [row] = database.prepare('PRAGMA quick_check(1)').raw().all() as [string][];
  if (row?.[0] !== 'ok') throw new Error(`malformed: ${row?.[0]}`);
}

function bringUpToDate(database: Database.Database): void {
  const apply = database.transaction(() => {
    const seen = schemaVersion(database);
    if (seen > schemaSteps.length)
      throw new Error(`written by a newer press-service (schema ${seen})`);
    for (const step of schemaSteps.slice(seen)) database.exec(step);
    // Written even when nothing changed: a store that cannot be written is found now, not at the first publish.
    database.pragma(`user_version = ${schemaSteps.length}`);
  });
  apply.immediate();
}

function schemaVersion(database: Database.Database): number {
  const [row] = database.prepare('PRAGMA user_version').raw().all() as [number][];
  return row?.[0] ?? 0;
}

function describe(error: unknown, path: string): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (/not a database|malformed|corrupt/i.test(reason))
    return `the store ${path} is damaged (${reason}). Restore a backup, or move the file away to start empty.`;
  if (/newer press-service/.test(reason))
    return `the store ${path} was ${reason}. Run that version, or restore an older backup.`;
  return `the store ${path} cannot be opened for writing (${reason}). Check DATA_DIR, its owner and the free space.`;
}
