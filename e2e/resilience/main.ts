/**
 * `npm run resilience [-- <group>… | --sample | --only <group or title>] [--losses <number>] [--workers <number>]`:
 * injects faults into a separate site and checks what still works. A thin wrapper around Playwright; the last line has
 * the counts of expectations.
 */
import { runCommand } from '@site/tools/run-command';
import { runPlaywright } from '../harness/runner/run-playwright';
import { grepOf, parseOptions } from './parse-options';

await runCommand(async (args) => {
  const options = parseOptions(args);
  const grep = grepOf(options);
  process.exitCode = await runPlaywright(
    'playwright.resilience.config.ts',
    [
      ...(grep ? [`--grep=${grep}`] : []),
      ...(options.workers ? [`--workers=${options.workers}`] : []),
    ],
    options.losses ? { RESILIENCE_LOSSES: String(options.losses) } : {},
  );
});
