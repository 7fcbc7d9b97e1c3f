// Options of esbuild for a service: the sources of the service and of @site packages in files that Node can run.
// Libraries stay in node_modules, where the SBOM lists them.
import path from 'node:path';

const packages = path.join(import.meta.dirname, '../..');

/** @param {readonly string[]} entryPoints @param {string} outdir */
export const serviceBuild = (entryPoints, outdir) => ({
  entryPoints: [...entryPoints],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: /** @type {const} */ ('node'),
  format: /** @type {const} */ ('esm'),
  target: 'node20',
  packages: /** @type {const} */ ('external'),
  alias: {
    '@site/contract': path.join(packages, 'contract/src/index.ts'),
    '@site/secret-files': path.join(packages, 'secret-files/src/with-secret-files.ts'),
    '@site/service-kit': path.join(packages, 'service-kit/src'),
  },
  // Stacks in the log show source lines (node --enable-source-maps).
  sourcemap: true,
  logLevel: /** @type {const} */ ('warning'),
});
