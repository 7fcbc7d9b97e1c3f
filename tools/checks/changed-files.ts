import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The files to be committed: those that differ from the last commit, new ones included. In a clean checkout the files of
 * that commit.
 * @param root the checkout
 * @returns paths relative to `root`, without removed files
 * @throws Error outside a git checkout
 */
export function changedFiles(root: string): readonly string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const uncommitted = [
    ...git('diff', '--name-only', '-z', '--relative', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const changed =
    uncommitted.length > 0
      ? uncommitted
      : git('show', '--name-only', '--format=', '-z', '--relative', 'HEAD');
  return [...new Set(changed)].filter((file) => existsSync(path.join(root, file))).sort();
}
