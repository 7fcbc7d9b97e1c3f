/**
 * `npm run backup [-- <folder>] [--keys <folder>]`: copies articles and registrations into a new folder under <folder>
 * (./data/backups) while the site runs. Registrations are encrypted there; --keys renews the one copy of their keys, in a
 * separate folder. What is saved beside a damaged file is in a folder `…-incomplete`.
 */
import { join, resolve } from 'node:path';
import { dataFolder } from '@site/release';
import { runCommand } from '../run-command';
import { makeBackup } from './make-backup';
import { readCopyArguments, refuseKeysBesideBackups } from './read-copy-arguments';

const usage = 'Usage: npm run backup -- [<folder>] [--keys <other folder>]';

await runCommand(async (args) => {
  const { folder, keys } = readCopyArguments(args, usage);
  const data = dataFolder(process.env);
  const parent = resolve(folder ?? join(data, 'backups'));
  if (keys !== undefined) refuseKeysBesideBackups(keys, parent);
  const backup = await makeBackup(data, parent, keys);
  console.log(`Backup ${backup}. Restore it: npm run restore -- ${backup}`);
}, usage);
