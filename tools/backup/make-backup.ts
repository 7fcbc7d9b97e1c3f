import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@site/environment';
import { incompleteMark, removeUnfinished } from './backup-folder';
import { isEnded, runStoreCopy, stores } from './run-store-copy';

/**
 * Copies both stores into a new folder under `parent`, named after the time, and removes what is left of ended backups.
 * @param dataFolder parent of the services' folders
 * @param keys folder for the one copy of the registrations' keys; undefined: that copy is not replaced @returns the new
 * folder @throws Error when something could not be copied; the folder of the rest has a name that no command takes for a backup
 */
export async function makeBackup(
  dataFolder: string,
  parent: string,
  keys?: string,
): Promise<string> {
  const name = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const part = join(parent, `.${name}.part`);
  preparePart(part);
  // Now, because on a full disk no backup would complete.
  removeUnfinished(parent);
  const outcomes: boolean[] = [];
  for (const store of stores)
    outcomes.push(
      await runStoreCopy(store, 'backup', { dataFolder, backup: part, keys, isForced: false }),
    );
  const backup = join(parent, outcomes.includes(false) ? `${name}${incompleteMark}` : name);
  // What a signal left may be cut off.
  if (isEnded() || readdirSync(part).length === 0) {
    rmSync(part, { recursive: true });
    throw new Error('No backup was made; see above.');
  }
  renameSync(part, backup);
  if (backup.endsWith(incompleteMark))
    throw new Error(`Not everything could be copied; see above. The rest is in ${backup}`);
  return backup;
}

function preparePart(folder: string) {
  try {
    makeFolder(folder);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new Error(
      `Cannot write to ${folder}: ${reason}. Check the owner and the free space, or name another folder.`,
      { cause: error },
    );
  }
}
