import webpack, { type Compiler } from 'webpack';

/** Replaced by the table {file name: hash} once every file's final bytes are known (build/seal-entry.ts). */
export const integrityPlaceholder = '__CHUNK_INTEGRITY__';

/**
 * A hash no file has. A chunk that the table does not know is refused by the browser instead of running
 * unchecked; throwing here would break webpack's loader for good.
 */
const impossibleHash = `sha384-${'A'.repeat(64)}`;

/** Makes webpack's chunk loader set `integrity` on every script it inserts, fail-closed. */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('ChunkIntegrityPlugin', (source) =>
        [
          source,
          `script.integrity = ${integrityPlaceholder}[url.slice(url.lastIndexOf('/') + 1)] || '${impossibleHash}';`,
        ].join('\n'),
      );
    });
  }
}
