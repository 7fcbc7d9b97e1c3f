/**
 * `npm run backup [-- <folder>] [--keys <folder>]`: copies articles and registrations into a new folder under <folder>
 * (./data/backups) while the site runs. Registrations are encrypted there; --keys renews the one copy of their keys, in a
 * folder apart. A copy that could not be finished leaves no folder that looks whole.
 */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repository } from '../rooms';
import { runCommand } from '../run-command';
import { readCopyArguments, refuseKeysBesideBackups } from './read-copy-arguments';
import { runStoreCopy, stores } from './run-store-copy';

await runCommand(async (args) => {
  const { folder, keys } = readCopyArguments(args);
  const dataFolder = resolve(repository, process.env['DATA_DIR'] ?? 'data');
  const parent = resolve(folder ?? join(dataFolder, 'backups'));
  if (keys !== undefined) refuseKeysBesideBackups(keys, parent);
  const name = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const part = join(parent, `.${name}.part`);
  makeFolder(part);
  for (const store of stores)
    if (
      !(await runStoreCopy(store, 'backup', { dataFolder, backup: part, keys, isForced: false }))
    ) {
      rmSync(part, { recursive: true, force: true });
      throw new Error('No backup was made.');
    }
  renameSync(part, join(parent, name));
  console.log(
    `Backup ${join(parent, name)}. Put it back: npm run restore -- ${join(parent, name)}`,
  );
});

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`Cannot write to ${folder}: ${(error as Error).message}`, { cause: error });
  }
}
