import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  containerName,
  parseModuleId,
  type ModuleId,
  type RemoteCode,
  type RemoteName,
} from '@site/contract';
import { chunksOf } from '@site/contract/chunk-list';
import type { ExposeModule } from '@site/host';
import { checkExposeShape, requireHostInRange } from '@site/host/compatibility';
import { rememberEntry } from './entry-integrity';
import { fetchEntry, forgetEntry, hasFailed } from './fetch-entry';
import type { PinnedRemotes } from './pinned-remotes';

const registered = new Set<string>();

/**
 * Fetches a module's entry into the browser's cache without running it.
 * @throws the same errors as `loadModule`
 */
export async function prepareModule(id: ModuleId, pinned: PinnedRemotes): Promise<void> {
  const code = await acceptedCode(parseModuleId(id).remote, pinned);
  await fetchEntry(code.entry.src);
}

async function acceptedCode(remote: RemoteName, pinned: PinnedRemotes): Promise<RemoteCode> {
  const code = await pinned.codeOf(remote);
  requireHostInRange(remote, code);
  return code;
}

/**
 * One attempt to load a federated module: compatibility check, load, check of its exports. Can be called again.
 * @throws Error before any code of the remote runs if its host range excludes this host, TypeError after loading if its
 * exports have the wrong shape, and any error of network and federation runtime
 */
export async function loadModule(id: ModuleId, pinned: PinnedRemotes): Promise<ExposeModule> {
  const { remote, expose } = parseModuleId(id);
  const code = await acceptedCode(remote, pinned);
  const name = containerName(remote);
  if (!registered.has(name)) {
    rememberEntry(code);
    registerRemotes([{ name, entry: new URL(code.entry.src, location.href).href, type: 'global' }]);
    registered.add(name);
  }
  const { src } = code.entry;
  const chunks = chunksOf(src, await fetchEntry(src), expose);
  // Files that failed before are fetched again, because the browser's cache may hold damaged copies.
  await Promise.all(chunks.filter(hasFailed).map(fetchEntry));
  try {
    const loaded: unknown = await loadRemote(`${name}/${expose.slice(2)}`);
    return checkExposeShape(id, loaded);
  } catch (error) {
    for (const file of [src, ...chunks]) forgetEntry(file);
    throw error;
  }
}
