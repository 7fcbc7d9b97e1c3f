import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Makes folder and file readable by this user alone, before the first person is in it. SQLite gives
 * its -wal and -shm files the mode of the main file.
 * @throws the file system's fault
 */
export function prepareFolder(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A folder shared with other files (someone set DATA_DIR=/tmp) keeps its mode.
  const isOurs = readdirSync(folder).every((name) => name.startsWith(basename(file)));
  if (isOurs) chmodSync(folder, 0o700);
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}
