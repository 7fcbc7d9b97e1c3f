/**
 * The container `backup-schedule`: `schedule-command.ts <folder>` backs up both stores every BACKUP_EVERY_HOURS (24),
 * restores each backup into test stores, and keeps BACKUP_KEEP (14); with `--once` it does so once. The container's health
 * check requires a backup that passed its restore test and is at most two intervals old.
 */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '@site/release';
import { runCommand } from '../run-command';
import { makeBackup } from './make-backup';
import { pruneBackups } from './prune-backups';
import { testRestore } from './test-restore';
import { wholeNumber } from './whole-number';

const hourMs = 3_600_000;

await runCommand(async (args) => {
  const [folder] = args.filter((arg) => !arg.startsWith('--'));
  if (!folder) throw new Error('Usage: schedule-command.ts <folder> [--once]');
  const parent = resolve(folder);
  const everyMs = wholeNumber('BACKUP_EVERY_HOURS', 24) * hourMs;
  const keep = wholeNumber('BACKUP_KEEP', 14);
  const dataFolder = resolve(repositoryRoot, process.env['DATA_DIR'] ?? 'data');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  for (;;) {
    await backUpOnce(dataFolder, parent, keep);
    if (args.includes('--once')) return;
    await pause(everyMs);
  }
});

/** A failure is logged in one line and fails the health check; the next interval tries again. */
async function backUpOnce(dataFolder: string, parent: string, keep: number): Promise<void> {
  try {
    const backup = await makeBackup(dataFolder, parent);
    await testRestore(backup, dataFolder);
    pruneBackups(parent, keep);
    console.log(`Backup ${backup}, restore tested.`);
  } catch (error) {
    console.error(`Backup: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
