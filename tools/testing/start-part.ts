/** One server of the site as a process of its own, on a port that the caller chooses, stopped by its process id. */
import { programFile, repositoryRoot, type ProgramFile } from '@site/release';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { compiledPart } from './compiled-part';
import { processEnvironment } from './process-environment';

const startWithinMs = 60_000;

export interface RunningPart {
  readonly stop: () => Promise<void>;
  readonly output: () => string;
}

export interface ForkedPart extends RunningPart {
  readonly child: ChildProcess;
}

/** Under jest a compiled file of the entry, where there is one: a test file starts dozens of processes. */
function runnable(entry: string): ProgramFile {
  const compiled = process.env['JEST_WORKER_ID'] === undefined ? undefined : compiledPart(entry);
  return compiled === undefined ? programFile(entry) : { file: compiled, execArgv: [] };
}

/** @param entry TypeScript file, relative to the repository root @throws Error with its output when it does not start */
export async function startPart(
  entry: string,
  env: Readonly<Record<string, string>>,
): Promise<ForkedPart> {
  const { file, execArgv } = runnable(entry);
  const child = fork(file, {
    cwd: repositoryRoot,
    env: { ...processEnvironment(), NODE_ENV: 'production', ...env },
    execArgv,
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
