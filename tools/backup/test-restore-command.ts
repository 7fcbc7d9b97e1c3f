/**
 * `test-restore-command.ts <folder>`: restores the newest backup of the folder into test stores, then keeps BACKUP_KEEP (14).
 * A CronJob of Kubernetes runs it (deploy/kubernetes); in compose the container backup-schedule does the same after each backup.
 */
import { join, resolve } from 'node:path';
import { readArguments, runCommand } from '../run-command';
import { backupsIn, madeAt, msSince } from './backup-folder';
import { readBackupConfig } from './config';
import { testRestore } from './test-restore';

/** One backup a day, and a failed one. */
const oldestMs = 49 * 3_600_000;

const usage = 'Usage: test-restore-command.ts <folder>';

await runCommand(async (args) => {
  const [folder] = readArguments(args, {}, usage).positionals;
  if (!folder) throw new Error(usage);
  const parent = resolve(folder);
  const { dataFolder, keep } = readBackupConfig();
  const name = backupsIn(parent).at(-1);
  if (name === undefined)
    throw new Error(`There is no backup in ${parent}. Make one: npm run backup -- ${parent}`);
  if (msSince(madeAt(name)) > oldestMs)
    throw new Error(
      `The newest backup, ${name}, is more than two days old, or of a clock that was ahead.`,
    );
  await testRestore(join(parent, name), dataFolder, keep);
}, usage);
