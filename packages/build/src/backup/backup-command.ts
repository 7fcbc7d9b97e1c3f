/**
 * `npm run backup [-- <folder>]`: copies articles and registrations into a new folder under <folder> (./data/backups)
 * while the site runs. A copy that could not be finished leaves no folder that looks whole.
 */
import { join, resolve } from 'node:path';
import { repository } from '../rooms';
import { runCommand } from '../run-command';
import { makeBackup } from './make-backup';

await runCommand(async ([folder]) => {
  const dataFolder = resolve(repository, process.env['DATA_DIR'] ?? 'data');
  const backup = await makeBackup(dataFolder, resolve(folder ?? join(dataFolder, 'backups')));
  console.log(`Backup ${backup}. Put it back: npm run restore -- ${backup}`);
});
