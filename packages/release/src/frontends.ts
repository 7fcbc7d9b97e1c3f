/** The frontends of this repository: the shell and its remotes, and their folders. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteNames, type RemoteName } from '@site/contract';

/** Compiled code lies at other depths than its sources. */
export const repositoryRoot = folderWithLockfile(import.meta.dirname);

export type FrontendName = RemoteName | 'shell';

export const frontendNames: readonly FrontendName[] = ['shell', ...remoteNames];

export function frontendFolder(name: FrontendName): string {
  return join(repositoryRoot, name);
}

/** @throws Error that lists the frontends when `name` is none of them */
export function parseFrontendName(name: string): FrontendName {
  const frontend = frontendNames.find((known) => known === name);
  if (!frontend)
    throw new Error(`No frontend is named "${name}". Choose one of: ${frontendNames.join(', ')}`);
  return frontend;
}

function folderWithLockfile(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`${import.meta.dirname} is in no checkout or image`);
  return folderWithLockfile(parent);
}
