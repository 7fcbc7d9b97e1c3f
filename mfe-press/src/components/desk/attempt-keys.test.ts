import { createAttemptKeys } from './attempt-keys';

test('the same text keeps its key, a changed one gets another', () => {
  const keys = createAttemptKeys();
  const first = keys.keyFor({ title: 'a' });
  expect(keys.keyFor({ title: 'a' })).toBe(first);
  expect(keys.keyFor({ title: 'b' })).not.toBe(first);
});

test('after it was published the same text is a new article', () => {
  const keys = createAttemptKeys();
  const first = keys.keyFor({ title: 'a' });
  keys.forget();
  expect(keys.keyFor({ title: 'a' })).not.toBe(first);
});
