/** The frontends of this repository: the shell and its remotes, and their folders. */
import { join } from 'node:path';
import { remoteNames, type RemoteName } from '@site/contract';
import { repositoryRoot } from './repository-root';

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
