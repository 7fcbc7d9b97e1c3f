import { Fault } from '../errors';

/** Runs at most `width` jobs at once; others wait in line, and a line over `maxWaiting` is refused. */
export function createHashQueue(width: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function enqueue<T>(job: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (waiting.length >= maxWaiting)
        throw new Fault('busy', { headers: { 'Retry-After': '5' } });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
