import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Written in by tools/bin/server-build.mjs; sources do not have it. */
declare const compiledFolder: string | undefined;

/** The folder of compiled programs, relative to the repository; undefined where sources run. */
export const folderOfCompiled = typeof compiledFolder === 'undefined' ? undefined : compiledFolder;

/** Compiled code lies at other depths than its sources. */
export const repositoryRoot =
  folderOfCompiled === undefined
    ? join(import.meta.dirname, '../../..')
    : folderWithLockfile(import.meta.dirname);

function folderWithLockfile(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`${import.meta.dirname} is in no checkout or image`);
  return folderWithLockfile(parent);
}
