/**
 * `npm run resilience [-- <group>… | --sample | --only <group or title>]`: injects faults into a site of its own and
 * checks what a visitor still gets. A thin wrapper around Playwright; the last line has the counts of expectations.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@site/release';
import { runCommand } from '../../tools/run-command';
import { grepOf, parseOptions } from './parse-options';

const playwright = path.join(repositoryRoot, 'e2e/node_modules/@playwright/test/cli.js');
const config = path.join(repositoryRoot, 'e2e/playwright.resilience.config.ts');

await runCommand(async (args) => {
  const grep = grepOf(parseOptions(args));
  const child = spawn(
    process.execPath,
    [playwright, 'test', `--config=${config}`, ...(grep ? [`--grep=${grep}`] : [])],
    { cwd: repositoryRoot, stdio: 'inherit' },
  );
  // Playwright ends its sites on SIGINT, and only on that.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => child.kill('SIGINT'));
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
});
