import { constants, copyFileSync, existsSync } from 'node:fs';

/**
 * Copies the log, if there is one, to a new file of a backup. It contains no personal data.
 * @throws the file system's error
 */
export function copyAccessLog(log: string, copy: string): void {
  if (existsSync(log)) copyFileSync(log, copy, constants.COPYFILE_EXCL);
}
