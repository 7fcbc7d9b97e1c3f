/** New files and folders of a store: private, and never root's where the folder is another user's. */
import { chownSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Creates a folder, and those above it. @throws the file system's error */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const outer = dirname(resolve(first));
  for (let made = resolve(folder); made !== outer; made = dirname(made)) giveToOwner(outer, made);
}

/** As openSync, with mode 0600. @throws the file system's error */
export function openOwned(file: string, flags: 'a' | 'a+' | 'w' | 'wx'): number {
  const isNew = !existsSync(file);
  const descriptor = openSync(file, flags, 0o600);
  if (isNew) giveToOwner(dirname(file), file);
  return descriptor;
}

/** Root's commands work on the folders of a service that runs as another user, and could not write what is root's. */
function giveToOwner(folder: string, made: string): void {
  if (process.geteuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(made, uid, gid);
}
