import webpack, { type Compilation, type Compiler } from 'webpack';

const plugin = 'SharedNamesPlugin';

/** In the folder of a build for browsers, until the build manifest contains it. */
export const sharedNamesFile = 'shared-names.json';

/** Writes which names of the site's shared packages the build imports (a remote) or provides (the shell). */
export class SharedNamesPlugin {
  readonly #packages: readonly string[];
  readonly #side: 'imports' | 'provides';

  constructor(packages: readonly string[], side: 'imports' | 'provides') {
    this.#packages = packages;
    this.#side = side;
  }

  apply(compiler: Compiler) {
    const imported = new Map<unknown, Set<string>>(this.#packages.map((name) => [name, new Set()]));
    compiler.hooks.compilation.tap(plugin, (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(type).tap(plugin, ({ hooks }) => {
          // A namespace has no name: what is used of it is not known here.
          const add = (_: unknown, source: unknown, name: string | null) => {
            if (name) imported.get(source)?.add(name);
          };
          hooks.importSpecifier.tap(plugin, add);
          hooks.exportImportSpecifier.tap(plugin, add);
        });
      const namesOf = (name: string) =>
        this.#side === 'provides' ? provided(compilation, name) : [...(imported.get(name) ?? [])];
      // Before modules are joined, or left out.
      compilation.hooks.optimizeDependencies.tap(plugin, () => {
        const names = this.#packages.map((name) => [name, namesOf(name).toSorted()]);
        const text = JSON.stringify(Object.fromEntries(names));
        compilation.emitAsset(sharedNamesFile, new webpack.sources.RawSource(text));
      });
    });
  }
}

/** @throws Error when webpack cannot tell what a package exports */
function provided({ modules, moduleGraph }: Compilation, name: string): readonly string[] {
  const module = [...modules].find(
    (candidate) => candidate instanceof webpack.NormalModule && candidate.rawRequest === name,
  );
  const names = module && moduleGraph.getProvidedExports(module);
  if (!Array.isArray(names)) throw new Error(`The exports of ${name} are not known`);
  return names;
}
