import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { processEnvironment } from './process-environment';

export interface StartOptions {
  /** Besides what every process needs. */
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly cwd?: string | undefined;
  /** Default: output is read, and nothing comes as input. */
  readonly stdio?: StdioOptions;
  /** A group of its own, which a signal to this process does not reach. */
  readonly detached?: boolean;
}

/** The exit code, or the signal that ended it. */
export type Ending = number | NodeJS.Signals | null;

export interface StartedProcess {
  readonly child: ChildProcess;
  /** What it wrote so far. */
  readonly written: { readonly stdout: string; readonly stderr: string };
  /** The same of both streams, as it came. */
  readonly output: () => string;
  /** Resolves when it has ended and its streams have. @throws Error when it could not be started */
  readonly closed: Promise<Ending>;
  /**
   * Waits for a line of the output that no earlier call has found.
   * @param pattern of a line, with a group if its text is wanted
   * @returns the group @throws Error with the output when the process ends before
   */
  readonly waitFor: (pattern: RegExp, limitMs?: number) => Promise<string>;
  /** SIGKILL follows if it has not ended after `killAfterMs`. */
  readonly end: (signal?: NodeJS.Signals, killAfterMs?: number) => Promise<Ending>;
}

/** A hang's limit: a first start builds the site. */
const longestMs = 5 * 60_000;

/** Starts a process that runs until it ends or is ended. */
export function startProcess(
  command: string,
  args: readonly string[],
  { env, cwd, stdio = ['ignore', 'pipe', 'pipe'], detached = false }: StartOptions = {},
): StartedProcess {
  const child = spawn(command, args, {
    cwd,
    env: { ...processEnvironment(), ...env },
    stdio,
    detached,
  });
  const [ended, closed] = [endOf(child, 'exit'), endOf(child, 'close')];
  const written = { stdout: '', stderr: '' };
  let text = '';
  let readTo = 0;
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (part: string) => {
      written[name] += part;
      text += part;
    });
  const output = () => text;
  return {
    child,
    written,
    output,
    closed,
    waitFor: (pattern, limitMs = longestMs) =>
      new Promise((resolve, reject) => {
        const fail = (why: string) =>
          reject(new Error(`${child.spawnargs.join(' ')} ${why}:\n${text.slice(-4_000)}`));
        const limit = setTimeout(() => fail(`has written no ${pattern}`), limitMs);
        const look = () => {
          const found = pattern.exec(text.slice(readTo));
          if (!found) return;
          readTo += found.index + found[0].length;
          child.stdout?.off('data', look);
          child.stderr?.off('data', look);
          clearTimeout(limit);
          resolve(found[1] ?? '');
        };
        for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
        look();
        const stop = (why: string) => {
          clearTimeout(limit);
          fail(why);
        };
        ended.then(
          (code) => stop(`ended (${code}) before`),
          (error: unknown) => stop(String(error)),
        );
      }),
    async end(signal = 'SIGTERM', killAfterMs) {
      child.kill(signal);
      const kill =
        killAfterMs === undefined
          ? undefined
          : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
      try {
        return await ended;
      } finally {
        clearTimeout(kill);
      }
    },
  };
}

function endOf(child: ChildProcess, event: 'exit' | 'close'): Promise<Ending> {
  const ending = once(child, event).then(([code, signal]) => (code ?? signal) as Ending);
  ending.catch(() => undefined);
  return ending;
}
