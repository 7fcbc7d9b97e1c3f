import { createDeliverOnce } from './deliver-once';

const repeatable = (key: string, content = 'x') => ({ key, content, lifetimeMs: 1_000 });

test('memory is bounded: the least recently used key is forgotten first', async () => {
  const deliverOnce = createDeliverOnce(Date.now, 2);
  const deliver = jest.fn(() => Promise.resolve());
  for (const key of ['a', 'b', 'c', 'b', 'a']) await deliverOnce(repeatable(key), deliver);
  expect(deliver).toHaveBeenCalledTimes(4);
});

test('a key is delivered again after its lifetime', async () => {
  let nowMs = 5;
  const deliverOnce = createDeliverOnce(() => nowMs);
  const deliver = jest.fn(() => Promise.resolve());
  expect(await deliverOnce(repeatable('a'), deliver)).toBe(true);
  nowMs = 1_005;
  expect(await deliverOnce(repeatable('a'), deliver)).toBe(false);
  nowMs = 1_006;
  expect(await deliverOnce(repeatable('a'), deliver)).toBe(true);
});

test('every caller that waits for a failing delivery gets its error', async () => {
  const deliverOnce = createDeliverOnce(Date.now);
  const deliver = jest.fn(() => Promise.reject(new Error('down')));
  const posts = [deliverOnce(repeatable('a'), deliver), deliverOnce(repeatable('a'), deliver)];
  const results = await Promise.allSettled(posts);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(deliver).toHaveBeenCalledTimes(1);
});

test('a key that is used with another content is a conflict, also while the first is under way', async () => {
  const deliverOnce = createDeliverOnce(Date.now);
  const deliver = jest.fn(() => Promise.resolve());
  const first = deliverOnce(repeatable('a'), deliver);
  await expect(deliverOnce(repeatable('a', 'y'), deliver)).rejects.toThrow('idempotency_conflict');
  expect(await first).toBe(true);
  expect(deliver).toHaveBeenCalledTimes(1);
});
