import type { RetentionClock } from '../data/registration-store';

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * What the daily purge takes for now: the host's clock, but at most two days after the last purge. A clock that jumps a year
 * ahead would expire every registration; like this it has to stay ahead for weeks. After a long stop the purge is late for as long.
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
  const nowMs = Math.min(shownMs, latestMs + 2 * Math.min(dayMs, passedMs));
  return { nowMs, latestMs: Math.max(latestMs, nowMs), shownMs };
}
