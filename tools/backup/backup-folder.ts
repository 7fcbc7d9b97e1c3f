/** The folder that holds the backups, one folder each. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { failedMark, restoredMark } from './test-restore';

/** The names that makeBackup gives; other files are not touched. */
const backupName = /^\d{4}-\d\d-\d\dT[\d-]+Z$/;
const unfinishedName = /^\.\d{4}-\d\d-\d\dT[\d-]+Z\.part$/;
/** An unfinished backup that has not changed for a day was ended by a signal. */
const unfinishedForMs = 86_400_000;

/**
 * Removes the oldest backups beyond `keep`, but never the newest one that passed its restore test, and what is left of
 * backups that were ended by a signal. Of those that failed the test only the newest stays: one is made each hour until the
 * test passes, and they must not take the place of good ones.
 */
export function pruneBackups(parent: string, keep: number): void {
  removeUnfinished(parent);
  const failed = backupsIn(parent).filter((name) => hasFailed(parent, name));
  for (const name of failed.slice(0, -1)) rmSync(join(parent, name), { recursive: true });
  const names = backupsIn(parent);
  const lastTested = names.findLast((name) => isTested(parent, name));
  for (const name of names.slice(0, -keep))
    if (name !== lastTested) rmSync(join(parent, name), { recursive: true });
}

function removeUnfinished(parent: string): void {
  for (const name of readdirSync(parent).filter((one) => unfinishedName.test(one))) {
    const folder = join(parent, name);
    if (Date.now() - statSync(folder).mtimeMs > unfinishedForMs)
      rmSync(folder, { recursive: true });
  }
}

/** @returns the names of complete backups, oldest first */
export function backupsIn(parent: string): string[] {
  return existsSync(parent)
    ? readdirSync(parent)
        .filter((name) => backupName.test(name))
        .sort()
    : [];
}

/** @returns when a backup last passed its restore test, in ms since 1970; undefined without one */
export function lastTestedAt(parent: string): number | undefined {
  const name = backupsIn(parent).findLast((one) => isTested(parent, one));
  return name === undefined ? undefined : statSync(join(parent, name, restoredMark)).mtimeMs;
}

function isTested(parent: string, name: string): boolean {
  return existsSync(join(parent, name, restoredMark));
}

function hasFailed(parent: string, name: string): boolean {
  return existsSync(join(parent, name, failedMark)) && !isTested(parent, name);
}
