/**
 * The container `backup-schedule`: `schedule-command.ts <folder>` backs up both stores every BACKUP_EVERY_HOURS (24),
 * restores each backup into test stores, and keeps BACKUP_KEEP (14); with `--once` it does so once, immediately. In compose the
 * container's health check requires a backup that passed its restore test and is at most two intervals old.
 */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readArguments, runCommand } from '../run-command';
import { msUntilBackup } from './backup-folder';
import { readBackupConfig } from './config';
import { makeBackup } from './make-backup';
import { testRestore } from './test-restore';

const hourMs = 3_600_000;
/** A timer of Node counts at most 2^31 ms. */
const longestTimerMs = 24 * hourMs;

const usage = 'Usage: schedule-command.ts <folder> [--once]';

await runCommand(async (args) => {
  const options = { once: { type: 'boolean' } } as const;
  const { positionals, values } = readArguments(args, options, usage);
  const [folder] = positionals;
  if (!folder) throw new Error(usage);
  const parent = resolve(folder);
  const { dataFolder, everyHours, keep } = readBackupConfig();
  const everyMs = everyHours * hourMs;
  // What is unfinished is removed first, see runStoreCopy.
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());
  if (values.once) {
    await backUp(dataFolder, parent, keep);
    return;
  }
  const retryAfterMs = Math.min(everyMs, hourMs);
  // A container that starts again makes no backup before the next is due: each one replaces the oldest.
  let waitMs = msUntilBackup(parent, everyMs, retryAfterMs);
  for (;;) {
    await pauseFor(waitMs, stop.signal);
    if (stop.signal.aborted) return;
    waitMs = (await backUp(dataFolder, parent, keep)) ? everyMs : retryAfterMs;
  }
}, usage);

/** Timers do not follow the clock, which may be wrong for a while. */
async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  for (let leftMs = ms; leftMs > 0 && !signal.aborted; leftMs -= longestTimerMs)
    await pause(Math.min(leftMs, longestTimerMs), undefined, { signal }).catch(() => undefined);
}

/** A failure is logged in one line. @returns whether the backup passed its restore test */
async function backUp(dataFolder: string, parent: string, keep: number): Promise<boolean> {
  try {
    await testRestore(await makeBackup(dataFolder, parent), dataFolder, keep);
    return true;
  } catch (error) {
    console.error(`Backup: ${(error as Error).message}`);
    process.exitCode = 1;
    return false;
  }
}
