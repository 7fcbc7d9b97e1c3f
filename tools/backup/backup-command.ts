/**
 * `npm run backup [-- <folder>] [--keys <folder>]`: copies articles and registrations into a new folder under <folder>
 * (./data/backups) while the site runs. Registrations are encrypted there; --keys renews the one copy of their keys, in a
 * separate folder. A failed backup leaves no folder that looks complete.
 */
import { join, resolve } from 'node:path';
import { repositoryRoot } from '@site/release';
import { runCommand } from '../run-command';
import { makeBackup } from './make-backup';
import { readCopyArguments, refuseKeysBesideBackups } from './read-copy-arguments';

await runCommand(async (args) => {
  const { folder, keys } = readCopyArguments(args);
  const dataFolder = resolve(repositoryRoot, process.env['DATA_DIR'] ?? 'data');
  const parent = resolve(folder ?? join(dataFolder, 'backups'));
  if (keys !== undefined) refuseKeysBesideBackups(keys, parent);
  const backup = await makeBackup(dataFolder, parent, keys);
  console.log(`Backup ${backup}. Restore it: npm run restore -- ${backup}`);
});
