import type { PressError } from '../errors';
import { createHashQueue, type Place } from './hash-queue';

const bounds = { perCaller: 3, shared: 5, reserved: 2 };
const of = (caller: string): Place => ({ caller, isReserved: false });
const reserved: Place = { caller: 'known', isReserved: true };

/** A queue whose jobs end one after the other, each when `finishOne` is called. */
function startQueue(width = 1) {
  const enqueue = createHashQueue(width, bounds);
  const started: string[] = [];
  const refused: { name: string; retryAfter: string }[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, place: Place) => {
    const job = () => {
      started.push(name);
      return new Promise<void>((end) => ends.push(end));
    };
    enqueue(job, place).catch((error: unknown) => {
      const { id, details } = error as PressError;
      expect(id).toBe('busy');
      refused.push({ name, retryAfter: details.headers?.['Retry-After'] ?? '' });
    });
  };
  const settle = () => new Promise(setImmediate);
  const finishOne = async () => {
    ends.shift()?.();
    await settle();
  };
  const finishAll = async () => {
    await settle();
    while (ends.length > 0) await finishOne();
  };
  return { add, started, refused, finishOne, finishAll };
}

test('callers take turns: the second waits for one job of the first, not for its whole queue', async () => {
  const queue = startQueue();
  for (const name of ['a1', 'a2', 'a3']) queue.add(name, of('a'));
  for (const name of ['b1', 'b2']) queue.add(name, of('b'));
  await queue.finishAll();
  expect(queue.started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
});

test('a reserved job runs before all that wait', async () => {
  const queue = startQueue();
  for (const name of ['a1', 'a2', 'a3']) queue.add(name, of('a'));
  queue.add('known', reserved);
  await queue.finishAll();
  expect(queue.started).toEqual(['a1', 'known', 'a2', 'a3']);
});

test('a full queue evicts its oldest job, with Retry-After', async () => {
  const queue = startQueue();
  for (let index = 0; index <= 5; index += 1) queue.add(`a${index}`, of('a'));
  await queue.finishAll();
  expect(queue.refused.map(({ name }) => name)).toEqual(['a1', 'a2']);
  expect(queue.started).toEqual(['a0', 'a3', 'a4', 'a5']);
  for (const { retryAfter } of queue.refused) expect(retryAfter).toMatch(/^[1-9]\d*$/);
});

test('when all queues together are full, the longest evicts a job, and a new caller waits', async () => {
  const queue = startQueue();
  queue.add('running', of('x'));
  for (const name of ['a1', 'a2', 'a3']) queue.add(name, of('a'));
  for (const name of ['b1', 'b2']) queue.add(name, of('b'));
  queue.add('newcomer', of('c'));
  await queue.finishAll();
  expect(queue.refused.map(({ name }) => name)).toEqual(['a1']);
  expect(queue.started).toContain('newcomer');
});

test('the reserved queue is bounded too, and takes no shared place', async () => {
  const queue = startQueue();
  queue.add('running', of('x'));
  for (const name of ['a1', 'a2', 'a3']) queue.add(name, of('a'));
  for (const name of ['k1', 'k2', 'k3']) queue.add(name, reserved);
  await queue.finishAll();
  expect(queue.refused.map(({ name }) => name)).toEqual(['k1']);
  expect(queue.started).toEqual(['running', 'k2', 'k3', 'a1', 'a2', 'a3']);
});

test('never more than the width at once, and a failing job frees its slot', async () => {
  const enqueue = createHashQueue(2, bounds);
  let running = 0;
  let max = 0;
  const job = async () => {
    max = Math.max(max, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
    throw new Error('failed');
  };
  const jobs = Array.from({ length: 5 }, (_, index) => enqueue(job, of(String(index))));
  const outcomes = await Promise.allSettled(jobs);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(max).toBe(2);
  await expect(enqueue(async () => 'next', of('a'))).resolves.toBe('next');
});
