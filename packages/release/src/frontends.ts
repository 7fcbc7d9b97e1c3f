/**
 * The frontends of this checkout: the shell and its remotes, and their folders. Those of a release are data: it may have
 * remotes that this checkout does not know (`remotesOf`).
 */
import { join } from 'node:path';
import { remoteNames, type RemoteName } from '@site/contract';
import { repositoryRoot } from './repository-root';

export type FrontendName = RemoteName | 'shell';

export const frontendNames: readonly FrontendName[] = ['shell', ...remoteNames];

export function frontendFolder(name: FrontendName): string {
  return join(repositoryRoot, name);
}

/** @returns the remotes in the versions of a release */
export function remotesOf(versions: Readonly<Partial<Record<FrontendName, unknown>>>) {
  return Object.keys(versions).filter((name): name is RemoteName => name !== 'shell');
}

/** @throws Error that lists the frontends when `name` is none of them */
export function parseFrontendName(name: string): FrontendName {
  const frontend = frontendNames.find((known) => known === name);
  if (!frontend)
    throw new Error(`No frontend is named "${name}". Choose one of: ${frontendNames.join(', ')}`);
  return frontend;
}
