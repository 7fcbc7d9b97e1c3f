const firstPauseMs = 500;
const longestPauseMs = 15_000;

/**
 * Waits before the next try, twice as long each time, but not longer than until the network is back.
 * @param attempt number of the try that failed, from 1
 */
export function pauseAfter(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1)));
    addEventListener('online', finish);
  });
}
