/**
 * What our libraries carry for other people's sites, left out of this one. Each stand-in in lean/ says what it
 * replaces and what that saves. The places inside the packages hold for exactly the versions named here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';

export const leanFolder = join(import.meta.dirname, 'lean');

/** Package → the version whose files the tables below name. */
const knownVersions: Readonly<Record<string, string>> = {
  '@module-federation/error-codes': '2.9.2',
  '@module-federation/runtime-core': '2.9.2',
  '@module-federation/sdk': '2.9.2',
  '@module-federation/webpack-bundler-runtime': '2.9.2',
  'react-router': '7.18.5',
  stylis: '4.3.6',
};

type StandIns = Readonly<Record<string, string>>;

const bundlerRuntime: StandIns = {
  '@module-federation/webpack-bundler-runtime/dist/bundler.js': 'federation-bundler-runtime',
};

const standIns: Readonly<Record<'shell' | 'remote', StandIns>> = {
  shell: {
    ...bundlerRuntime,
    '@module-federation/runtime-core/dist/plugins/generate-preload-assets.js': 'nothing',
    '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js':
      'federation-snapshot',
    '@module-federation/runtime-core/dist/plugins/snapshot/index.js': 'nothing',
    '@module-federation/runtime-core/dist/utils/preload.js': 'federation-preload',
    '@module-federation/runtime-core/dist/utils/semver/index.js': 'federation-semver',
    '@module-federation/sdk/dist/logger.js': 'federation-logger',
    'stylis/src/Prefixer.js': 'stylis-prefixer',
  },
  remote: {
    ...bundlerRuntime,
    '@module-federation/error-codes/dist/desc.mjs': 'nothing',
  },
};

/** Class files of the federation runtime → methods that nothing here can call. */
const unreachableMembers: Readonly<Record<string, readonly string[]>> = {
  'core.js': ['preloadRemote', 'initRawContainer'],
  'remote/index.js': ['preloadRemote', 'initRawContainer', 'removeRemote'],
};

/**
 * @param modules absolute path of node_modules
 * @returns webpack `resolve.alias` that puts each stand-in in its place
 * @throws Error when a package is installed in another version than the one these tables were written for
 */
export function leanAliases(role: 'shell' | 'remote', modules: string): Record<string, string> {
  for (const [name, known] of Object.entries(knownVersions)) {
    const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as {
      version: string;
    };
    if (version !== known)
      throw new Error(
        `${name} ${version} is installed, but packages/build/src/webpack/lean-modules.ts knows ${known}. ` +
          'Compare the files it names, then write the new version there.',
      );
  }
  return Object.fromEntries(
    Object.entries(standIns[role]).map(([file, standIn]) => [
      join(modules, file),
      join(leanFolder, `${standIn}.ts`),
    ]),
  );
}

/** Rules for what the authors of our libraries left unsaid about side effects. */
export function leanRules(modules: string): RuleSetRule[] {
  return [
    {
      // Constants and loggers at the top of their files, nothing that has to run.
      include: ['sdk', 'error-codes', 'runtime-core', 'runtime'].map((name) =>
        join(modules, '@module-federation', name),
      ),
      sideEffects: false,
    },
    ...Object.entries(unreachableMembers).map(([file, members]) => ({
      include: join(modules, '@module-federation/runtime-core/dist', file),
      loader: join(leanFolder, 'without-members-loader.cjs'),
      options: { members },
    })),
    {
      include: join(modules, 'react-router/dist/production'),
      loader: join(leanFolder, 'pure-router-loader.cjs'),
    },
  ];
}
