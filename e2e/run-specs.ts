/**
 * `npm run spec -- press -g 'shows ten'`: browser specs by a part of their file name and title, on a site that is built
 * and started for them. All options are Playwright's; `-g PRESS-7` runs the tests of that sentence.
 */
import { runCommand } from '../tools/run-command';
import { runPlaywright } from './harness/runner/run-playwright';

await runCommand(async (args) => {
  process.exitCode = await runPlaywright('playwright.config.ts', args);
});
