import { createAttemptKeys } from './attempt-keys';

test('a retry of the same text reuses its key, a changed text gets a new one', () => {
  const keys = createAttemptKeys();
  const first = keys.keyFor({ title: 'a' });
  expect(keys.keyFor({ title: 'a' })).toBe(first);
  expect(keys.keyFor({ title: 'b' })).not.toBe(first);
});

test('after `forget` the same text gets a new key', () => {
  const keys = createAttemptKeys();
  const first = keys.keyFor({ title: 'a' });
  keys.forget();
  expect(keys.keyFor({ title: 'a' })).not.toBe(first);
});
