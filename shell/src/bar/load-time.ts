import type { LoadTime } from './content/bar-texts';

/** @param folder address of a part's files @returns the time in which at least one of its scripts was being fetched */
export function loadTimeOf(folder: string): LoadTime {
  const files = new Map<string, PerformanceResourceTiming>();
  // A script that was fetched in advance has a second entry when it runs.
  for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
    const file = entry.name.startsWith(folder) ? entry.name.slice(folder.length) : '';
    // Visitors do not have the bar.
    const isOwn = file.endsWith('.js') && !file.startsWith('bar.');
    if (isOwn && !files.has(file)) files.set(file, entry);
  }
  const fetched = [...files.values()].sort((one, other) => one.startTime - other.startTime);
  let tookMs = 0;
  let untilMs = 0;
  for (const { startTime, responseEnd } of fetched) {
    tookMs += Math.max(0, responseEnd - Math.max(startTime, untilMs));
    untilMs = Math.max(untilMs, responseEnd);
  }
  return {
    files: fetched.length,
    bytes: fetched.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    tookMs,
    isCached: fetched.length > 0 && fetched.every(({ transferSize }) => transferSize === 0),
  };
}
