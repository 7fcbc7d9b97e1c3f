import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Compiler } from 'webpack';

const plugin = 'FederationPathsPlugin';

/** A file that @module-federation/enhanced writes before a build; the digits are the md5 of its text. */
const writtenEntry = /[/\\]\.federation[/\\]entry\.[0-9a-f]{32}\.js$/;

/** Federation's own modules whose names contain an absolute path. */
const namedByPath = /^webpack\/(container\/entry|sharing\/provide)\//;

/**
 * Removes the checkout's path from a federated build, so that one commit gives one version in every folder
 * (docs/decisions/0015). The path enters through the names of modules, from which webpack derives ids and order:
 *
 * - The file that starts the federation runtime imports by absolute path, and its own name is a hash of that text.
 * - The container's module has that file's path in its name.
 * - A shared module that the shell provides is called "provide module … = /absolute/path". webpack's own federation
 *   has fixed this (https://github.com/webpack/webpack/issues/20852), the enhanced one has not.
 */
export class FederationPathsPlugin {
  readonly #container: string;

  /** @param container `name` of this build's `ModuleFederationPlugin` */
  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap(plugin, (factory) => {
      factory.hooks.beforeResolve.tap(plugin, (data) => {
        if (writtenEntry.test(data.request))
          data.request = relativeEntry(data.request, this.#container);
      });
    });
    compiler.hooks.compilation.tap(plugin, ({ hooks, chunkGraph }) => {
      // Before webpack assigns ids: a module that has one keeps it.
      hooks.moduleIds.tap({ name: plugin, stage: -1 }, (modules) => {
        for (const module of modules) {
          const ident = module.libIdent({ context: compiler.context });
          if (ident && namedByPath.test(ident)) chunkGraph.setModuleId(module, ident);
        }
      });
    });
  }
}

/** @returns a copy beside the entry, named after its container and with relative imports. */
function relativeEntry(entry: string, container: string): string {
  const folder = dirname(entry);
  const file = join(folder, `${container}.js`);
  const text = readFileSync(entry, 'utf8').replaceAll(
    /from '(\/|[A-Z]:)([^']+)'/g,
    (_, root: string, path: string) => `from '${relativeImport(folder, `${root}${path}`)}'`,
  );
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}

function relativeImport(folder: string, file: string): string {
  return `./${relative(folder, file).replaceAll(sep, '/')}`;
}
