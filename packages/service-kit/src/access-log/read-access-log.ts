import { constants, copyFileSync, existsSync, readFileSync } from 'node:fs';
import type { AccessEntry } from './access-entry';
import { parseLine } from './access-line';

/**
 * @returns the entries, oldest first, without lines that a crash or tampering damaged; none if there is no file
 * @throws the file system's error
 */
export function readAccessLog(file: string): AccessEntry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map(parseLine)
    .filter((parsed) => typeof parsed === 'object');
}

/**
 * Copies the log, if there is one, to a new file of a backup. It contains no personal data.
 * @throws the file system's error
 */
export function copyAccessLog(log: string, copy: string): void {
  if (existsSync(log)) copyFileSync(log, copy, constants.COPYFILE_EXCL);
}
