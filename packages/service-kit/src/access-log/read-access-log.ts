import { closeSync, copyFileSync, readFileSync } from 'node:fs';
import { openOwned } from '../owned-files';
import type { AccessEntry } from './access-entry';
import { parseLine } from './access-line';
import { filesOf } from './archives';

/**
 * @returns the entries, oldest first, without lines that a crash or tampering damaged; none if there is no file
 * @throws the file system's error
 */
export function readAccessLog(file: string): AccessEntry[] {
  return filesOf(file)
    .flatMap((each) => readFileSync(each, 'utf8').split('\n'))
    .map(parseLine)
    .filter((parsed) => typeof parsed === 'object');
}

/**
 * Copies the log with its archives, if there is one, to new files of a backup. It contains no personal data.
 * @throws the file system's error
 */
export function copyAccessLog(log: string, copy: string): void {
  for (const file of filesOf(log)) {
    const to = `${copy}${file.slice(log.length)}`;
    closeSync(openOwned(to, 'wx'));
    copyFileSync(file, to);
  }
}
