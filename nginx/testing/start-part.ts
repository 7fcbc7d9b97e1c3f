/** One server of the site as a separate process, on a port that the caller chooses, stopped by its process id. */
import { repositoryRoot } from '@site/release';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compiledPart } from '../../tools/testing/compiled-part';
import { compiledService } from '../../tools/testing/compiled-service';

const startWithinMs = 60_000;

export interface RunningPart {
  readonly stop: () => Promise<void>;
  readonly output: () => string;
}

export interface ForkedPart extends RunningPart {
  readonly child: ChildProcess;
}

/**
 * A service compiled as for its image. Under jest a compiled file of any other entry too, where there is one: a test file
 * starts dozens of processes.
 * @returns the file to run and Node's options for it
 */
function runnable(entry: string): { readonly file: string; readonly execArgv: readonly string[] } {
  const isTest = process.env['JEST_WORKER_ID'] !== undefined;
  const [, service, script] = /^(press-service|form-service)\/src\/(.+)$/.exec(entry) ?? [];
  const compiled =
    service && script
      ? compiledService(service as 'press-service' | 'form-service', script)
      : isTest && compiledPart(entry);
  if (compiled) return { file: compiled, execArgv: [] };
  return { file: join(repositoryRoot, entry), execArgv: ['--import', 'tsx'] };
}

/** @param entry TypeScript file, relative to the repository root @throws Error with its output when it does not start */
export async function startPart(
  entry: string,
  env: Readonly<Record<string, string>>,
): Promise<ForkedPart> {
  const { file, execArgv } = runnable(entry);
  const child = fork(file, {
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'production', ...env },
    execArgv: [...execArgv],
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
