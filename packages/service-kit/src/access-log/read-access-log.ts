import { existsSync, readFileSync } from 'node:fs';
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
