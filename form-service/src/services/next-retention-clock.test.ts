import { nextRetentionClock } from './purge-expired';

const dayMs = 24 * 60 * 60 * 1_000;

test.each([
  ['the first purge', undefined, 0, 0],
  ['the next day', 0, 1, 1],
  ['after a start in between', 0.5, 0.55, 0.55],
  ['a clock ahead', 0, 400, 1.25],
  ['a clock ahead, started again after an hour', 400, 400 + 1 / 24, 2 + 1.25 / 24],
  ['a clock behind', 0, -400, -400],
] as const)('%s: what the purge takes for now', (_, lastShownDays, shownDays, expectedDays) => {
  const last =
    lastShownDays === undefined
      ? undefined
      : { latestMs: Math.min(lastShownDays, 2) * dayMs, shownMs: lastShownDays * dayMs };
  const next = nextRetentionClock(last, new Date(0).toISOString(), shownDays * dayMs);
  expect(next.nowMs / dayMs).toBeCloseTo(expectedDays, 5);
  expect(next.latestMs).toBeGreaterThanOrEqual(last?.latestMs ?? 0);
});
