import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeUnfinished } from './backup-folder';
import { runStoreCopy, stores } from './run-store-copy';

/**
 * Copies both stores into a new folder under `parent`, named after the time, and removes what is left of ended backups.
 * @param dataFolder parent of the services' folders
 * @param keys folder for the one copy of the registrations' keys; undefined: that copy is not replaced @returns the new
 * folder @throws Error when a store could not be copied; then no folder that looks complete is left
 */
export async function makeBackup(
  dataFolder: string,
  parent: string,
  keys?: string,
): Promise<string> {
  const name = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const part = join(parent, `.${name}.part`);
  makeFolder(part);
  // Now, because on a full disk no backup would complete.
  removeUnfinished(parent);
  for (const store of stores)
    if (
      !(await runStoreCopy(store, 'backup', { dataFolder, backup: part, keys, isForced: false }))
    ) {
      rmSync(part, { recursive: true, force: true });
      throw new Error('No backup was made.');
    }
  renameSync(part, join(parent, name));
  return join(parent, name);
}

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new Error(
      `Cannot write to ${folder}: ${reason}. Check the owner and the free space, or name another folder.`,
      { cause: error },
    );
  }
}
