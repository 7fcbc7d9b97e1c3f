import { realpathSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { repositoryRoot } from '@site/release';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { typescriptRule, type BaseOptions } from './typescript-rule';

const modules = join(repositoryRoot, 'node_modules');

/** Common to every build: TypeScript by swc, stable styled-components ids, hashed names, no eval. */
export function baseConfig(options: BaseOptions): Configuration {
  const { name, folder, target } = options;
  const isNode = target === 'node';
  return {
    name: `${name} (${target})`,
    mode: 'production',
    context: folder,
    // Not named by the scripts, and moved out of the public folder (../source-maps.ts).
    devtool: isNode ? false : 'hidden-source-map',
    target: isNode ? 'node20' : 'web',
    output: {
      path: join(folder, 'dist', target),
      clean: true,
      uniqueName: name,
      ...(isNode
        ? { publicPath: '', filename: '[name].cjs', library: { type: 'commonjs2' } }
        : {
            publicPath: 'auto',
            filename: '[name].[contenthash:8].js',
            chunkFilename: '[name].[contenthash:8].js',
            chunkLoadingGlobal: `chunks_${name.replaceAll('-', '_')}`,
            chunkLoadTimeout: 4000,
            devtoolModuleFilenameTemplate: sourceName,
          }),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // Installed packages are built from their sources, as the workspaces are (tools/pack).
      conditionNames: ['source', '...'],
      alias: {
        // react-router 7.18 exports only its development build.
        'react-router$': join(modules, 'react-router/dist/production/index.mjs'),
        'react-router/dom$': join(modules, 'react-router/dist/production/dom-export.mjs'),
      },
    },
    resolveLoader: { modules: [modules] },
    module: {
      rules: [
        ...['host', 'design', 'contract'].map((shared) =>
          // A link in this repository, an installed package in that of a team.
          typescriptRule(shared, realpathSync(join(modules, '@site', shared)), options),
        ),
        typescriptRule(name, folder, options),
      ],
    },
    optimization: {
      minimize: !isNode,
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          // 0.6 KB brotli smaller than with terser for the shell's files, in a third of the time.
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3 }, ecma: 2020, format: { comments: false } },
        }),
      ],
      moduleIds: isNode ? 'named' : 'deterministic',
      chunkIds: 'named',
      realContentHash: true,
      runtimeChunk: false,
      ...(isNode ? { splitChunks: false as const } : {}),
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** A source's name in maps: its path in the repository, so that a build does not depend on the path of its checkout. */
function sourceName({ absoluteResourcePath }: { readonly absoluteResourcePath: string }): string {
  return isAbsolute(absoluteResourcePath)
    ? relative(repositoryRoot, absoluteResourcePath)
    : absoluteResourcePath;
}
