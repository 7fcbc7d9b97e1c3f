import { impossibleHash } from '@site/contract/impossible-hash';
import webpack, { type Compiler } from 'webpack';

/** Replaced by the table {file name: hash} once the final bytes of every file are known (add-integrity.ts). */
export const integrityPlaceholder = '__CHUNK_INTEGRITY__';

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
