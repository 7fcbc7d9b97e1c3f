/**
 * Runs the first browser build of the named frontends without minification: the quickest build that contains module
 * federation and all ids. Its chunks keep the hashes that the minifier sees, which include the hashes of the modules:
 * `realContentHash` replaces them after it.
 */
import { loadFrontendBuild } from '../../bundler/webpack/frontend-build';
import { parseFrontendName } from '@site/release';
import { moveSourceMaps } from '../../bundler/source-maps';
import { runWebpack } from '../../bundler/webpack/run-webpack';

for (const name of process.argv.slice(2).map(parseFrontendName)) {
  const [config] = (await loadFrontendBuild(name)).web;
  if (!config?.output?.path) throw new Error(`${name} has no browser build`);
  const optimization = { ...config.optimization, minimize: false, realContentHash: false };
  await runWebpack({ ...config, optimization });
  moveSourceMaps(config.output.path);
}
