/** @jest-environment jsdom */
import { pauseAfter } from './pause-after';

jest.useFakeTimers();

async function isOver(pause: Promise<void>): Promise<boolean> {
  return Promise.race([pause.then(() => true), Promise.resolve().then(() => false)]);
}

test.each([
  [1, 500],
  [2, 1_000],
  [3, 2_000],
  [20, 15_000],
])('after attempt %i it waits %i ms', async (attempt, ms) => {
  const pause = pauseAfter(attempt);
  jest.advanceTimersByTime(ms - 1);
  await expect(isOver(pause)).resolves.toBe(false);
  jest.advanceTimersByTime(1);
  await expect(pause).resolves.toBeUndefined();
});

test('ends at once and clears its timer when the network is back', async () => {
  const pause = pauseAfter(20);
  dispatchEvent(new Event('online'));
  await expect(pause).resolves.toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
});
