import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteName } from '@site/contract';
import { repositoryRoot } from '@site/release';
import { outputOf, runProcess } from '@site/testing/run-process';

type Environment = Readonly<Record<string, string>>;

/** A repository of one remote that `npm run new` made. */
export interface TeamRepository {
  /** Replaces a text in a source. @throws Error when it does not occur */
  readonly change: (file: string, from: string, to: string) => void;
  /** Runs an npm command in it while this checkout is not there. @returns what it wrote @throws Error when it fails */
  readonly npm: (args: readonly string[], env?: Environment) => Promise<string>;
  readonly remove: () => void;
}

/** Whether this system lets a command run without this checkout. */
export async function canHideCheckout(): Promise<boolean> {
  return (await runProcess('unshare', ['--mount', 'true'], {})).code === 0;
}

/** @param registry npm's settings for the packages of the site @throws Error when a command fails */
export async function makeTeamRepository(
  remote: RemoteName,
  registry: Environment,
): Promise<TeamRepository> {
  const place = mkdtempSync(path.join(tmpdir(), `team-${remote}-`));
  const folder = path.join(place, 'repository');
  const made = await runProcess('npm', ['run', 'new', '--', 'repository', remote, folder], {
    cwd: repositoryRoot,
    env: registry,
  });
  outputOf(made, `npm run new -- repository ${remote}`);
  const npm = async (args: readonly string[], env: Environment = {}) => {
    // In a name space of its own, where an empty folder covers this checkout.
    const script = 'mount -t tmpfs none "$0" && exec npm "$@"';
    const command = ['--mount', 'sh', '-c', script, repositoryRoot, ...args];
    const ended = await runProcess('unshare', command, {
      cwd: folder,
      isSeparate: true,
      env: { ...registry, ...env },
    });
    return outputOf(ended, `npm ${args.join(' ')}`);
  };
  return {
    change(file, from, to) {
      const target = path.join(folder, file);
      const text = readFileSync(target, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain "${from}"`);
      writeFileSync(target, text.replaceAll(from, to));
    },
    npm,
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}
