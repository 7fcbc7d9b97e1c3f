/** One server of the site as a process of its own, on a port that the caller chooses, stopped by its process id. */
import { repositoryRoot } from '@site/release';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const startWithinMs = 60_000;

export interface RunningPart {
  readonly stop: () => Promise<void>;
  readonly output: () => string;
}

export interface ForkedPart extends RunningPart {
  readonly child: ChildProcess;
}

/** @param entry TypeScript file, relative to the repository root @throws Error with its output when it does not start */
export async function startPart(
  entry: string,
  env: Readonly<Record<string, string>>,
): Promise<ForkedPart> {
  const child = fork(join(repositoryRoot, entry), {
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', ...env },
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'exit');
  const isReady = await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(startWithinMs) }).then(() => true),
    ended.then(() => false),
  ]);
  if (!isReady) throw new Error(`${entry} did not start: ${output}`);
  return {
    child,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
