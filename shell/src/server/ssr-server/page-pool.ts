import { messageOf } from '@site/release';
import { ProcessEnded, type RenderProcess } from '@site/release/render-process';

/** The page cannot be rendered now; the message is for the log. */
export class PageError extends Error {}

export interface PoolOptions {
  /** At least two, so that a page that blocks its process does not block all pages. */
  readonly size: number;
  readonly startProcess: () => RenderProcess;
  readonly log: (line: string) => void;
  readonly onProcessEnd?: () => void;
}

/** Work for a process. */
export interface Job<Result> {
  /** Pages of one route run the same code. */
  readonly route: string;
  readonly path: string;
  readonly run: (child: RenderProcess) => Promise<Result>;
}

interface Queued {
  readonly job: Job<unknown>;
  /** Runs alone in its process, so that it is certain which page ended it. */
  isAlone: boolean;
  /** How many processes have ended while it was running. */
  ends: number;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

interface Member {
  readonly child: RenderProcess;
  isOpen: boolean;
  readonly running: Set<Queued>;
  /** The last completed job, and whether it ran alone. */
  last: { readonly job: Job<unknown>; readonly wasAlone: boolean } | undefined;
}

/** A process runs several pages at once, because loading waits for the press service. */
const pagesPerProcess = 16;
const maxQueueLength = 200;
/** A path that ended a process is not tried again for this long. */
const refuseForMs = 10_000;
/** How long the pages of a route run alone after one of them ended a process. */
const isolateForMs = 60_000;
const restartAfterMs = 250;
const maxEnds = 4;
const replaced = 'the release was replaced';
const rejection = 'it ended its process a moment ago';

/**
 * Distributes pages over render processes. If a process ends, each of its pages is retried alone. A page that ends another
 * process fails, its path is rejected for a while, and for a minute the pages of its route run one at a time, each alone
 * in a process, so that all other processes serve the other pages.
 */
export function createPagePool({ size, startProcess, log, onProcessEnd }: PoolOptions) {
  const members = new Set<Member>();
  const queue: Queued[] = [];
  /** Route → time until which it is isolated, by performance.now(): a clock that is set back must not prolong it. */
  const isolatedRoutes = new Map<string, number>();
  const refused = new Map<string, number>();
  let isStopped = false;

  const addMember = () => {
    if (isStopped) return;
    let child: RenderProcess;
    try {
      child = startProcess();
    } catch (error) {
      // For example without memory: this runs in a timer, where an error would end the server.
      rejectIfNoProcess(`a render process did not start: ${messageOf(error)}`);
      return void setTimeout(addMember, restartAfterMs).unref();
    }
    const member: Member = { child, isOpen: false, running: new Set(), last: undefined };
    members.add(member);
    child.opened.then(
      () => {
        member.isOpen = true;
        dispatch();
      },
      (error: unknown) => rejectIfNoProcess(`a render process did not start: ${messageOf(error)}`),
    );
    void child.ended.then(() => {
      members.delete(member);
      if (!isStopped) onProcessEnd?.();
      // The last page had completed, but its code was still running: its route is isolated.
      if (!isStopped && member.last?.wasAlone) refuse(member.last.job);
      else if (!isStopped && member.last) isolate(member.last.job.route);
      // A process that cannot start is restarted with a delay.
      if (member.isOpen) addMember();
      else setTimeout(addMember, restartAfterMs).unref();
    });
  };

  /** Without any running process, queued pages fail at once. */
  const rejectIfNoProcess = (reason: string) => {
    if (isStopped) return;
    log(reason);
    if ([...members].some(({ isOpen, child }) => isOpen && child.isAlive())) return;
    for (const { reject } of queue.splice(0)) reject(new PageError(reason));
  };

  /** From now on its pages run one at a time, each alone in a process. */
  const isolate = (route: string) =>
    void isolatedRoutes.set(route, performance.now() + isolateForMs);
  const isIsolated = ({ job }: Queued) => (isolatedRoutes.get(job.route) ?? 0) > performance.now();
  const isIsolatedRunning = () => [...members].some(({ running }) => [...running].some(isIsolated));
  /** No page joins a page that runs alone. */
  const isTaken = ({ running }: Member) =>
    running.size >= pagesPerProcess ||
    [...running].some((queued) => queued.isAlone || isIsolated(queued));

  const memberFor = (queued: Queued): Member | undefined => {
    if (isIsolated(queued) && isIsolatedRunning()) return undefined;
    const open = [...members].filter(({ isOpen, child }) => isOpen && child.isAlive());
    if (queued.isAlone || isIsolated(queued)) return open.find(({ running }) => running.size === 0);
    return open
      .filter((member) => !isTaken(member))
      .sort((one, other) => one.running.size - other.running.size)[0];
  };

  const dispatch = () => {
    for (const queued of [...queue]) {
      const member = memberFor(queued);
      if (!member) continue;
      queue.splice(queue.indexOf(queued), 1);
      void runOn(member, queued);
    }
  };

  const runOn = async (member: Member, queued: Queued) => {
    member.running.add(queued);
    try {
      queued.resolve((await queued.job.run(member.child)) as never);
      member.last = { job: queued.job, wasAlone: queued.isAlone || isIsolated(queued) };
    } catch (error) {
      if (error instanceof ProcessEnded && error.endedBy !== 'not this request')
        member.last = undefined;
      fail(queued, error);
    } finally {
      member.running.delete(queued);
      dispatch();
    }
  };

  const fail = (queued: Queued, error: unknown) => {
    const { job, isAlone } = queued;
    if (!(error instanceof ProcessEnded)) return queued.reject(new PageError(messageOf(error)));
    queued.ends += 1;
    const isCause =
      error.endedBy === 'this request' || (error.endedBy === 'possibly this request' && isAlone);
    if (!isCause && !isStopped && queued.ends < maxEnds) {
      queued.isAlone ||= error.endedBy === 'possibly this request';
      queue.unshift(queued);
      return;
    }
    queued.reject(new PageError(`the page ${error.how}`));
    if (isCause && !isStopped) refuse(job);
  };

  const refuse = ({ route, path }: Job<unknown>) => {
    isolate(route);
    const now = performance.now();
    for (const [known, until] of refused) if (until < now) refused.delete(known);
    refused.set(path, now + refuseForMs);
    for (const queued of queue.filter(({ job }) => job.path === path)) {
      queue.splice(queue.indexOf(queued), 1);
      queued.reject(new PageError(rejection));
    }
  };

  for (let started = 0; started < size; started += 1) addMember();

  return {
    /** @throws PageError */
    run<Result>(job: Job<Result>): Promise<Result> {
      if (isStopped) return Promise.reject(new PageError(replaced));
      if ((refused.get(job.path) ?? 0) > performance.now())
        return Promise.reject(new PageError(rejection));
      if (queue.length >= maxQueueLength)
        return Promise.reject(new PageError('too many pages are waiting'));
      return new Promise((resolve, reject) => {
        queue.push({ job, isAlone: false, ends: 0, resolve, reject });
        dispatch();
      });
    },
    /** @returns how many pages wait for a process */
    waiting: () => queue.length,
    /** @returns once every process has ended */
    async stop(): Promise<void> {
      isStopped = true;
      for (const { reject } of queue.splice(0)) reject(new PageError(replaced));
      await Promise.all([...members].map(({ child }) => child.stop()));
    },
  };
}

export type PagePool = ReturnType<typeof createPagePool>;
