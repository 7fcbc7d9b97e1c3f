import { execFileSync } from 'node:child_process';

/** @returns what git prints, without white space around it @throws Error with git's message */
export function runGit(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
