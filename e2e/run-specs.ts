/**
 * `npm run spec -- press -g 'shows ten'`: browser specs by a part of their file name and title, on a site that is built
 * and started for them. All options are Playwright's; `-g PRESS-7` runs the tests of that sentence.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@site/release';
import { runCommand } from '../tools/run-command';

const playwright = path.join(repositoryRoot, 'e2e/node_modules/@playwright/test/cli.js');
const config = path.join(repositoryRoot, 'e2e/playwright.config.ts');

await runCommand(async (args) => {
  const child = spawn(process.execPath, [playwright, 'test', `--config=${config}`, ...args], {
    cwd: repositoryRoot,
    stdio: 'inherit',
  });
  // Playwright ends its site on SIGINT only.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => child.kill('SIGINT'));
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
});
