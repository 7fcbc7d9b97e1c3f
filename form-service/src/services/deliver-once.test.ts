import { createDeliverOnce } from './deliver-once';

test('memory is bounded: the oldest key is forgotten first', async () => {
  const deliverOnce = createDeliverOnce(Date.now, 2);
  const deliver = jest.fn(() => Promise.resolve());
  for (const key of ['a', 'b', 'c', 'b', 'a']) await deliverOnce(key, 1_000, deliver);
  expect(deliver).toHaveBeenCalledTimes(4);
});

test('a key is delivered again when its time is over', async () => {
  let nowMs = 0;
  const deliverOnce = createDeliverOnce(() => nowMs);
  const deliver = jest.fn(() => Promise.resolve());
  expect(await deliverOnce('a', 1_000, deliver)).toBe(true);
  nowMs = 999;
  expect(await deliverOnce('a', 1_000, deliver)).toBe(false);
  nowMs = 1_000;
  expect(await deliverOnce('a', 1_000, deliver)).toBe(true);
});

test('those who wait for a delivery that fails all hear of it', async () => {
  const deliverOnce = createDeliverOnce(Date.now);
  const deliver = jest.fn(() => Promise.reject(new Error('down')));
  const taps = [deliverOnce('a', 1_000, deliver), deliverOnce('a', 1_000, deliver)];
  const results = await Promise.allSettled(taps);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(deliver).toHaveBeenCalledTimes(1);
});
