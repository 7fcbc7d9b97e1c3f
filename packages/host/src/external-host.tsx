/**
 * For pages without our shell: after `prepareExternalHost(release)` a page can load and render every expose of every
 * remote. packages/host/README.md describes how a page without a bundler uses it.
 */
import { Suspense, use, type ReactNode } from 'react';
import {
  containerName,
  parseModuleId,
  releaseUrl,
  remoteNames,
  slots,
  type ModuleId,
  type PublicManifest,
  type SlotName,
} from '@site/contract';
import { checkExposeShape, isCompleteCode, requireHostInRange } from './compatibility';
import type { ExposeModule } from './expose-module';
import { createExternalHostRuntime, type SharedModules } from './external-host-runtime';
import { HostProvider, plainHost, type Host } from './host-context';
import { SlotProvider } from './slot';

export type { SharedModules } from './external-host-runtime';

export interface ExternalHost {
  /**
   * Loads one expose. Calls with the same id share one promise until it fails.
   * @throws Error before any code of the remote runs if its host range excludes this host, TypeError afterwards if its
   * exports have the wrong shape
   */
  readonly load: (id: ModuleId) => Promise<ExposeModule>;
  /** Must wrap every expose: provides links, the registration link and the slots. */
  readonly Provider: (props: { readonly children: ReactNode }) => ReactNode;
}

/**
 * Call once per page, before any remote is loaded.
 *
 * @param release the content of /release.json; the page uses its versions from now on
 * @param shared the page's copies of React and the other shared modules, which remotes do not bundle
 * @param own parts of the host that the page implements itself; by default links load pages of the site
 */
export function prepareExternalHost(
  release: PublicManifest,
  shared: SharedModules,
  own: Partial<Host> = {},
): ExternalHost {
  requirePublicManifest(release);
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
    requireHostInRange(remote, release.remotes[remote]);
    const module: unknown = await runtime.loadRemote(`${containerName(remote)}/${expose.slice(2)}`);
    return checkExposeShape(id, module);
  }

  const slotModules = new Map<SlotName, Promise<ExposeModule | undefined>>();

  /** One promise for each slot, because React reads it again on every render. Undefined if it does not load. */
  const loadSlot = (name: SlotName) => {
    const known = slotModules.get(name);
    if (known) return known;
    const pending = load(slots[name]).catch((error: unknown) => {
      console.error(`The slot ${name} stays empty`, error);
      return undefined;
    });
    slotModules.set(name, pending);
    return pending;
  };

  /** One function for all renders, as `SlotRenderer` requires. */
  const renderSlot = (name: SlotName) => <ExternalHostSlot module={loadSlot(name)} />;

  return {
    load,
    Provider: ({ children }) => (
      <HostProvider host={host}>
        <SlotProvider render={renderSlot}>
          <Suspense>{children}</Suspense>
        </SlotProvider>
      </HostProvider>
    ),
  };
}

function requirePublicManifest({ remotes }: Partial<PublicManifest>) {
  const unnamed = remoteNames.find((name) => !isCompleteCode(remotes?.[name]));
  if (unnamed)
    throw new TypeError(
      `This release manifest does not name ${unnamed}; pass the content of ${releaseUrl}`,
    );
}

const noParams = {};

/** Fills a slot with the module of its owner; without it the slot is empty and the page around it is unaffected. */
function ExternalHostSlot({ module }: { module: Promise<ExposeModule | undefined> }) {
  const loaded = use(module);
  if (!loaded) return null;
  const { default: Content } = loaded;
  return <Content params={noParams} data={undefined} />;
}
