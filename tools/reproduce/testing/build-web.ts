/**
 * Runs the first browser build of the rooms that are named, not minified: the quickest build in which module federation
 * and every id have their part.
 */
import { loadFrontendBuild } from '../../bundler/load-frontend-build';
import { parseFrontendName } from '@site/release';
import { runWebpack } from '../../bundler/webpack/run-webpack';

for (const name of process.argv.slice(2).map(parseFrontendName)) {
  const [config] = (await loadFrontendBuild(name)).web;
  if (!config) throw new Error(`${name} has no build for browsers`);
  await runWebpack({ ...config, optimization: { ...config.optimization, minimize: false } });
}
