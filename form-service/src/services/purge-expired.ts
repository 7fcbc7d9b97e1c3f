import type { AccessLog } from '@site/service-kit/access-log';
import type { RegistrationStore, RetentionClock } from '../data/registration-store';

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;
/** Of the time that passed, how much the purge follows a clock that is ahead. */
const followed = 1.25;
/** More than replicas' clocks differ by. */
const surelyMs = 2 * dayMs;
/** By then a clock that was wrong at the start of the host is corrected: one that is ahead would purge every registration. */
const firstPurgeMs = 10 * 60 * 1_000;

/** @returns how many registrations were older than the retention period and were removed */
export function purgeExpired(
  store: RegistrationStore,
  retentionDays: number,
  nowMs = Date.now(),
): Promise<number> {
  return store.purgeBefore(isoOf(nowMs - retentionDays * dayMs));
}

const isoOf = (ms: number) => new Date(ms).toISOString();

/**
 * The daily purge of the service, which does not take the host's clock as it is.
 * @returns how many registrations were removed
 */
export async function purgeDaily(
  { store, retentionDays, log }: Pick<Retention, 'store' | 'retentionDays' | 'log'>,
  shownMs = Date.now(),
): Promise<number> {
  const { last, nowMs, ...clock } = await readClock(store, shownMs);
  await store.writeRetentionClock(clock);
  // Posted while the clock was ahead: it is right again.
  if (last && Math.abs(shownMs - clock.latestMs) < surelyMs)
    await store.moveBack(isoOf(shownMs + surelyMs), isoOf(shownMs));
  const aheadDays = Math.floor((shownMs - nowMs) / dayMs);
  if (aheadDays > 0)
    log(
      `the clock is ${aheadDays} days ahead of the last purge, which follows slowly. If the clock is right: npm run forms -- purge`,
    );
  const count = await purgeExpired(store, retentionDays, nowMs);
  if (count > 0) log(`purged registrations older than ${retentionDays} days: ${count}`);
  return count;
}

/** @returns how many days the host's clock is ahead of the last purge, or before the first one of the newest registration */
export async function daysAhead(store: RegistrationStore, shownMs = Date.now()): Promise<number> {
  const { latestMs } = await readClock(store, shownMs);
  return Math.floor((shownMs - latestMs) / dayMs);
}

async function readClock(store: RegistrationStore, shownMs: number) {
  const [newest] = await store.list(1);
  const last = await store.readRetentionClock();
  return { last, ...nextRetentionClock(last, newest?.receivedAt, shownMs) };
}

/**
 * What the daily purge takes for now: the host's clock, but at most 30 hours a day after the last purge. A clock that jumps a
 * year ahead would expire every registration; like this, one goes six hours early for each day that the clock stays ahead. After a
 * stop of the service for a month the purge is late for four.
 * @param newestAt when the newest registration was received: the last known time before the first purge
 */
export function nextRetentionClock(
  last: RetentionClock | undefined,
  newestAt: string | undefined,
  shownMs: number,
): RetentionClock & { readonly nowMs: number } {
  const newestMs = newestAt === undefined ? shownMs : Date.parse(newestAt);
  const { latestMs, shownMs: lastShownMs } = last ?? { latestMs: newestMs, shownMs: 0 };
  // A service that is started again and again purges each time.
  const passedMs = Math.max(0, shownMs - lastShownMs);
  const nowMs = Math.min(shownMs, latestMs + followed * Math.min(dayMs, passedMs));
  return { nowMs, latestMs: Math.max(latestMs, nowMs), shownMs };
}

interface Retention {
  readonly store: RegistrationStore;
  readonly accessLog: AccessLog;
  readonly retentionDays: number;
  readonly log: (line: string) => void;
}

/** Checks ten minutes after the start, then every hour, whether the daily purge is due. @returns a function that cancels the schedule */
export function schedulePurge({ store, accessLog, retentionDays, log }: Retention): () => void {
  /** How many were purged without a line in the access log, because it could not be written. */
  let unlogged = 0;
  const purge = async () => {
    try {
      await store.runDailyPurge(async () => {
        unlogged += await purgeDaily({ store, retentionDays, log });
        if (unlogged === 0) return;
        accessLog.append({ actor: 'service', action: 'purge', outcome: 'done', count: unlogged });
        unlogged = 0;
      });
    } catch (cause) {
      const { code = 'unknown' } = cause as { code?: string };
      log(`the daily purge failed (${code}) and will be tried again within the hour`);
    }
  };
  const purgeAfter = (ms: number): NodeJS.Timeout =>
    setTimeout(() => {
      void purge();
      timer = purgeAfter(hourMs);
    }, ms).unref();
  let timer = purgeAfter(firstPurgeMs);
  return () => clearTimeout(timer);
}
