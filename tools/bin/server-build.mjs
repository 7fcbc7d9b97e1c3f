// The one way to compile programs of Node: for images, which have no TypeScript loader, and for tests that start many processes.
import { build } from 'esbuild';
import path from 'node:path';
import { repositoryRoot } from './repository-root.mjs';

/** The sources of @site packages become part of the output. Libraries stay in node_modules, where the SBOM lists them. */
const onlySources = {
  name: 'only-sources',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@site/')
        ? undefined
        : { path: name, external: true },
    );
  },
};

/**
 * Compiles programs into files that Node runs as they are, in the folders that the entries have below their common one.
 * @param {readonly string[]} entryPoints
 * @param {string} outdir
 * @param {string} [folder] where the files will be when they run, if not in `outdir`; inside the repository
 */
export function compileServers(entryPoints, outdir, folder = outdir) {
  return build({
    entryPoints: [...entryPoints],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    // packages/release/src/repository-root.ts: where other compiled programs are.
    define: { compiledFolder: JSON.stringify(path.relative(repositoryRoot, path.resolve(folder))) },
    plugins: [onlySources],
    // Stacks in the log name the lines of the sources (node --enable-source-maps).
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
  });
}
