import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BundleFiles } from '../render/renderer';
import {
  beatsAt,
  sharedInts,
  takenAt,
  type FromThread,
  type QuestionName,
  type Questions,
  type ThreadData,
  type ToThread,
} from './questions';

export interface ThreadLimits {
  /** From the start until the shell's bundle is evaluated. */
  readonly openMs: number;
  /** How long the thread's event loop may stand still while it has something to answer. */
  readonly stallMs: number;
  /** From asking until the answer. */
  readonly answerMs: number;
  /** Heap of the thread; it ends when it needs more. */
  readonly heapMb: number;
}

/** The thread is over before it answered. */
export class ThreadEnded extends Error {
  constructor(
    /** Reads as the end of a sentence: "did not answer within 2 s". */
    readonly how: string,
    /**
     * Whether this question ended it. certain: nothing else was being answered, or this one took too long.
     * innocent: the thread had not taken it up.
     */
    readonly blame: 'certain' | 'possible' | 'innocent',
  ) {
    super(how);
  }
}

/** A thread with the bundles of one release. After `ended` every question is rejected. */
export interface RenderThread {
  /** @throws Error with what the shell's bundle threw, ThreadEnded */
  readonly opened: Promise<void>;
  readonly ended: Promise<void>;
  /** false as soon as its end has begun. */
  readonly isAlive: () => boolean;
  /** @throws Error with the message of what was thrown in the thread; ThreadEnded */
  readonly ask: <Name extends QuestionName>(
    name: Name,
    question: Questions[Name]['question'],
  ) => Promise<Questions[Name]['answer']>;
  readonly stop: () => Promise<void>;
}

interface Pending {
  readonly dueAt: number;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

const tickMs = 100;

/** Starts a thread and watches it: one that stands still, takes too long or dies is ended with what it was asked. */
export function startRenderThread(files: BundleFiles, limits: ThreadLimits): RenderThread {
  const shared = new SharedArrayBuffer(sharedInts * Int32Array.BYTES_PER_ELEMENT);
  const counters = new Int32Array(shared);
  const worker = new Worker(join(import.meta.dirname, 'boot.mjs'), {
    workerData: { files, shared } satisfies ThreadData,
    execArgv: [],
    // Code of remotes needs no setting and sees no secret of the process.
    env: namedFrom(process.env, ['NODE_ENV', 'TMPDIR', 'HOME', 'TSX_DISABLE_CACHE']),
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 64 },
  });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let how: string | undefined;
  let isOpen = false;
  const opening = deferred();
  const ending = deferred();

  const end = (reason: string, culprit?: number) => {
    if (how !== undefined) return;
    how = reason;
    clearInterval(watch);
    const lastTaken = Atomics.load(counters, takenAt);
    const taken = [...pending.keys()].filter((id) => id <= lastTaken);
    const blameOf = (id: number) => {
      if (culprit === id || (culprit === undefined && taken.length === 1 && taken[0] === id))
        return 'certain';
      return culprit === undefined && taken.includes(id) ? 'possible' : 'innocent';
    };
    for (const [id, { reject }] of pending) reject(new ThreadEnded(reason, blameOf(id)));
    pending.clear();
    opening.reject(new ThreadEnded(reason, 'certain'));
    void worker.terminate().then(() => ending.resolve());
  };

  const watch = watchHeartbeat(counters, (silentMs) => {
    if (!isOpen) return silentMs >= limits.openMs && end(`did not load within ${limits.openMs} ms`);
    if (silentMs >= limits.stallMs) return end(`ran for ${limits.stallMs} ms without a pause`);
    const now = Date.now();
    for (const [id, { dueAt }] of pending)
      if (now > dueAt) return end(`did not answer within ${limits.answerMs} ms`, id);
  });

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'open') {
      isOpen = true;
      return opening.resolve();
    }
    const question = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'answer') question?.resolve(message.answer as never);
    else question?.reject(new Error(message.message));
  });
  worker.on('error', (error: NodeJS.ErrnoException) =>
    end(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? `needed more than ${limits.heapMb} MB of memory`
        : `ended with an error nobody caught: ${error.message}`,
    ),
  );
  worker.on('exit', (code) => end(`ended itself with code ${code}`));

  return {
    opened: opening.promise,
    ended: ending.promise,
    isAlive: () => how === undefined,
    ask(name, question) {
      if (how !== undefined) return Promise.reject(new ThreadEnded(how, 'innocent'));
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        pending.set(id, { dueAt: Date.now() + limits.answerMs, resolve, reject });
        worker.postMessage({ id, name, question } satisfies ToThread);
      });
    },
    stop() {
      end('was stopped');
      return ending.promise;
    },
  };
}

/** Promise.withResolvers is not in Node 20. */
function deferred() {
  let resolve = (): void => undefined;
  let reject = (_error: Error): void => undefined;
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  // Who only asks need not listen to it.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/**
 * Counts own ticks and not the clock: where the whole process had to wait for a processor, the thread is not to blame.
 * @param onTick gets how long the counter has not moved
 */
function watchHeartbeat(counters: Int32Array, onTick: (silentMs: number) => void): NodeJS.Timeout {
  let seen = 0;
  let silentTicks = 0;
  return setInterval(() => {
    const now = Atomics.load(counters, beatsAt);
    silentTicks = now === seen ? silentTicks + 1 : 0;
    seen = now;
    onTick(silentTicks * tickMs);
  }, tickMs);
}

function namedFrom(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(
    names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])),
  );
}
