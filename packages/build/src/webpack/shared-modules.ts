/**
 * The shared-module policy, one table for every build. Measured in docs/decisions/0003.
 *
 * | module            | why it must exist once                                               |
 * | ----------------- | -------------------------------------------------------------------- |
 * | react             | hooks and contexts of two copies do not know each other               |
 * | styled-components | one sheet, one order of rules                                         |
 * | @site/host        | carries the React context through which a remote reaches its page     |
 * | @site/design      | its components are identified by reference in style overrides         |
 *
 * react-dom and the router are the shell's own business: remotes never import them.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const sharedNames = ['react', 'styled-components', '@site/host', '@site/design'] as const;

/** Modules that node bundles leave to whoever loads them; see release/load-node-bundle.ts. */
export const nodeExternals: Readonly<Record<string, string>> = Object.fromEntries(
  [...sharedNames, 'react/jsx-runtime'].map((name) => [name, `commonjs ${name}`]),
);

/**
 * @param role the shell provides the only copies, at once (`eager`); a remote carries none (`import: false`),
 * so that a second copy is impossible and its files stay small.
 */
export function sharedModules(role: 'shell' | 'remote') {
  return Object.fromEntries(
    sharedNames.map((name) => [
      name,
      {
        singleton: true,
        requiredVersion: `^${installedVersion(name)}`,
        version: installedVersion(name),
        ...(role === 'shell' ? { eager: true } : { import: false as const }),
      },
    ]),
  );
}

/** @returns the version of every shared module, by its name. */
export function sharedVersions(): Readonly<Record<string, string>> {
  return Object.fromEntries(sharedNames.map((name) => [name, installedVersion(name)]));
}

function installedVersion(name: string): string {
  const path = name.startsWith('@site/')
    ? new URL(`../../../${name.slice('@site/'.length)}/package.json`, import.meta.url)
    : require.resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
