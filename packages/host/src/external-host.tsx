/**
 * For pages that are not our shell: after `prepareExternalHost(release)` every expose of every remote can be loaded
 * and shown. How a page gets here without a bundler: docs/contracts/foreign-host.md.
 */
import { Suspense, type ReactNode } from 'react';
import {
  containerName,
  defaultSite,
  encodePath,
  parseModuleId,
  pathOf,
  releaseUrl,
  remoteNames,
  type ModuleId,
  type ReleaseMap,
  type RemoteRelease,
} from '@site/contract';
import type { ExposeModule } from './expose-module';
import { createExternalHostRuntime, type SharedModules } from './external-host-runtime';
import { ExternalHostSlot } from './external-host-slot';
import { checkExposeShape, hostVersion, isHostInRange } from './compatibility';
import { HostProvider, type Host } from './host-context';
import { SlotProvider } from './slot';

export type { SharedModules } from './external-host-runtime';

export interface ExternalHost {
  /**
   * Loads one expose; the same promise for the same id, until it fails.
   * @throws before any of the remote's code runs when its host range does not fit, and afterwards when its
   * exports have the wrong shape
   */
  readonly load: (id: ModuleId) => Promise<ExposeModule>;
  /** What every expose must stand in: links, the registration link, slots filled by their owners. */
  readonly Provider: (props: { readonly children: ReactNode }) => ReactNode;
}

/**
 * Call once a page, before anything of a remote is loaded.
 *
 * @param release what /release.json answers: its versions are the ones this page uses from now on
 * @param shared the page's copies of React and the rest; remotes carry none of their own
 * @param own what of the host the page does itself; by default links load pages of the site
 */
export function prepareExternalHost(
  release: ReleaseMap,
  shared: SharedModules,
  own: Partial<Host> = {},
): ExternalHost {
  requireReleaseMap(release);
  const runtime = createExternalHostRuntime(release, shared);
  const host = { ...plainHost, ...own };
  const loaded = new Map<ModuleId, Promise<ExposeModule>>();

  const load = (id: ModuleId) => {
    const known = loaded.get(id);
    if (known) return known;
    const pending = loadOnce(id);
    loaded.set(id, pending);
    pending.catch(() => loaded.delete(id));
    return pending;
  };

  async function loadOnce(id: ModuleId): Promise<ExposeModule> {
    const { remote, expose } = parseModuleId(id);
    if (!remoteNames.includes(remote)) throw new Error(`No remote is named "${remote}"`);
    const { version, hostRange } = release.remotes[remote];
    if (!isHostInRange(hostVersion, hostRange))
      throw new Error(`${remote} ${version} asks for host ${hostRange}, this is ${hostVersion}`);
    const module: unknown = await runtime.loadRemote(`${containerName(remote)}/${expose.slice(2)}`);
    return checkExposeShape(id, module);
  }

  return {
    load,
    Provider: ({ children }) => (
      <HostProvider host={host}>
        <SlotProvider render={(name) => <ExternalHostSlot name={name} load={load} />}>
          <Suspense>{children}</Suspense>
        </SlotProvider>
      </HostProvider>
    ),
  };
}

/** The map crossed the network. */
function requireReleaseMap({ remotes }: Partial<ReleaseMap>) {
  const unnamed = remoteNames.find((name) => !isComplete(remotes?.[name]));
  if (unnamed)
    throw new TypeError(`This release map does not name ${unnamed}; pass what ${releaseUrl} says`);
}

function isComplete(release: Partial<RemoteRelease> | undefined): boolean {
  return typeof release?.entry?.src === 'string' && typeof release.hostRange === 'string';
}

const plainHost: Host = {
  site: defaultSite,
  navigate(path, options) {
    const [pathname = '', fragment] = path.split('#', 2);
    const href = encodePath(pathname) + (fragment ? `#${encodeURIComponent(fragment)}` : '');
    if (options?.replace) location.replace(href);
    else location.assign(href);
  },
  openRegistration() {
    location.assign(encodePath(pathOf('customer')));
  },
};
