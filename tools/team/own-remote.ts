import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, type RemoteName } from '@site/contract';
import { readBuildManifest, repositoryRoot, type BuildManifest } from '@site/release';
import { buildChangedFrontends } from '../bundler/build-changed-frontends';

/** @returns the remote that this repository holds @throws Error when it is not the repository of one remote */
export function ownRemote(): RemoteName {
  const own = remoteNames.filter((name) => existsSync(join(repositoryRoot, name, 'package.json')));
  const [name] = own;
  if (!name || own.length > 1)
    throw new Error(
      `${repositoryRoot} must hold one remote that @site/contract names (${remoteNames.join(', ')}), not ${own.join(', ') || 'none'}.`,
    );
  return name;
}

/** Builds it unless its build is up to date. @returns the build of exactly these sources @throws Error with the bundler's messages */
export async function build(log: (line: string) => void): Promise<BuildManifest> {
  await buildChangedFrontends([ownRemote()], { report: log });
  return readBuildManifest(ownRemote());
}
