import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { baseConfig } from './base-config';
import { developmentConfig } from './development-config';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin';
import { FederationPathsPlugin } from './federation-paths-plugin';
import type { FrontendBuild } from './frontend-build';
import { ownSharedNames, sharedByShell } from './shared-modules';
import { SharedNamesPlugin } from './shared-names-plugin';

/** The shell contains no address or code of a remote: it registers remotes at run time from the release manifest. */
export function shellConfig(folder: string): FrontendBuild {
  return {
    name: 'shell',
    folder,
    web: [appConfig(folder), singleFileConfig(folder, 'boot'), singleFileConfig(folder, 'bar')],
    node: nodeConfig(folder),
    development: () => developmentBuild(folder),
  };
}

function appConfig(folder: string) {
  const config = baseConfig({ name: 'shell', folder, target: 'web' });
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    optimization: {
      ...config.optimization,
      splitChunks: shellScripts,
    },
    plugins: [
      new ChunkIntegrityPlugin(),
      new FederationPathsPlugin('shell'),
      new SharedNamesPlugin(ownSharedNames, 'provides'),
      federation(folder),
    ],
  };
}

const group = (name: string, test: RegExp) => ({
  name,
  test,
  enforce: true,
  chunks: 'initial' as const,
});

/** react and the libraries keep their names over releases of the shell: returning visitors have them cached. */
const shellScripts = {
  minSize: 0,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    react: group('react', /node_modules\/(react|react-dom|scheduler)\//),
    libraries: group(
      'libraries',
      /node_modules\/(react-router|react-router-dom|styled-components|stylis|@emotion|cookie|set-cookie-parser)\//,
    ),
  },
};

function federation(folder: string) {
  return new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    runtimePlugins: [
      join(folder, 'src/remotes/provide-runtime-core.ts'),
      join(folder, 'src/remotes/script-policy.ts'),
    ],
    shared: sharedByShell(),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}

/**
 * React renders whole pages here (src/development): nothing is hydrated, so the modules for that are replaced, as is the one
 * that reloads a page whose remote fails.
 */
function developmentBuild(folder: string) {
  const config = developmentConfig(
    { name: 'shell', folder },
    { main: ['./src/development/main.tsx'] },
  );
  const inPlaceOf = (name: string) =>
    new webpack.NormalModuleReplacementPlugin(
      new RegExp(`^\\.{1,2}/.*\\b${name}$`),
      join(folder, `src/development/${name}.tsx`),
    );
  return {
    ...config,
    optimization: {
      ...config.optimization,
      splitChunks: {
        ...shellScripts,
        // All of them: an edit writes the script with its module anew.
        cacheGroups: {
          ...shellScripts.cacheGroups,
          libraries: { ...group('libraries', /node_modules\//), priority: -1 },
        },
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      inPlaceOf('hydrate-island'),
      inPlaceOf('page-load'),
      federation(folder),
    ],
  };
}

/** A separate build, so that it contains no webpack runtime, and no other file contains it. */
function singleFileConfig(folder: string, name: string) {
  const config = baseConfig({ name: 'shell', folder, target: 'web' });
  return {
    ...config,
    name: `shell (${name})`,
    entry: { [name]: `./src/${name}/${name}` },
    output: { ...config.output, path: join(folder, 'dist', name) },
  };
}

/** Contains React, styled-components, host and design; the node bundles of remotes get theirs from it. */
function nodeConfig(folder: string) {
  return {
    ...baseConfig({ name: 'shell', folder, target: 'node' }),
    entry: { shell: './src/server/render-entry.tsx' },
  };
}
