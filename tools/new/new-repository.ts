/** A repository for one remote, which needs nothing of this one: `npm run new -- repository mfe-press ../press`. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { siteRegistry } from '../pack/site-registry';
import { repositoryFiles } from './repository-files';

/**
 * Its pictures are those of its build here.
 * @param root of this repository
 * @param target its folder, which must not exist or be empty
 * @throws Error when it has files, or there is no such remote; then nothing is written
 */
export function newRepository(root: string, remote: string, target: string): void {
  if (!existsSync(join(root, remote, 'src/expose'))) throw new Error(`There is no ${remote} here`);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty`);
  const isContainers = /^(?:Dockerfile|dist|node_modules)(?:\/|$)/;
  cpSync(join(root, remote), join(target, remote), {
    recursive: true,
    filter: (file) => !isContainers.test(relative(join(root, remote), file)),
  });
  const pictures = join(root, remote, 'dist/media/pictures');
  if (existsSync(pictures)) cpSync(pictures, join(target, 'pictures'), { recursive: true });
  for (const [name, text] of Object.entries(repositoryFiles(root, remote, siteRegistry()))) {
    const file = join(target, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: name.startsWith('.ci/') ? 0o755 : 0o644 });
  }
  format(root, target);
}

/** As the repository's own check wants it. */
function format(root: string, folder: string): void {
  const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt');
  execFileSync(process.execPath, [oxfmt, '.'], { cwd: folder, stdio: 'ignore' });
}

/** Writes its lockfile from the registry of npm's settings. @throws Error of npm; then nothing of the repository is left */
export function lockRepository(target: string): void {
  try {
    execFileSync('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], {
      cwd: target,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  } catch (error) {
    rmSync(target, { recursive: true });
    throw new Error(
      'npm does not get the packages @site/* (its message is above). docs/first-day.md says how they come into a registry.',
      { cause: error },
    );
  }
}
