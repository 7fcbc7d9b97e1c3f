const firstPauseMs = 500;
const maxPauseMs = 15_000;

/**
 * Exponential backoff before the next attempt; it ends early when the network is back.
 * @param attempt number of the failed attempt, from 1
 */
export function pauseAfter(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, Math.min(maxPauseMs, firstPauseMs * 2 ** (attempt - 1)));
    addEventListener('online', finish);
  });
}
