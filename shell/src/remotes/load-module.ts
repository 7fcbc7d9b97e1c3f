import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { containerName, parseModuleId, type ModuleId } from '@site/contract';
import type { ExposeModule } from '@site/host';
import { checkExposeShape, hostVersion, isHostInRange } from '@site/host/gate';
import { rememberEntry } from './entry-integrity';
import { fetchEntry, forgetEntry } from './fetch-entry';
import type { ReleaseStore } from './release-store';

const registered = new Set<string>();

/**
 * One attempt to load a federated module: gate, load, shape check.
 * @throws before any of the remote's code runs when its host range does not fit; after loading when its
 * exports have the wrong shape; and whatever network and runtime throw. Safe to call again.
 */
export async function loadModule(id: ModuleId, releases: ReleaseStore): Promise<ExposeModule> {
  const { remote, expose } = parseModuleId(id);
  const release = await releases.remote(remote);
  if (!isHostInRange(hostVersion, release.hostRange))
    throw new Error(
      `${remote} ${release.version} asks for host ${release.hostRange}, this is ${hostVersion}`,
    );
  const name = containerName(remote);
  if (!registered.has(name)) {
    rememberEntry(release);
    registerRemotes([
      { name, entry: new URL(release.entry.src, location.href).href, type: 'global' },
    ]);
    registered.add(name);
  }
  await fetchEntry(release.entry.src);
  try {
    const loaded: unknown = await loadRemote(`${name}/${expose.slice(2)}`);
    return checkExposeShape(id, loaded);
  } catch (error) {
    forgetEntry(release.entry.src);
    throw error;
  }
}
