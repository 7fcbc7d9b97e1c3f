import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config';
import type { BaseOptions } from './typescript-rule';

const here = (file: string) => join(import.meta.dirname, file);

/** A build begins this long after an edit, that of the shell first: it has what most of the page shares. */
const settleMs = { shell: 5, remote: 20 };

/**
 * A frontend's build for the development server: not minified, with webpack's hot updates and React Fast Refresh. It needs no
 * eval, because pages forbid it, and sends no integrity, because its files change.
 *
 * @param entry name of the script that every page or host loads first
 */
export function developmentConfig(
  { name, folder }: Pick<BaseOptions, 'name' | 'folder'>,
  entry: Readonly<Record<string, readonly string[]>>,
): Configuration {
  const config = baseConfig({ name, folder, target: 'web', isDevelopment: true });
  return {
    ...config,
    name,
    mode: 'development',
    devtool: false,
    entry: Object.fromEntries(
      Object.entries(entry).map(([script, files]) => [
        script,
        [`${here('hot-entry.mjs')}?${name}`, ...files],
      ]),
    ),
    output: { ...config.output, clean: false, filename: '[name].js', chunkFilename: '[name].js' },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'named',
      emitOnErrors: false,
      // They make scripts smaller, and would look at every module again after each edit.
      providedExports: false,
      sideEffects: false,
    },
    experiments: { cacheUnaffected: true },
    plugins: [
      new webpack.HotModuleReplacementPlugin(),
      // Lines are enough to name a place; maps of libraries would be most of the bytes.
      new webpack.SourceMapDevToolPlugin({
        filename: '[file].map',
        exclude: /^(react|libraries)\.js$/,
        columns: false,
        ...(config.output?.devtoolModuleFilenameTemplate && {
          moduleFilenameTemplate: config.output.devtoolModuleFilenameTemplate,
        }),
      }),
      new webpack.DefinePlugin({
        // Otherwise styled-components writes text into its element in development, which the page's policy forbids.
        SC_DISABLE_SPEEDY: 'false',
      }),
    ],
    watchOptions: {
      aggregateTimeout: name === 'shell' ? settleMs.shell : settleMs.remote,
      ignored: ['**/node_modules', '**/dist'],
    },
  };
}

/** Results of earlier runs, so that a start takes seconds. */
export function developmentCache(folder: string, name: string): Pick<Configuration, 'cache'> {
  return {
    cache: {
      type: 'filesystem',
      cacheDirectory: folder,
      name,
      maxMemoryGenerations: 1,
      buildDependencies: { config: [import.meta.filename, here('refresh-loader.mjs')] },
    },
  };
}
