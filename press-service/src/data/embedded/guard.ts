import { setTimeout as pause } from 'node:timers/promises';
import { StoreError } from '@site/service-kit/errors';
import { isSqliteError } from '@site/service-kit/sqlite';

/** A restore of 100,000 articles holds the lock of writing for four seconds. */
const busyMs = 8_000;
const retryMs = 20;

/**
 * Runs a database operation; again while another process writes, so that requests which only read do not wait for it.
 * @param work may have written a part of its rows before it fails, so each of its statements must be repeatable
 * @throws StoreError for errors of the database itself
 */
export async function guard<T>(work: () => T): Promise<T> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isSqliteError(error)) throw error;
      if (!error.code.startsWith('SQLITE_BUSY') || performance.now() - startedAt > busyMs)
        throw new StoreError(`${error.code}: ${error.message}`, error);
    }
    await pause(retryMs);
  }
}
