import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { restoredMark } from './test-restore';

/** As makeBackup names them; what else lies there is not touched. */
const backupName = /^\d{4}-\d\d-\d\dT[\d-]+Z$/;

/** Removes the oldest backups beyond `keep`, but never the newest one that was put back once. */
export function pruneBackups(parent: string, keep: number): void {
  const names = backupsIn(parent);
  const good = names.findLast((name) => isTested(parent, name));
  for (const name of names.slice(0, -keep))
    if (name !== good) rmSync(join(parent, name), { recursive: true });
}

function backupsIn(parent: string): string[] {
  return existsSync(parent)
    ? readdirSync(parent)
        .filter((name) => backupName.test(name))
        .sort()
    : [];
}

function isTested(parent: string, name: string): boolean {
  return existsSync(join(parent, name, restoredMark));
}
