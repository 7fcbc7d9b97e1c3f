/**
 * The container `backup-schedule`: `schedule-command.ts <folder>` backs up both stores every BACKUP_EVERY_HOURS (24),
 * restores each backup into test stores, and keeps BACKUP_KEEP (14); with `--once` it does so once, immediately. The container's health
 * check requires a backup that passed its restore test and is at most two intervals old.
 */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '@site/release';
import { runCommand } from '../run-command';
import { lastTestedAt, pruneBackups } from './backup-folder';
import { makeBackup } from './make-backup';
import { testRestore } from './test-restore';
import { wholeNumber } from './whole-number';

const hourMs = 3_600_000;
/** After a failure. */
const retryMs = hourMs;
/** A timer of Node counts at most 2^31 ms. */
const longestTimerMs = 24 * hourMs;

await runCommand(async (args) => {
  const [folder] = args.filter((arg) => !arg.startsWith('--'));
  if (!folder) throw new Error('Usage: schedule-command.ts <folder> [--once]');
  const parent = resolve(folder);
  const everyMs = wholeNumber('BACKUP_EVERY_HOURS', 24) * hourMs;
  const keep = wholeNumber('BACKUP_KEEP', 14);
  const dataFolder = resolve(repositoryRoot, process.env['DATA_DIR'] ?? 'data');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  if (args.includes('--once')) {
    await backUp(dataFolder, parent, keep);
    return;
  }
  // A container that starts again makes no backup before the next is due: each one replaces the oldest.
  let nextAt = Math.min(lastTestedAt(parent) ?? 0, Date.now()) + everyMs;
  for (;;) {
    await pauseUntil(nextAt);
    const hasWorked = await backUp(dataFolder, parent, keep);
    nextAt = Date.now() + (hasWorked ? everyMs : Math.min(everyMs, retryMs));
  }
});

async function pauseUntil(atMs: number): Promise<void> {
  for (let leftMs = atMs - Date.now(); leftMs > 0; leftMs = atMs - Date.now())
    await pause(Math.min(leftMs, longestTimerMs));
}

/** A failure is logged in one line and fails the health check. @returns whether the backup passed its restore test */
async function backUp(dataFolder: string, parent: string, keep: number): Promise<boolean> {
  try {
    const backup = await makeBackup(dataFolder, parent);
    // Before the test too: if it fails or is ended, the next backup follows in an hour or less, and the disk must not fill.
    pruneBackups(parent, keep);
    await testRestore(backup, dataFolder);
    pruneBackups(parent, keep);
    console.log(`Backup ${backup}, restore tested.`);
    return true;
  } catch (error) {
    console.error(`Backup: ${(error as Error).message}`);
    process.exitCode = 1;
    return false;
  }
}
