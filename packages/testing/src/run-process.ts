import { startProcess, type Ending } from './start-process';

export interface Ended {
  readonly code: Ending;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams, as they came. */
  readonly output: string;
}

export interface ProcessOptions {
  /** Standard input; null: it stays open, and nothing comes. */
  readonly input?: string | Buffer | null | undefined;
  /** Besides the environment of this process, or what every process needs of it (processEnvironment). */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Whether settings of the site in the environment of this process are left out. */
  readonly isSeparate?: boolean | undefined;
  /** Default: the folder of this process. */
  readonly cwd?: string | undefined;
  /** The process is ended after this time. Default: no limit. */
  readonly limitMs?: number | undefined;
  /** A file descriptor instead of a pipe; nothing of it is returned then. */
  readonly stdout?: number | undefined;
}

/** Runs a command to its end, whatever its exit code is. @throws Error when it cannot be started */
export async function runProcess(
  command: string,
  args: readonly string[],
  { input = '', env, isSeparate = false, cwd, limitMs, stdout }: ProcessOptions,
): Promise<Ended> {
  const { child, written, closed, output } = startProcess(command, args, {
    cwd,
    env: isSeparate ? env : { ...process.env, ...env },
    stdio: ['pipe', stdout ?? 'pipe', 'pipe'],
  });
  const limit = limitMs === undefined ? undefined : setTimeout(() => child.kill(), limitMs);
  child.stdin?.on('error', () => undefined);
  if (input !== null) child.stdin?.end(input);
  const code = await closed.finally(() => clearTimeout(limit));
  return { code, ...written, output: output() };
}

/** @returns what it wrote to stdout @throws Error with the end of all that it wrote when it failed */
export function outputOf({ code, stdout, stderr }: Ended, command: string): string {
  if (code === 0) return stdout;
  throw new Error(`${command} ended with ${code}:\n${stdout.slice(-2000)}\n${stderr.slice(-4000)}`);
}
