import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, type RemoteName } from '@site/contract';
import { repositoryRoot } from '@site/release';

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
