import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { repositoryRoot } from '@site/release';
import { writeDevelopmentShell } from '../dev/development-shell';
import { readManifest, writeManifest } from './stage-package';

/** Each export of the package @site/tools in another repository, and its source. */
const entries = {
  index: 'tools/bundler/index.ts',
  'site-tools': 'tools/team/main.ts',
  'eslint-config': 'tools/team/eslint-config.ts',
  'jest-config': 'tools/team/jest-config.mjs',
  'playwright-config': 'e2e/team/playwright-config.ts',
  specs: 'e2e/team/test.ts',
} as const;

/** Run by name (tools/team/test.ts), or loaded by another tool. */
const programs = [
  '@swc/jest',
  '@testing-library/react',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'eslint',
  'jest',
  'jest-environment-jsdom',
  'oxfmt',
  'oxlint',
  'oxlint-tsgolint',
  'react-dom',
  'styled-components',
  'tsx',
  'typescript',
  'typescript-7',
  'swc-loader',
  '@swc/plugin-styled-components',
  '@swc/core',
];

/** Installed in a team's repository by itself: its version may be newer. */
const peers = ['@site/contract', '@site/host'];

/** Code of this repository becomes part of the output, all else a dependency. */
const onlyOwnCode: Plugin = {
  name: 'only-own-code',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || (path.startsWith('@site/') && !peers.includes(packageOf(path)))
        ? undefined
        : { path, external: true },
    );
  },
};

/**
 * Writes the package @site/tools as other repositories install it: bundler, development server, configurations, harness of the
 * browser specs and the commands, with the development build of the shell.
 * @returns the folder, for `npm pack`
 */
export async function stageTools(
  staging: string,
  writeShell = writeDevelopmentShell,
): Promise<string> {
  const target = join(staging, 'tools');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const { metafile } = await bundle({
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, join(repositoryRoot, file)]),
    ),
    outdir: join(target, 'dist'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    banner: { js: '#!/usr/bin/env node' },
    // packages/release/src/repository-root.ts: the repository is the folder with the lockfile.
    define: { compiledFolder: '"node_modules/@site/tools/dist"' },
    plugins: [onlyOwnCode],
    metafile: true,
    logLevel: 'warning',
  });
  for (const name of ['oxlintrc.json', 'oxfmtrc.jsonc'])
    cpSync(join(repositoryRoot, `.${name}`), join(target, name));
  cpSync(join(repositoryRoot, 'tsconfig.base.json'), join(target, 'tsconfig.base.json'));
  cpSync(join(repositoryRoot, 'tools/bin/write-sbom.mjs'), join(target, 'bin/write-sbom.mjs'));
  await writeShell(join(target, 'shell'), join(staging, 'cache'));
  // webpack loads them by name.
  for (const name of ['hot-entry.mjs', 'refresh-loader.mjs'])
    cpSync(join(repositoryRoot, 'tools/bundler/webpack', name), join(target, 'dist', name));
  for (const file of ['README.md', 'CHANGELOG.md'])
    cpSync(join(repositoryRoot, 'tools', file), join(target, file));
  for (const [name, text] of Object.entries(declarations))
    writeFileSync(join(target, `${name}.d.ts`), text);
  const { name, version, type } = readManifest(join(repositoryRoot, 'tools'));
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.flatMap(({ path, external }) => (external ? [packageOf(path)] : [])),
  );
  writeManifest(target, {
    name,
    version,
    type,
    bin: { 'site-tools': './dist/site-tools.js' },
    exports: {
      ...Object.fromEntries(
        Object.keys(entries).map((key) => [
          key === 'index' ? '.' : `./${key}`,
          { types: `./${key}.d.ts`, default: `./dist/${key}.js` },
        ]),
      ),
      './*.json': './*.json',
    },
    dependencies: versionsOf([...imported, ...programs]),
    peerDependencies: Object.fromEntries(peers.map((peer) => [peer, '^1.0.0'])),
  });
  return target;
}

/** Written by hand: the sources import types of packages that other repositories do not have. */
const declarations = {
  index: `import type { RemoteName } from '@site/contract';
export interface RemoteOptions { readonly name: RemoteName; readonly folder: string }
export declare function remoteConfig(options: RemoteOptions): object;
`,
  'site-tools': 'export {};\n',
  'eslint-config': `import type { Linter } from 'eslint';
export declare function siteRules(root: string): Linter.Config[];
`,
  'jest-config': `import type { Config } from 'jest';
export declare const jestConfig: Config;
`,
  'playwright-config': `import type { PlaywrightTestConfig } from '@playwright/test';
export declare const specs: PlaywrightTestConfig;
`,
  specs: `import type { Page } from '@playwright/test';
export { expect, test } from '@playwright/test';
/** Hydrates the page as a visitor's first input does, and waits for the shell. */
export declare function hydrate(page: Page): Promise<void>;
`,
};

function packageOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** @returns the installed version of each package, without those of Node and the peers */
function versionsOf(names: readonly string[]): Readonly<Record<string, string>> {
  const known = [...new Set(names)]
    .filter((name) => !isBuiltin(name) && !peers.includes(name))
    .sort();
  return Object.fromEntries(known.map((name) => [name, installedVersion(name)]));
}

function installedVersion(name: string): string {
  const folders = ['', 'tools', 'e2e', 'site-server', 'packages/release'];
  for (const folder of folders) {
    try {
      const file = join(repositoryRoot, folder, 'node_modules', name, 'package.json');
      const found = JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
      return found.name === name ? found.version : `npm:${found.name}@${found.version}`;
    } catch {
      // In another workspace.
    }
  }
  throw new Error(`${name} is imported, but not installed here`);
}
