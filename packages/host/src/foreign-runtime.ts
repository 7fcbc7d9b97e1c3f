/** The federation runtime of a page that is not our shell: nothing of it is written by a bundler. */
import * as runtimeCore from '@module-federation/runtime-core';
import { containerName, impossibleHash, remoteNames, type ReleaseMap } from '@site/contract';

/** Each of them exactly once on the page; `version` as its package.json says. */
export type SharedModules = Readonly<
  Record<
    'react' | 'styled-components' | '@site/host' | '@site/design',
    { readonly version: string; readonly module: unknown }
  >
>;

type Plugin = NonNullable<
  ConstructorParameters<typeof runtimeCore.ModuleFederation>[0]['plugins']
>[number];

const entryTimeoutMs = 4000;

export function createForeignRuntime(release: ReleaseMap, shared: SharedModules) {
  // Remotes bring no runtime of their own and look for it here.
  (globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE ??= runtimeCore;
  const entries = remoteNames.map((name) => ({
    name: containerName(name),
    entry: new URL(release.remotes[name].entry.src, location.href).href,
    integrity: release.remotes[name].entry.integrity,
  }));
  const hashes = new Map(entries.map(({ entry, integrity }) => [entry, integrity]));
  return new runtimeCore.ModuleFederation({
    name: 'foreign_host',
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
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      script.integrity = hashes.get(url) ?? impossibleHash;
      script.src = url;
      return { script, timeout: entryTimeoutMs };
    },
  };
}
