import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import {
  containerName,
  parseModuleId,
  type ModuleId,
  type PageRemoteCode,
  type RemoteName,
} from '@site/contract';
import type { ExposeModule } from '@site/host';
import { checkExposeShape, hostVersion, isHostInRange } from '@site/host/compatibility';
import { rememberEntry } from './entry-integrity';
import { fetchEntry, forgetEntry, hasFailed } from './fetch-entry';
import type { ReleaseStore } from './release-store';

const registered = new Set<string>();

/**
 * Brings a module's entry into the browser's cache and runs none of it.
 * @throws as `loadModule`
 */
export async function prepareModule(id: ModuleId, releases: ReleaseStore): Promise<void> {
  const release = await acceptedRelease(parseModuleId(id).remote, releases);
  await fetchEntry(release.entry.src);
}

async function acceptedRelease(
  remote: RemoteName,
  releases: ReleaseStore,
): Promise<PageRemoteCode> {
  const release = await releases.remote(remote);
  if (isHostInRange(hostVersion, release.hostRange)) return release;
  throw new Error(
    `${remote} ${release.version} asks for host ${release.hostRange}, this is ${hostVersion}`,
  );
}

/**
 * One attempt to load a federated module: gate, load, shape check.
 * @throws before any of the remote's code runs when its host range does not fit; after loading when its
 * exports have the wrong shape; and whatever network and runtime throw. Safe to call again.
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
  await fetchEntry(release.entry.src);
  await Promise.all(damaged(release).map(fetchEntry));
  try {
    const loaded: unknown = await loadRemote(`${name}/${expose.slice(2)}`);
    return checkExposeShape(id, loaded);
  } catch (error) {
    for (const file of [release.entry.src, ...chunksOf(release)]) forgetEntry(file);
    throw error;
  }
}

/** The boot file may have fetched them while they were damaged; a script takes what the browser's cache has. */
function damaged(release: PageRemoteCode): string[] {
  return chunksOf(release).filter(hasFailed);
}

function chunksOf({ entry, chunks = [] }: PageRemoteCode): string[] {
  return chunks.map((file) => entry.src.slice(0, entry.src.lastIndexOf('/') + 1) + file);
}
