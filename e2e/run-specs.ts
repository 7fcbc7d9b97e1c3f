/**
 * `npm run spec -- press -g 'shows ten'`: browser specs by a part of their file name and title, on a site that is built
 * and started for them. All options are Playwright's; `-g PRESS-7` runs the tests of that sentence. `--engine firefox` and
 * `--engine webkit` run the specs of engines/ instead.
 */
import { runCommand } from '@site/tools/run-command';
import { splitEngines } from './engines/split-engines';
import { presentEngines } from './engines/present-engines';
import { runPlaywright } from './harness/runner/run-playwright';

await runCommand(async (args) => {
  const { engines, rest } = splitEngines(args);
  if (engines.length === 0) {
    process.exitCode = await runPlaywright('playwright.config.ts', rest);
    return;
  }
  const present = presentEngines(engines, (line) => console.log(line));
  if (present.length > 0)
    process.exitCode = await runPlaywright('playwright.engines.config.ts', rest, {
      ENGINES: present.join(','),
    });
});
