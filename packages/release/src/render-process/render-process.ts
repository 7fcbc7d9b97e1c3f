import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { BundleFiles } from '../render/shell-bundle';
import { entryFile } from './entry-file';
import type { FromProcess, RequestName, Requests, ToProcess } from './messages';

export interface ProcessLimits {
  /** From the start until the shell's bundle is evaluated. */
  readonly openMs: number;
  /** How long the process's event loop may be blocked. */
  readonly stallMs: number;
  /** From the request until the answer. */
  readonly answerMs: number;
  /** Heap of the process; more memory ends it. */
  readonly heapMb: number;
}

/** The process ended before it answered. */
export class ProcessEnded extends Error {
  constructor(
    /** A predicate for messages: "did not answer within 2 s". */
    readonly how: string,
    /**
     * Whether this request ended it. `this request`: no other one was running, or this one took too long.
     * `not this request`: the process had not started it, or another one took too long.
     */
    readonly endedBy: 'this request' | 'possibly this request' | 'not this request',
  ) {
    super(how);
  }
}

/** A process with the bundles of one release. Rejects every request after `ended`. */
export interface RenderProcess {
  /** @throws Error with what the shell's bundle threw, ProcessEnded */
  readonly opened: Promise<void>;
  readonly ended: Promise<void>;
  /** false as soon as its end has begun. */
  readonly isAlive: () => boolean;
  /** @throws Error with the message of what was thrown in the process; ProcessEnded */
  readonly request: <Name extends RequestName>(
    name: Name,
    request: Requests[Name]['request'],
  ) => Promise<Requests[Name]['answer']>;
  readonly stop: () => Promise<void>;
}

interface Pending {
  /** By performance.now(): a clock that is set forward must not end the process. */
  readonly dueAt: number;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

const tickMs = 100;

/** Starts a process and monitors it: one that blocks, takes too long or crashes is ended, and its requests are rejected. */
export function startRenderProcess(files: BundleFiles, limits: ProcessLimits): RenderProcess {
  const child = fork(entryFile, {
    // Without this limit V8 would use all memory of the machine.
    execArgv: [`--max-old-space-size=${limits.heapMb}`],
    // The code of remotes needs no settings and must not see the secrets of the process.
    env: namedFrom(process.env, ['NODE_ENV', 'TMPDIR', 'HOME']),
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  if (child.stderr) passOnErrors(child.stderr);
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let lastTaken = 0;
  let crash: string | undefined;
  let how: string | undefined;
  let isOpen = false;
  // A process that has ended, or could not be started, is reported by its events.
  const send = (message: ToProcess) => {
    if (child.connected) child.send(message, () => undefined);
  };
  const opening = deferred();
  const ending = deferred();

  const end = (reason: string, timedOutId?: number) => {
    if (how !== undefined) return;
    how = reason;
    clearInterval(watch);
    const taken = [...pending.keys()].filter((id) => id <= lastTaken);
    const endedBy = (id: number) => {
      if (timedOutId !== undefined) return timedOutId === id ? 'this request' : 'not this request';
      if (!taken.includes(id)) return 'not this request';
      return taken.length === 1 ? 'this request' : 'possibly this request';
    };
    for (const [id, { reject }] of pending) reject(new ProcessEnded(reason, endedBy(id)));
    pending.clear();
    opening.reject(new ProcessEnded(reason, 'this request'));
    // A process that could not be started has no id, and the signal would go to this process and its group.
    if (child.pid !== undefined) child.kill('SIGKILL');
  };

  const { beat, watch } = watchHeartbeat((silentMs) => {
    if (!isOpen) return silentMs >= limits.openMs && end(`did not load within ${limits.openMs} ms`);
    if (silentMs >= limits.stallMs) return end(`ran for ${limits.stallMs} ms without a pause`);
    const now = performance.now();
    for (const [id, { dueAt }] of pending)
      if (now > dueAt) return end(`did not answer within ${limits.answerMs} ms`, id);
  });

  // The code of remotes can send messages, too: of any kind, or null.
  child.on('message', (sent: FromProcess | null) => {
    const message = sent ?? { kind: undefined };
    beat();
    if (message.kind === 'beat') return;
    if (message.kind === 'taken') return (lastTaken = message.id);
    if (message.kind === 'crash') return (crash = message.message);
    if (message.kind === 'open') {
      isOpen = true;
      return opening.resolve();
    }
    if (message.kind !== 'answer' && message.kind !== 'failure') return;
    const request = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'answer') request?.resolve(message.answer as never);
    else request?.reject(new Error(message.message));
  });
  child.on('error', (error) => end(`did not start: ${error.message}`));
  // The last messages may come after `exit`; `disconnect` follows them.
  const exit = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  void Promise.all([exit, once(child, 'disconnect')])
    .then(([[code, signal]]) => {
      if (crash !== undefined) end(`ended with an uncaught error: ${crash}`);
      // V8 aborts a process whose heap is full.
      else if (signal === 'SIGABRT') end(`needed more than ${limits.heapMb} MB of memory`);
      else end(`ended itself with ${signal ?? `code ${code}`}`);
    })
    // `error` has said why.
    .catch(() => undefined)
    .then(ending.resolve);
  send({ kind: 'open', files });

  return {
    opened: opening.promise,
    ended: ending.promise,
    isAlive: () => how === undefined,
    request(name, request) {
      if (how !== undefined) return Promise.reject(new ProcessEnded(how, 'not this request'));
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        pending.set(id, { dueAt: performance.now() + limits.answerMs, resolve, reject });
        send({ kind: 'request', id, name, request });
      });
    },
    stop() {
      end('was stopped');
      return ending.promise;
    },
  };
}

/** Without V8's forty lines about a full heap: the reason of the end is one line, and Jest would report V8's as its own. */
function passOnErrors(errors: Readable): void {
  let isAboutHeap = false;
  errors.on('data', (text: Buffer) => {
    isAboutHeap ||= text.includes('<--- Last few GCs --->');
    if (!isAboutHeap) process.stderr.write(text);
  });
}

/** Promise.withResolvers is not in Node 20. */
function deferred() {
  let resolve = (): void => undefined;
  let reject = (_error: Error): void => undefined;
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  // A caller that only sends requests need not handle this rejection.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/**
 * Counts ticks, not time: if this process has to wait for a CPU, the render process must not be considered blocked.
 * @param onTick gets the time since the last message
 */
function watchHeartbeat(onTick: (silentMs: number) => void) {
  let silentTicks = 0;
  const watch = setInterval(() => {
    onTick(silentTicks * tickMs);
    silentTicks += 1;
  }, tickMs);
  return { beat: () => void (silentTicks = 0), watch };
}

function namedFrom(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(
    names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
  );
}
