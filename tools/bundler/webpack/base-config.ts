import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join, relative } from 'node:path';
import { repositoryRoot } from '@site/release';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);
const modules = join(repositoryRoot, 'node_modules');

/** Oldest browsers whose syntax we emit; also see README "Browsers". */
const browserTargets = 'chrome 111, safari 16.4, firefox 114';

/**
 * Prefix of the styled-components ids of a package. One letter, because every element carries an id: that saves 77 bytes
 * of brotli on the home page compared with the package's name, the fallback for a new package. All are different.
 */
const styleNamespaces: Readonly<Record<string, string>> = {
  shell: 's',
  design: 'd',
  host: 'h',
  'mfe-content': 'c',
  'mfe-floorplan': 'f',
  'mfe-press': 'p',
  'mfe-registration': 'r',
};

export interface BaseOptions {
  readonly name: string;
  readonly folder: string;
  readonly target: 'web' | 'node';
}

/** Common to every build: TypeScript by swc, stable styled-components ids, hashed names, no eval. */
export function baseConfig({ name, folder, target }: BaseOptions): Configuration {
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
          typescriptRule(shared, realpathSync(join(modules, '@site', shared)), isNode),
        ),
        typescriptRule(name, folder, isNode),
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

/**
 * `namespace` per package keeps styled-components ids equal in web and node builds and different between packages:
 * without it, hydration silently restyles.
 */
function typescriptRule(name: string, include: string, isNode: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    include,
    use: [
      {
        loader: require.resolve('swc-loader'),
        options: {
          // A map given as text keeps the absolute paths of its sources, which webpack hashes with the module. The
          // minifier counts the letters of those hashes: the names that it chose depended on the checkout's path.
          parseMap: !isNode,
          env: { targets: isNode ? 'node 20' : browserTargets },
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: {
              react: { runtime: 'automatic' },
              // What only the server renders leaves the browser's scripts.
              optimizer: { globals: { typeofs: { document: isNode ? 'undefined' : 'object' } } },
            },
            experimental: {
              plugins: [
                [
                  require.resolve('@swc/plugin-styled-components'),
                  {
                    ssr: true,
                    displayName: false,
                    fileName: false,
                    pure: true,
                    minify: true,
                    transpileTemplateLiterals: true,
                    namespace: styleNamespaces[name] ?? name,
                  },
                ],
              ],
            },
          },
        },
      },
    ],
  };
}
