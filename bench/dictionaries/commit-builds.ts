/** Scripts of a part at several commits, built one after the other in one worktree with today's packages. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, frontendNames, type FrontendName } from '@site/release';

/** File name → bytes. */
export type BuiltScripts = ReadonlyMap<string, Buffer>;

export interface Commit {
  readonly hash: string;
  readonly subject: string;
  /** Parts whose own code the commit changed. */
  readonly parts: readonly FrontendName[];
}

const cache = join(repositoryRoot, '.cache/bench/dictionaries');
const worktree = join(cache, 'worktree');
const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim();

/** @returns every commit that changed a part's own code, newest first */
export function commitsOfParts(): readonly Commit[] {
  const folders = frontendNames.map((name) => `${name}/src`);
  const log = git('log', '--no-merges', '--name-only', '--format=%x00%H %s', '--', ...folders);
  return log
    .split('\0')
    .filter(Boolean)
    .map((text) => {
      const [first = '', ...files] = text.trim().split('\n');
      const isCode = (file: string) => /\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.');
      const changed = files.filter(isCode).map((file) => file.split('/')[0]);
      return {
        hash: first.slice(0, 40),
        subject: first.slice(41),
        parts: frontendNames.filter((name) => changed.includes(name)),
      };
    });
}

/**
 * Finished builds are kept: a second run takes seconds. @returns undefined if the part does not build at this commit with
 * today's packages
 */
export function buildAt(name: FrontendName, commit: string): BuiltScripts | undefined {
  const hash = git('rev-parse', '--short=12', commit);
  const folder = join(cache, 'builds', packagesKey(), `${name}-${hash}`);
  if (!existsSync(folder)) {
    checkOut(commit);
    const isBuilt = canBuild(name);
    // Empty for a part that does not build; missing if the bench was interrupted.
    mkdirSync(folder, { recursive: true });
    if (isBuilt) cpSync(join(worktree, name, 'dist/web'), folder, { recursive: true });
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  if (files.length === 0) return undefined;
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]));
}

export function removeWorktree(): void {
  rmSync(worktree, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** Builds with other packages are not comparable. */
function packagesKey(): string {
  const lockfile = readFileSync(join(repositoryRoot, 'package-lock.json'));
  return createHash('sha256').update(lockfile).digest('hex').slice(0, 12);
}

/** Always the same folder: paths of modules are part of a build. */
function checkOut(commit: string) {
  const keyFile = join(worktree, '.packages-key');
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === packagesKey()) {
    execFileSync('git', ['checkout', '--quiet', '--force', '--detach', commit], { cwd: worktree });
    return;
  }
  rmSync(worktree, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  git('worktree', 'add', '--quiet', '--force', '--detach', worktree, commit);
  // Hard links: packages are where the build expects them, and @site/* is the commit's own sources.
  execFileSync('cp', ['-al', join(repositoryRoot, 'node_modules'), join(worktree, 'node_modules')]);
  rmSync(join(worktree, 'node_modules/.federation'), { recursive: true, force: true });
  // Last: an interrupted copy must not look complete to the next run.
  writeFileSync(keyFile, packagesKey());
}

function canBuild(name: FrontendName): boolean {
  const command = ['--import', 'tsx', 'tools/bundler/main.ts', name];
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(worktree, 'tsconfig.base.json') };
  try {
    execFileSync(process.execPath, command, { cwd: worktree, env, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
