import { messageOf } from '@site/build/release';
import { ThreadEnded, type RenderThread } from '@site/build/render-thread';

/** The page cannot be rendered now; the message says why, for the log. */
export class PageError extends Error {}

export interface PoolOptions {
  /** Two at least: one for pages that behave, whatever another page does. */
  readonly size: number;
  readonly startThread: () => RenderThread;
  readonly log: (line: string) => void;
}

/** Work for one thread. */
export interface Job<Answer> {
  /** Pages of one route run the same code. */
  readonly route: string;
  readonly path: string;
  readonly run: (thread: RenderThread) => Promise<Answer>;
}

interface Queued {
  readonly job: Job<unknown>;
  /** Runs with nothing beside it, so that it is certain who ended the thread. */
  isAlone: boolean;
  /** How many threads have ended under it. */
  ends: number;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

interface Member {
  readonly thread: RenderThread;
  isOpen: boolean;
  readonly running: Set<Queued>;
  /** What it answered last, and whether with nothing beside it. */
  last: { readonly job: Job<unknown>; readonly wasAlone: boolean } | undefined;
}

/** Loading waits for the press service; a thread has several pages in hand meanwhile. */
const pagesPerThread = 16;
const longestQueue = 200;
/** A path that ended a thread is not tried again for this long. */
const refuseForMs = 10_000;
const suspectForMs = 60_000;
const restartAfterMs = 250;
const mostEnds = 4;
const refusal = 'it ended its thread a moment ago';

/**
 * Spreads pages over render threads. Where a thread ends under its pages, each of them is tried once more alone. One that
 * ends a thread again fails, its path is refused for a while, and for a minute the pages of its route run one at a
 * time, each alone in a thread: all other threads stay with the other pages.
 */
export function createPagePool({ size, startThread, log }: PoolOptions) {
  const members = new Set<Member>();
  const queue: Queued[] = [];
  /** Route → until when. */
  const suspects = new Map<string, number>();
  const refused = new Map<string, number>();
  let isStopped = false;

  const addMember = () => {
    if (isStopped) return;
    const member: Member = {
      thread: startThread(),
      isOpen: false,
      running: new Set(),
      last: undefined,
    };
    members.add(member);
    member.thread.opened.then(
      () => {
        member.isOpen = true;
        dispatch();
      },
      (error: unknown) => giveUpWithout(`a render thread did not start: ${messageOf(error)}`),
    );
    void member.thread.ended.then(() => {
      members.delete(member);
      // A page was answered and its code went on: its route is looked at from now on.
      if (!isStopped && member.last?.wasAlone) refuse(member.last.job);
      else if (!isStopped && member.last) suspect(member.last.job.route);
      // A thread that cannot start must not be started as fast as the machine can.
      if (member.isOpen) addMember();
      else setTimeout(addMember, restartAfterMs).unref();
    });
  };

  /** Without any thread nobody waits for the next try. */
  const giveUpWithout = (reason: string) => {
    if (isStopped) return;
    log(reason);
    if ([...members].some(({ isOpen, thread }) => isOpen && thread.isAlive())) return;
    for (const { reject } of queue.splice(0)) reject(new PageError(reason));
  };

  const suspect = (route: string) => void suspects.set(route, Date.now() + suspectForMs);
  const isSuspect = ({ job }: Queued) => (suspects.get(job.route) ?? 0) > Date.now();
  const isRunningSuspect = () => [...members].some(({ running }) => [...running].some(isSuspect));
  /** Nobody joins a page that has the thread for itself. */
  const isTaken = ({ running }: Member) =>
    running.size >= pagesPerThread ||
    [...running].some((queued) => queued.isAlone || isSuspect(queued));

  const memberFor = (queued: Queued): Member | undefined => {
    if (isSuspect(queued) && isRunningSuspect()) return undefined;
    const open = [...members].filter(({ isOpen, thread }) => isOpen && thread.isAlive());
    if (queued.isAlone || isSuspect(queued)) return open.find(({ running }) => running.size === 0);
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
      queued.resolve((await queued.job.run(member.thread)) as never);
      member.last = { job: queued.job, wasAlone: queued.isAlone || isSuspect(queued) };
    } catch (error) {
      if (error instanceof ThreadEnded && error.blame !== 'innocent') member.last = undefined;
      fail(queued, error);
    } finally {
      member.running.delete(queued);
      dispatch();
    }
  };

  const fail = (queued: Queued, error: unknown) => {
    const { job, isAlone } = queued;
    if (!(error instanceof ThreadEnded)) return queued.reject(new PageError(messageOf(error)));
    queued.ends += 1;
    const isGuilty = error.blame === 'certain' || (error.blame === 'possible' && isAlone);
    if (!isGuilty && !isStopped && queued.ends < mostEnds) {
      queued.isAlone ||= error.blame === 'possible';
      queue.unshift(queued);
      return;
    }
    queued.reject(new PageError(`the page ${error.how}`));
    if (isGuilty && !isStopped) refuse(job);
  };

  const refuse = ({ route, path }: Job<unknown>) => {
    suspect(route);
    const now = Date.now();
    for (const [known, until] of refused) if (until < now) refused.delete(known);
    refused.set(path, now + refuseForMs);
    for (const queued of queue.filter(({ job }) => job.path === path)) {
      queue.splice(queue.indexOf(queued), 1);
      queued.reject(new PageError(refusal));
    }
  };

  for (let started = 0; started < size; started += 1) addMember();

  return {
    /** @throws PageError */
    run<Answer>(job: Job<Answer>): Promise<Answer> {
      if ((refused.get(job.path) ?? 0) > Date.now()) return Promise.reject(new PageError(refusal));
      if (queue.length >= longestQueue)
        return Promise.reject(new PageError('too many pages are waiting'));
      return new Promise((resolve, reject) => {
        queue.push({ job, isAlone: false, ends: 0, resolve, reject });
        dispatch();
      });
    },
    /** @returns once every thread has ended */
    async stop(): Promise<void> {
      isStopped = true;
      for (const { reject } of queue.splice(0)) reject(new PageError('the release was replaced'));
      await Promise.all([...members].map(({ thread }) => thread.stop()));
    },
  };
}

export type PagePool = ReturnType<typeof createPagePool>;
