/**
 * The shared-module policy, one table for every build. Measured in docs/decisions/0003.
 *
 * | module            | why it must exist once                                               |
 * | ----------------- | -------------------------------------------------------------------- |
 * | react             | hooks and contexts of two copies are separate                         |
 * | styled-components | one sheet, one order of rules                                         |
 * | @site/host        | contains the React context that connects a remote to its page         |
 * | @site/design      | its components are identified by reference in style overrides         |
 *
 * Not shared: react-dom and the router. Only the shell imports them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';

const require = createRequire(import.meta.url);

const sharedNames = ['react', 'styled-components', '@site/host', '@site/design'] as const;

/** Those of this site: their names are compared when a remote is released. */
export const ownSharedNames = sharedNames.filter((name) => name.startsWith('@site/'));

/** Modules that the loader of a node bundle provides: packages/release/src/render/load-node-bundle.ts. */
export const nodeExternals: Readonly<Record<string, string>> = Object.fromEntries(
  [...sharedNames, 'react/jsx-runtime'].map((name) => [name, `commonjs ${name}`]),
);

/** The shell provides the only copies, eagerly. */
export function sharedByShell() {
  return table((name) => ({ version: installedVersion(name), eager: true }));
}

/**
 * A remote contains no copy (`import: false`): there can be no second one, and its files stay small. Of the host it
 * requires the range in its package.json, as the release manifest does: built beside a newer host, it still fits an older shell.
 */
export function sharedWithRemote(folder: string) {
  return table((name) => ({
    import: false as const,
    ...(name === '@site/host' && { requiredVersion: hostRangeOf(folder) }),
  }));
}

function table<Sharing extends object>(sharingOf: (name: string) => Sharing) {
  return Object.fromEntries(
    sharedNames.map((name) => [
      name,
      { singleton: true, requiredVersion: `^${installedVersion(name)}`, ...sharingOf(name) },
    ]),
  );
}

/** @returns the version of every shared module, by its name. */
export function sharedVersions(): Readonly<Record<string, string>> {
  return Object.fromEntries(sharedNames.map((name) => [name, installedVersion(name)]));
}

function installedVersion(name: string): string {
  const path = name.startsWith('@site/')
    ? join(repositoryRoot, 'node_modules', name, 'package.json')
    : require.resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

const caretRange = /^\^\d+\.\d+\.\d+$/;

/**
 * @returns the range of host versions that a remote's package.json requires
 * @throws Error when there is none or it is not a caret range, the only kind that browsers parse
 */
export function hostRangeOf(folder: string): string {
  const file = join(folder, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Readonly<Record<string, string>>;
  };
  const range = dependencies?.['@site/host'];
  if (range === undefined || !caretRange.test(range))
    throw new Error(
      `${file}: "@site/host" must be a dependency with a range like ^1.2.0, not ${JSON.stringify(range)}.`,
    );
  return range;
}
