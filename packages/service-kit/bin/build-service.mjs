// node build-service.mjs <entry> …, in the folder of a service: compiles it for its image into dist/, without a TypeScript
// loader at run time. Bundles the sources of the service and of @site packages; libraries stay in node_modules, where the
// SBOM lists them.
import path from 'node:path';
import { build } from 'esbuild';

const packages = path.join(import.meta.dirname, '../..');

await build({
  entryPoints: process.argv.slice(2),
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: {
    '@site/contract': path.join(packages, 'contract/src/index.ts'),
    '@site/secret-files': path.join(packages, 'secret-files/src/with-secret-files.ts'),
    '@site/service-kit': path.join(packages, 'service-kit/src'),
  },
  // Stacks in the log name the lines of the sources (node --enable-source-maps).
  sourcemap: true,
  logLevel: 'warning',
});
