/** Server time in milliseconds that never repeats or runs back within this process: it orders the list. */
export function createPublishingClock(now: () => number): () => number {
  let last = 0;
  return () => (last = Math.max(now(), last + 1));
}
