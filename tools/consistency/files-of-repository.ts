import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { runGit } from '../run-git';

/** @returns the paths of all files that are, or can be, committed */
export function filesOfRepository(): readonly string[] {
  return runGit(repositoryRoot, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(repositoryRoot, file)));
}
