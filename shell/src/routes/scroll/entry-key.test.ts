/** @jest-environment jsdom */
import { ensureEntryKey, entryKey } from './entry-key';

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
