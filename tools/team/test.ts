/** `npm test` of a team's repository: every check, one after the other; the browser specs against the site of SITE_ORIGIN. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { checkCompatibility } from './check-compatibility';
import { developRemote } from './develop-remote';
import { readTeamSettings } from './config';

type Log = (line: string) => void;

const require = createRequire(import.meta.url);

/** Title → program of an installed package and its arguments. */
const programs = [
  ['lint rules', 'oxlint', 'bin/oxlint', '--deny-warnings'],
  ['rules of the site', 'eslint', 'bin/eslint.js', '--max-warnings=0', '.'],
  ['format', 'oxfmt', 'bin/oxfmt', '--check'],
  ['types', 'typescript-7', 'bin/tsc', '--noEmit'],
  ['unit tests', 'jest', 'bin/jest.js'],
] as const;

/** @throws Error that names the checks that failed, after all have run */
export async function test(log: Log): Promise<void> {
  const failed: string[] = [];
  const check = async (title: string, work: () => Promise<void>) => {
    try {
      await work();
      log(`✓ ${title}`);
    } catch (error) {
      failed.push(title);
      log(`✗ ${title}\n${(error as Error).message}`);
    }
  };
  for (const [title, name, file, ...args] of programs)
    await check(title, () => runProgram(name, file, args));
  await check('compatibility', () => checkCompatibility(log));
  await check('browser specs', runSpecs);
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
}

async function runSpecs(): Promise<void> {
  const { origin, stop } = await developRemote({ ...readTeamSettings(), port: 0 });
  try {
    await runProgram('@playwright/test', 'cli.js', ['test'], { SPEC_ORIGIN: origin });
  } finally {
    await stop();
  }
}

/** @throws Error when it fails; its output is shown as it comes */
async function runProgram(
  name: string,
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = dirname(require.resolve(`${name}/package.json`));
  const child = spawn(process.execPath, [join(folder, file), ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code}`);
}
