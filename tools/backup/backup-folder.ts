/** The folder that holds the backups, one folder each. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In a backup's folder: the time at which it passed its restore test. */
export const restoredMark = 'restored-at.txt';
/** The time at which it failed, or at which the test began: one that is ended by a signal leaves it. */
export const failedMark = 'restore-failed-at.txt';

/** The names that makeBackup gives; other files are not touched. */
const backupName = /^\d{4}-\d\d-\d\dT[\d-]+Z$/;
/** At the end of the name of a backup that lacks something: it is never tested, nor counted as one to keep. */
export const incompleteMark = '-incomplete';
const incompleteName = /^\d{4}-\d\d-\d\dT[\d-]+Z-incomplete$/;
const unfinishedName = /^\.\d{4}-\d\d-\d\dT[\d-]+Z\.part$/;
/** An unfinished backup to which nothing was written for this long was ended by a signal. */
const unfinishedForMs = 3_600_000;

/**
 * Removes the oldest backups beyond `keep`, but never the newest one that passed its restore test, and what is left of
 * backups that were ended by a signal. Of those that failed the test only the newest stays: one is made each hour until the
 * test passes, and they must not take the place of good ones.
 * @param made name of the backup just made, which stays, also when the clock was set back meanwhile
 */
export function pruneBackups(parent: string, keep: number, made?: string): void {
  removeUnfinished(parent);
  const failed = backupsIn(parent).filter((name) => hasFailed(parent, name));
  for (const name of failed.slice(0, -1)) rmSync(join(parent, name), { recursive: true });
  const names = backupsIn(parent);
  const lastTested = names.findLast((name) => isTested(parent, name));
  for (const name of names.slice(0, -keep))
    if (name !== lastTested && name !== made) rmSync(join(parent, name), { recursive: true });
}

/**
 * Removes what is left of backups that were ended by a signal, not one that another process is making; of incomplete ones all but
 * the newest, and that too after a newer backup has passed its restore test.
 */
export function removeUnfinished(parent: string): void {
  const lastTested = backupsIn(parent).findLast((name) => isTested(parent, name)) ?? '';
  const incomplete = namesIn(parent).filter((name) => incompleteName.test(name));
  const newest = incomplete.sort().at(-1);
  for (const name of incomplete)
    if (name !== newest || name < lastTested) rmSync(join(parent, name), { recursive: true });
  for (const { folder, changedAtMs } of unfinishedIn(parent))
    if (msSince(changedAtMs) >= unfinishedForMs) rmSync(folder, { recursive: true });
}

/**
 * When a schedule that starts now has to make its next backup. If the last one was ended, for example for lack of memory, no
 * sooner than after a failure.
 * @returns ms; 0 or less: now
 */
export function msUntilBackup(parent: string, everyMs: number, retryAfterMs: number): number {
  const sinceUnfinished = unfinishedIn(parent).map(({ changedAtMs }) => msSince(changedAtMs));
  return Math.max(
    everyMs - msSinceMark(parent, restoredMark, isTested),
    retryAfterMs - msSinceMark(parent, failedMark, hasFailed),
    retryAfterMs - Math.min(...sinceUnfinished),
  );
}

/** @returns Infinity for a time in the future: the clock was ahead, so nobody knows when it was */
export function msSince(timeMs: number): number {
  const ms = Date.now() - timeMs;
  // Clocks of a disk and of this process differ a little.
  return ms < -60_000 ? Infinity : ms;
}

function unfinishedIn(parent: string) {
  return namesIn(parent)
    .filter((name) => unfinishedName.test(name))
    .map((name) => {
      const folder = join(parent, name);
      const files = readdirSync(folder).map((file) => join(folder, file));
      const changedAtMs = Math.max(...[folder, ...files].map((one) => statSync(one).mtimeMs));
      return { folder, changedAtMs };
    });
}

/** @returns the names of complete backups, oldest first; those with a time in the future count as the oldest */
export function backupsIn(parent: string): string[] {
  const names = namesIn(parent)
    .filter((name) => backupName.test(name))
    .sort();
  const isKnown = (name: string) => msSince(madeAt(name)) < Infinity;
  return [...names.filter((name) => !isKnown(name)), ...names.filter(isKnown)];
}

/** @param name `2026-11-22T03-30-00-000Z` */
export function madeAt(name: string): number {
  return Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'));
}

function namesIn(parent: string): string[] {
  return existsSync(parent) ? readdirSync(parent) : [];
}

/** @returns ms since the newest backup that is so got its mark; Infinity without one */
function msSinceMark(parent: string, mark: string, isSo: typeof isTested): number {
  const name = backupsIn(parent).findLast((one) => isSo(parent, one));
  return name === undefined ? Infinity : msSince(statSync(join(parent, name, mark)).mtimeMs);
}

function isTested(parent: string, name: string): boolean {
  return existsSync(join(parent, name, restoredMark));
}

function hasFailed(parent: string, name: string): boolean {
  return existsSync(join(parent, name, failedMark)) && !isTested(parent, name);
}
