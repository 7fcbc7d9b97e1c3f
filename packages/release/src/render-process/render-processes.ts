import type { ChildProcess } from 'node:child_process';
import { types } from 'node:util';
import Tinypool from 'tinypool';
import { messageOf } from '../message-of';
import type { BundleFiles } from '../render/shell-bundle';
import { workerProgram } from './entry-file';
import type { ProcessLimits, RequestName, Requests, WorkerData } from './messages';

/** The process ended before it answered: this request may have caused it, or another one that ran beside it. */
export class ProcessEnded extends Error {}

/** Processes with the bundles of one release. One that ends is replaced. */
export interface RenderProcesses {
  /** @throws Error with the message of what was thrown in the process; ProcessEnded */
  readonly request: <Name extends RequestName>(
    name: Name,
    request: Requests[Name]['request'],
  ) => Promise<Requests[Name]['answer']>;
  /** How many requests wait for a process. */
  readonly waiting: () => number;
  readonly stop: () => Promise<void>;
}

export interface RenderOptions {
  readonly limits: ProcessLimits;
  /** How many processes. */
  readonly count: number;
  /** How many requests one of them runs at once. */
  readonly requestsEach: number;
  /** Whether each process ends after its answer, with whatever its code has left running. */
  readonly isUsedOnce?: boolean;
  /** Called when one ended unexpectedly. @param path of the last page that it answered, if it ended without a request */
  readonly onEnd?: (path: string | undefined) => void;
}

const maxQueue = 200;

export function openRenderProcesses(
  files: BundleFiles,
  { limits, count, requestsEach, isUsedOnce = false, onEnd }: RenderOptions,
): RenderProcesses {
  const { file, execArgv } = workerProgram();
  const data: WorkerData = { files, limits };
  let lastEnd = '';
  let lostRequests = 0;
  const watched = new WeakSet<ChildProcess>();
  let isStopped = false;

  const open = () =>
    new Tinypool({
      runtime: 'child_process',
      filename: file,
      minThreads: count,
      maxThreads: count,
      concurrentTasksPerWorker: requestsEach,
      isolateWorkers: isUsedOnce,
      maxQueue,
      serialization: 'advanced',
      argv: [JSON.stringify(data)],
      // Without this limit V8 would use all memory of the machine.
      execArgv: [...execArgv, `--max-old-space-size=${limits.heapMb}`],
      // The code of remotes needs no settings and must not see the secrets of the process.
      env: namedFrom(process.env, ['NODE_ENV', 'TMPDIR', 'HOME', 'TSX_TSCONFIG_PATH']),
    })
      // A process that ended without a request, or sent a message of another kind: it is replaced.
      .on('error', () => undefined);
  let pool = open();

  /** tinypool reports only that a process has ended; `exit` comes before its requests are rejected. */
  const watchProcesses = () => {
    for (const { process: child } of pool.threads as unknown as { process: ChildProcess }[]) {
      if (watched.has(child)) continue;
      watched.add(child);
      passOnErrors(child);
      let crash: unknown;
      let answered: string | undefined;
      child.on(
        'message',
        (message: { readonly crash?: unknown; readonly answered?: string } | null) => {
          crash ??= message?.crash;
          answered = message?.answered ?? answered;
        },
      );
      child.once('exit', (code, signal) => {
        // tinypool ends a process by this signal.
        if (isStopped || signal === 'SIGTERM') return;
        lastEnd = describeEnd(limits, code, signal, crash);
        const before = lostRequests;
        // Its requests are rejected first.
        setImmediate(() => onEnd?.(lostRequests === before ? answered : undefined));
      });
    }
  };
  watchProcesses();

  /** A process whose code no longer answers at all; tinypool does not say which. */
  const replaceAll = () => {
    const former = pool;
    pool = open();
    void former.destroy().catch(() => undefined);
  };

  return {
    async request(name, request) {
      if (isStopped) throw new ProcessEnded('was stopped');
      watchProcesses();
      const asked = pool;
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<never>((_, reject) => {
        const limitMs = limits.openMs + limits.answerMs;
        timer = setTimeout(() => {
          if (asked === pool) replaceAll();
          reject(new ProcessEnded(`did not answer within ${limitMs} ms`));
        }, limitMs);
      });
      try {
        return (await Promise.race([asked.run(request, { name }), tooLate])) as never;
      } catch (error) {
        if (error instanceof ProcessEnded) throw error;
        // What was thrown in the process comes as plain data.
        if (!types.isNativeError(error))
          throw new Error((error as { readonly message?: string }).message ?? messageOf(error), {
            cause: error,
          });
        if (error.message === 'Task queue is at limit')
          throw new Error('too many pages are waiting', { cause: error });
        const isExit = error.message === 'Worker exited unexpectedly';
        lostRequests += 1;
        throw new ProcessEnded(isExit ? lastEnd : `did not start: ${error.message}`, {
          cause: error,
        });
      } finally {
        clearTimeout(timer);
        // tinypool may have started others meanwhile.
        watchProcesses();
      }
    },
    waiting: () => pool.queueSize,
    async stop() {
      isStopped = true;
      await pool.destroy().catch(() => undefined);
    },
  };
}

/** Without V8's forty lines about a full heap: the reason of the end is one line, and Jest would report V8's as its own. */
function passOnErrors({ stderr }: ChildProcess) {
  stderr?.unpipe(process.stderr);
  let isAboutHeap = false;
  stderr?.on('data', (text: Buffer) => {
    isAboutHeap ||= text.includes('<--- Last few GCs --->');
    if (!isAboutHeap) process.stderr.write(text);
  });
}

/** @returns a predicate for messages */
function describeEnd(
  { heapMb, stallMs }: ProcessLimits,
  code: number | null,
  signal: NodeJS.Signals | null,
  crash: unknown,
): string {
  if (typeof crash === 'string') return `ended with an uncaught error: ${crash}`;
  // V8 aborts a process whose heap is full.
  if (signal === 'SIGABRT') return `needed more than ${heapMb} MB of memory`;
  if (signal === 'SIGKILL') return `ran for ${stallMs} ms without a pause`;
  return `ended itself with ${signal ?? `code ${code}`}`;
}

function namedFrom(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
