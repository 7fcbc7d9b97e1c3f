/** Requests at a steady rate while other work is done. */
import { setTimeout as pause } from 'node:timers/promises';

export interface LoadReport {
  readonly requests: number;
  /** The error of every request that failed. */
  readonly lost: readonly string[];
  readonly slowestMs: number;
}

/**
 * Starts `perSecond` requests a second until `work` has ended.
 * @param request makes the nth request; when it throws, the request counts as lost
 */
export async function underLoad<T>(
  perSecond: number,
  request: (count: number) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<{ result: T; load: LoadReport }> {
  const lost: string[] = [];
  const running = new Set<Promise<void>>();
  let requests = 0;
  let slowestMs = 0;
  const over = new AbortController();
  const one = async () => {
    const startedAt = performance.now();
    try {
      await request((requests += 1));
    } catch (error) {
      lost.push((error as Error).message);
    }
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - startedAt));
  };
  const visitors = (async () => {
    while (!over.signal.aborted) {
      const visit = one().finally(() => running.delete(visit));
      running.add(visit);
      await pause(1000 / perSecond);
    }
  })();
  try {
    const result = await work();
    over.abort();
    await visitors;
    await Promise.all(running);
    return { result, load: { requests, lost, slowestMs } };
  } finally {
    over.abort();
  }
}
