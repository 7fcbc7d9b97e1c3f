import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName, exposeFile, exposesByRemote, type RemoteName } from '@site/contract';
import { baseConfig } from './base-config';
import { developmentConfig } from './development-config';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin';
import { FederationPathsPlugin } from './federation-paths-plugin';
import type { FrontendBuild } from './frontend-build';
import { nodeExternals, ownSharedNames, sharedWithRemote } from './shared-modules';
import { SharedNamesPlugin } from './shared-names-plugin';

export interface RemoteOptions {
  /** Name in packages/contract/src/remotes.ts, which also lists its exposes. */
  readonly name: RemoteName;
  /** Absolute path of the remote's workspace. */
  readonly folder: string;
}

/** The whole build of a remote: `./PressList` of the contract is src/expose/press-list.tsx. */
export function remoteConfig({ name, folder }: RemoteOptions): FrontendBuild {
  const exposes = Object.fromEntries(
    exposesByRemote[name].map((expose) => [expose, `./src/expose/${exposeFile(expose)}.tsx`]),
  );
  return {
    name,
    folder,
    web: [webConfig(name, folder, exposes)],
    node: nodeConfig(name, folder, exposes),
    development: () => developmentBuild(name, folder, exposes),
  };
}

function webConfig(name: RemoteName, folder: string, exposes: Record<string, string>) {
  const config = baseConfig({ name, folder, target: 'web' });
  return {
    ...config,
    entry: {},
    optimization: {
      ...config.optimization,
      // One file per expose plus the code that several share: no request waterfall.
      splitChunks: {
        chunks: 'async' as const,
        maxAsyncRequests: 3,
        minSize: 2500,
        // Of this site's packages: chunks are the same where they are installed and where they are workspaces.
        cacheGroups: { defaultVendors: false as const },
        // webpack's default names list every module, and each entry would contain them twice.
        name: (_: unknown, chunks: readonly { readonly name?: string | null }[]) =>
          `shared-${shortHash(chunks.map(({ name }) => name).join())}`,
      },
    },
    plugins: [
      new ChunkIntegrityPlugin(),
      new FederationPathsPlugin(containerName(name)),
      new SharedNamesPlugin(ownSharedNames, 'imports'),
      federation(name, folder, exposes),
    ],
  };
}

function federation(name: RemoteName, folder: string, exposes: Record<string, string>) {
  return new ModuleFederationPlugin({
    name: containerName(name),
    filename: 'entry.js',
    exposes,
    shared: sharedWithRemote(folder),
    // version-first would load every registered remote before the first one that is needed.
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    dev: false,
    experiments: {
      externalRuntime: true,
      optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
    },
  });
}

function developmentBuild(name: RemoteName, folder: string, exposes: Record<string, string>) {
  const config = developmentConfig({ name, folder }, { [containerName(name)]: [] });
  return { ...config, plugins: [...(config.plugins ?? []), federation(name, folder, exposes)] };
}

/** The same exposes as one commonjs file, for the prerenderer and the site server. */
function nodeConfig(name: RemoteName, folder: string, exposes: Record<string, string>) {
  const entry = join(folder, 'dist/node-entry.ts');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(
    entry,
    Object.entries(exposes)
      .map(([expose, file]) => `export * as ${expose.slice(2)} from '.${file}';\n`)
      .join(''),
  );
  const config = baseConfig({ name, folder, target: 'node' });
  return {
    ...config,
    // Code that a browser loads later is part of the one file: a render process reads no other.
    module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' as const } } },
    entry: { exposes: entry },
    externals: nodeExternals,
  };
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 4);
}
