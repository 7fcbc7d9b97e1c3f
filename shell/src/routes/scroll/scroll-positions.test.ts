/** @jest-environment jsdom */
import { createScrollPositions, ensureEntryKey, entryKey } from './scroll-positions';

beforeEach(() => sessionStorage.clear());

test('a new document reads positions that were stored', () => {
  const first = createScrollPositions();
  first.write('a', 12.6);
  expect(createScrollPositions().read('a')).toBeUndefined();
  first.store();
  expect(createScrollPositions().read('a')).toBe(13);
});

test('keeps the fifty entries that were written last', () => {
  const positions = createScrollPositions();
  for (let i = 0; i <= 50; i++) {
    positions.write(`entry ${i}`, i);
    positions.write('often', i);
  }
  expect([positions.read('entry 0'), positions.read('often')]).toEqual([undefined, 50]);
});

test.each(['no JSON', '{"a":1}', '[["a","b"],[1,2],null]'])('ignores %s in the storage', (text) => {
  sessionStorage.setItem('scroll-positions', text);
  expect(createScrollPositions().read('a')).toBeUndefined();
});

test('ensureEntryKey adds a key and keeps the rest of the state', () => {
  history.replaceState({ idx: 3 }, '');
  expect(entryKey()).toBeUndefined();
  const entry = ensureEntryKey();
  expect(history.state).toEqual({ idx: 3, entry });
  expect([ensureEntryKey(), entryKey()]).toEqual([entry, entry]);
});

test('the entry of a fragment gets the next number of the router', () => {
  history.replaceState({ idx: 5 }, '');
  ensureEntryKey();
  history.pushState(null, '', '#main');
  const entry = ensureEntryKey();
  expect(history.state).toEqual({ idx: 6, entry });
});
