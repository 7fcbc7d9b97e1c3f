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
import { checkExposeShape, hostVersion, isHostInRange } from '@site/host/compatibility';
import { rememberEntry } from './entry-integrity';
import { fetchEntry, forgetEntry, hasFailed } from './fetch-entry';
import type { ReleaseStore } from './release-store';

const registered = new Set<string>();

/**
 * Fetches a module's entry into the browser's cache without running it.
 * @throws the same errors as `loadModule`
 */
export async function prepareModule(id: ModuleId, releases: ReleaseStore): Promise<void> {
  const release = await acceptedRelease(parseModuleId(id).remote, releases);
  await fetchEntry(release.entry.src);
}

async function acceptedRelease(remote: RemoteName, releases: ReleaseStore): Promise<RemoteCode> {
  const release = await releases.remote(remote);
  if (isHostInRange(hostVersion, release.hostRange)) return release;
  throw new Error(
    `${remote} ${release.version} needs host ${release.hostRange}, this is ${hostVersion}`,
  );
}

/**
 * One attempt to load a federated module: compatibility check, load, check of its exports. Can be called again.
 * @throws Error before any code of the remote runs if its host range excludes this host, TypeError after loading if its
 * exports have the wrong shape, and any error of network and federation runtime
 */
export async function loadModule(id: ModuleId, releases: ReleaseStore): Promise<ExposeModule> {
  const { remote, expose } = parseModuleId(id);
  const release = await acceptedRelease(remote, releases);
  const name = containerName(remote);
  if (!registered.has(name)) {
    rememberEntry(release);
    registerRemotes([
      { name, entry: new URL(release.entry.src, location.href).href, type: 'global' },
    ]);
    registered.add(name);
  }
  const { src } = release.entry;
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
