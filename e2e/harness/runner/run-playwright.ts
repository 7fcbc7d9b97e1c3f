import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@site/release';

const folder = path.join(repositoryRoot, 'e2e');
const playwright = path.join(folder, 'node_modules/@playwright/test/cli.js');

/**
 * @param config file name in e2e/
 * @param args options of `playwright test`
 * @param env besides the environment of this process
 * @returns the exit code
 */
export async function runPlaywright(
  config: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(
    process.execPath,
    [playwright, 'test', `--config=${path.join(folder, config)}`, ...args],
    { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  // Playwright ends its sites on SIGINT only.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => child.kill('SIGINT'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
