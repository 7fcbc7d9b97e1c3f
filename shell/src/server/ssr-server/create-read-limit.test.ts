/** @jest-environment node */
import { createReadLimit } from './create-read-limit';

const from = (address?: string) => ({
  headers: address === undefined ? {} : { 'x-forwarded-for': address },
});

test('limits one visitor; other visitors and internal callers are not affected', async () => {
  const retryAfterS = createReadLimit(2);
  expect(await retryAfterS(from('192.0.2.1'))).toBe(0);
  expect(await retryAfterS(from('192.0.2.1'))).toBe(0);
  expect(await retryAfterS(from('192.0.2.1'))).toBeGreaterThan(0);
  expect(await retryAfterS(from('192.0.2.2'))).toBe(0);
  for (let index = 0; index < 5; index += 1) expect(await retryAfterS(from())).toBe(0);
});

test('0 disables the limit', async () => {
  const retryAfterS = createReadLimit(0);
  for (let index = 0; index < 5; index += 1) expect(await retryAfterS(from('192.0.2.1'))).toBe(0);
});
