/**
 * `npm run resilience [-- <group>… | --sample | --only <group or title>] [--losses <number>]`: injects faults into a
 * separate site and checks what still works. A thin wrapper around Playwright; the last line has the counts of
 * expectations.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@site/release';
import { runCommand } from '../../tools/run-command';
import { grepOf, parseOptions } from './parse-options';

const playwright = path.join(repositoryRoot, 'e2e/node_modules/@playwright/test/cli.js');
const config = path.join(repositoryRoot, 'e2e/playwright.resilience.config.ts');

await runCommand(async (args) => {
  const options = parseOptions(args);
  const grep = grepOf(options);
  const child = spawn(
    process.execPath,
    [playwright, 'test', `--config=${config}`, ...(grep ? [`--grep=${grep}`] : [])],
    {
      cwd: repositoryRoot,
      stdio: 'inherit',
      env: { ...process.env, ...(options.losses && { RESILIENCE_LOSSES: String(options.losses) }) },
    },
  );
  // Playwright ends its sites on SIGINT only.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => child.kill('SIGINT'));
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
});
