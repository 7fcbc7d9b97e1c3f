import { createRateLimit } from './rate-limit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('refuses nobody because the clock is set back', () => {
  const isAllowed = createRateLimit(10, 60);
  expect(isAllowed('198.51.100.1')).toBe(true);
  jest.setSystemTime(Date.now() - 3_600_000);
  expect(isAllowed('198.51.100.1')).toBe(true);
});

it('lets a visitor send a burst, then one more for each request that has leaked', () => {
  let nowMs = 0;
  const isAllowed = createRateLimit(10, 2, () => nowMs);
  const send = () => isAllowed('198.51.100.1');
  expect([send(), send(), send(), send()]).toEqual([true, true, true, false]);
  nowMs = 100;
  expect([send(), send()]).toEqual([true, false]);
});
