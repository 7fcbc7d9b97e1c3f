import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes folder and file readable by this user alone, before the first person is in it. SQLite gives
 * its -wal and -shm files the mode of the main file.
 * @param ownNames how the names of the store's files in that folder begin
 * @throws the file system's error
 */
export function prepareFolder(file: string, ownNames: readonly string[]): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // A folder shared with other files (someone set DATA_DIR=/tmp) keeps its mode.
  const isOurs = readdirSync(folder).every((name) => ownNames.some((own) => name.startsWith(own)));
  if (isOurs) chmodSync(folder, 0o700);
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}
