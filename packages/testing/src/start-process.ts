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

export interface StartedProcess {
  readonly child: ChildProcess;
  /** What it wrote to stdout and stderr so far. */
  readonly output: () => string;
  /**
   * Waits for a line of the output that no earlier call has found.
   * @param pattern of a line, with a group if its text is wanted
   * @returns the group @throws Error with the output when the process ends before
   */
  readonly waitFor: (pattern: RegExp, limitMs?: number) => Promise<string>;
  /** @returns the exit code, or the signal that ended it; SIGKILL follows if it has not ended after `killAfterMs` */
  readonly end: (
    signal?: NodeJS.Signals,
    killAfterMs?: number,
  ) => Promise<number | NodeJS.Signals | null>;
}

/** A hang's limit: a first start builds the site. */
const longestMs = 5 * 60_000;

/** Starts a process that runs until it is ended. */
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
  const ended = once(child, 'exit').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null,
  );
  ended.catch(() => undefined);
  let text = '';
  let readTo = 0;
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  const output = () => text;
  return {
    child,
    output,
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
