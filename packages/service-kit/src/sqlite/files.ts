import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SqliteDatabase } from './open-file';

/**
 * Creates the file, and its folder, readable by this user alone before anything is in it. SQLite gives its -wal and -shm
 * files the mode of the main file.
 * @throws the file system's error
 */
export function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/**
 * Writes one complete, consistent file while the database is in use, readable by this user alone.
 * @param copy a file that does not exist; reserved first, since SQLite fills an empty file but never one with content
 * @throws the file system's or the library's error
 */
export function copyDatabase(database: SqliteDatabase, copy: string): void {
  closeSync(openSync(copy, 'wx', 0o600));
  database.prepare('VACUUM main INTO ?').run(copy);
  chmodSync(copy, 0o600);
}
