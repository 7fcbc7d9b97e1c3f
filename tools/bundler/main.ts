/**
 * `npm run build [-- <room> …]`: builds the named rooms, or all of them, for browser and prerenderer.
 * Rooms whose sources have not changed are left as they are; `--force` builds them all the same.
 */
import { parseFrontendName, frontendNames } from '@site/release';
import { runCommand } from '../run-command';
import { buildChangedFrontends } from './build-changed-frontends';

await runCommand(async (args) => {
  const names = args.filter((arg) => !arg.startsWith('--')).map(parseFrontendName);
  await buildChangedFrontends(names.length > 0 ? names : frontendNames, {
    force: args.includes('--force'),
    report: (line) => console.log(line),
  });
});
