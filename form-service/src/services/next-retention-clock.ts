import type { RetentionClock } from '../data/registration-store';

const dayMs = 24 * 60 * 60 * 1_000;
const followed = 1.25;

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
