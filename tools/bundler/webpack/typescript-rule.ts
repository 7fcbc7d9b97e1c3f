import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Options } from '@swc/core';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);
const refreshLoader = join(import.meta.dirname, 'refresh-loader.mjs');

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
  /** For the development server: components register, so that an edit keeps their state. */
  readonly isDevelopment?: boolean;
}

/** @param workspace whose sources these are: the frontend's own, or those of a package in it */
export function typescriptRule(
  workspace: string,
  include: string,
  { name, target, isDevelopment = false }: BaseOptions,
): RuleSetRule {
  const swc = {
    loader: require.resolve('swc-loader'),
    options: {
      // A map given as text keeps the absolute paths of its sources, which webpack hashes with the module. The
      // minifier counts the letters of those hashes: the names that it chose depended on the checkout's path.
      parseMap: target !== 'node',
      ...swcOptions(workspace, { target, isDevelopment }),
    },
  };
  return {
    test: /\.tsx?$/,
    include,
    use: isDevelopment ? [{ loader: refreshLoader, options: { owner: name } }, swc] : [swc],
  };
}

/**
 * `namespace` per package keeps styled-components ids equal in web and node builds and different between packages:
 * without it, hydration silently restyles.
 */
export function swcOptions(
  workspace: string,
  { target, isDevelopment = false }: Pick<BaseOptions, 'target' | 'isDevelopment'>,
): Options {
  const isNode = target === 'node';
  return {
    env: { targets: isNode ? 'node 20' : browserTargets },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', ...(isDevelopment && { development: true, refresh: true }) },
        // What only the server renders leaves the browser's scripts.
        optimizer: { globals: { typeofs: { document: isNode ? 'undefined' : 'object' } } },
      },
      experimental: {
        plugins: [
          [
            require.resolve('@swc/plugin-styled-components'),
            {
              ssr: true,
              displayName: isDevelopment,
              fileName: false,
              pure: true,
              minify: !isDevelopment,
              // React Fast Refresh registers a styled component by its template, not by a call.
              transpileTemplateLiterals: !isDevelopment,
              namespace: styleNamespaces[workspace] ?? workspace,
            },
          ],
        ],
      },
    },
  };
}
