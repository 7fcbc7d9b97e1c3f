// `compile-parts.mjs STAGING FOLDER`: compiles servers of the site, with the @site packages in them, into STAGING, which
// will be renamed to FOLDER. compiled-part.ts runs it.
import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const [staging = '', folder = ''] = process.argv.slice(2);
const renderProcess = 'packages/release/src/testing/compiled-render-process.ts';

/** Sources that refer to files beside them still find them; render processes start from their compiled file. */
const placed = {
  name: 'placed',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const loader = /** @type {'ts' | 'tsx'} */ (path.extname(file).slice(1));
      if (file.endsWith('/render-process/boot-file.ts')) {
        const bootFile = path.join(folder, renderProcess.replace(/\.ts$/, '.mjs'));
        return { loader, contents: `export const bootFile = ${JSON.stringify(bootFile)};` };
      }
      const source = await readFile(file, 'utf8');
      const place = JSON.stringify(path.dirname(file));
      return { loader, contents: source.replaceAll('import.meta.dirname', place) };
    });
  },
};

/** Libraries stay in node_modules. */
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

await build({
  entryPoints: [
    'nginx/gateway/main.ts',
    'nginx/testing/gateway-host.ts',
    'shell/src/server/ssr-server/main.ts',
    'tools/container/follow.ts',
    renderProcess,
  ],
  absWorkingDir: root,
  outdir: staging,
  outbase: root,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  plugins: [placed, onlySources],
  sourcemap: 'inline',
  logLevel: 'warning',
});
