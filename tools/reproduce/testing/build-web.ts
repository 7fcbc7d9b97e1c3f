/**
 * Runs the first browser build of the named frontends without minification: the quickest build that contains module
 * federation and all ids.
 */
import { loadFrontendBuild } from '../../bundler/webpack/frontend-build';
import { parseFrontendName } from '@site/release';
import { moveSourceMaps } from '../../bundler/source-maps';
import { runWebpack } from '../../bundler/webpack/run-webpack';

for (const name of process.argv.slice(2).map(parseFrontendName)) {
  const [config] = (await loadFrontendBuild(name)).web;
  if (!config?.output?.path) throw new Error(`${name} has no browser build`);
  await runWebpack({ ...config, optimization: { ...config.optimization, minimize: false } });
  moveSourceMaps(config.output.path);
}
