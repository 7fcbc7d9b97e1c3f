/**
 * `npm run build [-- <frontend> …]`: builds the named frontends, or all of them, for browser and prerenderer.
 * Skips frontends whose sources have not changed; `--force` builds them, too.
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
