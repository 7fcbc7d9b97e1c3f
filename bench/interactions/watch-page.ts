/** The performance data of a page. */
export interface Watched {
  readonly paintedAtMs: number | undefined;
  /** The slowest interaction; browsers report none below 16 ms. */
  readonly inpMs: number;
  readonly interactions: number;
  /** Longest task since the first input. */
  readonly longestTaskMs: number;
  /** Sum of the tasks' time beyond 50 ms each since then. */
  readonly blockingMs: number;
}

declare global {
  var watched: () => Watched;
}

/** Runs in the page before anything else. */
export function watchPage(): void {
  const interactions = new Map<number, number>();
  const tasks: PerformanceEntry[] = [];
  let paintedAtMs: number | undefined;
  let firstSignMs = Infinity;
  const observe = (options: PerformanceObserverInit, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  observe({ type: 'paint', buffered: true }, ({ startTime }) => (paintedAtMs ??= startTime));
  observe({ type: 'longtask', buffered: true }, (task) => tasks.push(task));
  observe({ type: 'event', buffered: true, durationThreshold: 16 } as object, (entry) => {
    const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
    if (interactionId)
      interactions.set(
        interactionId,
        Math.max(entry.duration, interactions.get(interactionId) ?? 0),
      );
  });
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, (event) => (firstSignMs = Math.min(firstSignMs, event.timeStamp)), true);
  globalThis.watched = () => {
    const since = tasks.filter(({ startTime, duration }) => startTime + duration > firstSignMs);
    return {
      paintedAtMs,
      inpMs: Math.max(0, ...interactions.values()),
      interactions: interactions.size,
      longestTaskMs: Math.max(0, ...since.map(({ duration }) => duration)),
      blockingMs: since.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    };
  };
}
