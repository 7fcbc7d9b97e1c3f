/** @jest-environment jsdom */
import { entryKey, nameEntry } from './entry-key';
import { createScrollPositions } from './scroll-positions';

beforeEach(() => sessionStorage.clear());

test('positions outlive the document once they are stored', () => {
  const first = createScrollPositions();
  first.write('a', 12.6);
  expect(createScrollPositions().read('a')).toBeUndefined();
  first.store();
  expect(createScrollPositions().read('a')).toBe(13);
});

test('fifty entries are kept, the ones written last', () => {
  const positions = createScrollPositions();
  for (let i = 0; i <= 50; i++) {
    positions.write(`entry ${i}`, i);
    positions.write('often', i);
  }
  expect([positions.read('entry 0'), positions.read('often')]).toEqual([undefined, 50]);
});

test.each(['no JSON', '{"a":1}', '[["a","b"],[1,2],null]'])(
  '%s in the storage is nothing',
  (text) => {
    sessionStorage.setItem('scroll-positions', text);
    expect(createScrollPositions().read('a')).toBeUndefined();
  },
);

test('an entry without a name gets one and keeps the rest of its state', () => {
  history.replaceState({ idx: 3 }, '');
  expect(entryKey()).toBeUndefined();
  const entry = nameEntry();
  expect(history.state).toEqual({ idx: 3, entry });
  expect([nameEntry(), entryKey()]).toEqual([entry, entry]);
});
