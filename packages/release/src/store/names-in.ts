import { readdirSync } from 'node:fs';
import { readOrUndefined } from '../read-or-undefined';

/** @returns the names in a folder; none when it does not exist */
export function namesIn(folder: string): readonly string[] {
  return readOrUndefined(() => readdirSync(folder)) ?? [];
}
