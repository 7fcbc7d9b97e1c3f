/** The federation runtime of an external host, set up at run time because no bundler plugin does it there. */
import * as runtimeCore from '@module-federation/runtime-core';
import { containerName, remoteNames, type PublicManifest } from '@site/contract';
import { impossibleHash } from '@site/contract/impossible-hash';
import { createEntryScript } from './entry-script';

/** Each must exist once on the page; `version` is that of its package.json. */
export type SharedModules = Readonly<
  Record<
    'react' | 'styled-components' | '@site/host' | '@site/design',
    { readonly version: string; readonly module: unknown }
  >
>;

type Plugin = NonNullable<
  ConstructorParameters<typeof runtimeCore.ModuleFederation>[0]['plugins']
>[number];

export function createExternalHostRuntime(release: PublicManifest, shared: SharedModules) {
  // Remotes do not bundle the runtime; they expect it here.
  (globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE ??= runtimeCore;
  const entries = remoteNames.map((name) => ({
    name: containerName(name),
    entry: new URL(release.remotes[name].entry.src, location.href).href,
    integrity: release.remotes[name].entry.integrity,
  }));
  const hashes = new Map(entries.map(({ entry, integrity }) => [entry, integrity]));
  return new runtimeCore.ModuleFederation({
    name: 'external_host',
    remotes: entries.map(({ name, entry }) => ({ name, entry, type: 'global' as const })),
    shared: Object.fromEntries(
      Object.entries(shared).map(([name, { version, module }]) => [
        name,
        {
          version,
          lib: () => module,
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
        },
      ]),
    ),
    shareStrategy: 'loaded-first',
    plugins: [checkEntries(hashes)],
  });
}

function checkEntries(hashes: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'check-entries',
    createScript: ({ url }) => createEntryScript(url, hashes.get(url) ?? impossibleHash),
  };
}
