import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkModules, repositoryRoot } from '@site/tools/reproduce';

const run = promisify(execFile);

/** Folder and environment of one of several builds of the same commit. */
export interface Checkout {
  readonly folder: string;
  readonly node: string;
  /** Language, time zone and the like, which must not affect a build. */
  readonly env: Readonly<Record<string, string>>;
}

/** Clones the last commit into a folder and builds every part of it. */
export async function buildCheckout({ folder, node, env }: Checkout): Promise<void> {
  await run('git', ['clone', '--quiet', '--shared', repositoryRoot, folder]);
  linkModules(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  await run(node, ['--import', 'tsx', 'tools/bundler/main.ts', '--force'], {
    cwd: folder,
    env: { ...process.env, ...env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  });
}

/**
 * Installs another Node from npm; the package contains the program itself and runs no script. @returns the program;
 * undefined if npm has none for this machine or cannot be reached
 */
export async function installNode(major: number, folder: string): Promise<string | undefined> {
  const name = `node-${process.platform}-${process.arch}`;
  try {
    await run('npm', ['install', '--prefix', folder, '--no-save', `${name}@${major}`]);
    return join(folder, 'node_modules', name, 'bin/node');
  } catch {
    return undefined;
  }
}
