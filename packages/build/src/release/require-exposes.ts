import { exposesByRemote, remoteNames, type ModuleId, type RemoteName } from '@site/contract';
import { checkExposeShape } from '@site/host/gate';
import { messageOf } from './message-of';
import type { ReleaseBundles } from './render-pages';
import type { Selection } from './generation-record';

/**
 * Evaluates every remote's node bundle and looks at what it exports, before any page is rendered: the browser
 * checks the same after loading, but no visitor should meet such a release.
 *
 * @throws Error that names remote, version and every fault
 */
export function requireExposes({ modulesOf }: ReleaseBundles, selection: Selection): void {
  const faults = remoteNames.flatMap((remote) => {
    const found = faultsOf(remote, modulesOf);
    return found.map((fault) => `- ${remote} ${selection[remote]}: ${fault}`);
  });
  if (faults.length > 0)
    throw new Error(
      `This release does not hold what packages/contract/src/remotes.ts names:\n${faults.join('\n')}`,
    );
}

function faultsOf(remote: RemoteName, modulesOf: ReleaseBundles['modulesOf']): string[] {
  let modules: Partial<Record<ModuleId, unknown>>;
  try {
    modules = modulesOf(remote);
  } catch (error) {
    return [`it does not load (${messageOf(error)})`];
  }
  return exposesByRemote[remote].flatMap((expose) => {
    const id = `${remote}/${expose.slice(2)}` as ModuleId;
    if (modules[id] === undefined) return [`${expose} is missing`];
    try {
      checkExposeShape(id, modules[id]);
      return [];
    } catch (error) {
      return [messageOf(error)];
    }
  });
}
