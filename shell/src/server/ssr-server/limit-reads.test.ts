/** @jest-environment node */
import { createReadLimit } from './limit-reads';

const from = (address?: string) => ({
  headers: address === undefined ? {} : { 'x-forwarded-for': address },
});

test('one visitor over the limit is told the seconds; others and inner callers go on', async () => {
  const secondsToWait = createReadLimit(2);
  expect(await secondsToWait(from('192.0.2.1'))).toBe(0);
  expect(await secondsToWait(from('192.0.2.1'))).toBe(0);
  expect(await secondsToWait(from('192.0.2.1'))).toBeGreaterThan(0);
  expect(await secondsToWait(from('192.0.2.2'))).toBe(0);
  for (let index = 0; index < 5; index += 1) expect(await secondsToWait(from())).toBe(0);
});

test('0 counts nothing', async () => {
  const secondsToWait = createReadLimit(0);
  for (let index = 0; index < 5; index += 1) expect(await secondsToWait(from('192.0.2.1'))).toBe(0);
});
