/**
 * Runs the first browser build of the rooms that are named, not minified: the quickest build in which module federation
 * and every id have their part.
 */
import { loadRoomBuild, parseRoomName } from '../../rooms';
import { runWebpack } from '../../webpack/run-webpack';

for (const name of process.argv.slice(2).map(parseRoomName)) {
  const [config] = (await loadRoomBuild(name)).web;
  if (!config) throw new Error(`${name} has no build for browsers`);
  await runWebpack({ ...config, optimization: { ...config.optimization, minimize: false } });
}
