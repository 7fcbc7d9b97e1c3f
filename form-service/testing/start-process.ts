/** The service and its command line as real processes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { compiledPart, repositoryRoot } from '@site/tools/compiled-part';

export interface RunningProcess {
  readonly url: string;
  /** Everything written to stdout and stderr so far. */
  output(): string;
  /** Ends it and waits. @returns the exit code, or the signal */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

export interface EndedProcess {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Environment = Readonly<Record<string, string>>;

const running = new Set<ChildProcess>();

/** For afterEach: a failed test must not leave its processes behind. */
export function endAllProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

function launch(
  file: string,
  args: readonly string[],
  env: Environment,
  stdout: 'pipe' | number = 'pipe',
  limits: readonly string[] = [],
): ChildProcess {
  const compiled = compiledPart(`form-service/src/${file}`) ?? file;
  const [command = '', ...given] = [...limits, process.execPath, compiled, ...args];
  const child = spawn(command, given, {
    cwd: repositoryRoot,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['pipe', stdout, 'pipe', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** @param fileBlocks no file becomes longer, as on a full disk; of 512 or 1,024 bytes, as the shell counts */
const withoutSpace = (fileBlocks: number) => [
  '/bin/sh',
  '-c',
  `ulimit -f ${fileBlocks} && exec "$0" "$@"`,
];

/** Resolves when the service reports that it is ready. @throws if it ends before that */
export async function startService(env: Environment, fileBlocks?: number): Promise<RunningProcess> {
  const limits = fileBlocks === undefined ? [] : withoutSpace(fileBlocks);
  const child = launch('server.ts', [], env, 'pipe', limits);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const port = await new Promise<number>((done, refuse) => {
    child.once('message', (message: { port: number }) => done(message.port));
    child.once('exit', (code) => refuse(new Error(`ended with ${code}: ${output}`)));
  });
  // Message and output arrive through two pipes, in any order.
  while (!output.includes('form-service ready on')) await once(child.stdout as Readable, 'data');
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      const [code, endSignal] = (await ended) as [number | null, NodeJS.Signals | null];
      return code ?? endSignal;
    },
  };
}

/**
 * Runs to the end: a command, or a service that must not start.
 * @param input null: stdin stays open, and nothing comes
 * @param output file descriptor instead of a pipe; `stdout` of the result is then empty
 */
export async function runToEnd(
  file: 'server.ts' | 'cli.ts' | 'copy-store-command.ts',
  args: readonly string[],
  env: Environment,
  input: string | null = '',
  output?: number,
): Promise<EndedProcess> {
  const child = launch(file, args, env, output);
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  if (input !== null) child.stdin?.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}
