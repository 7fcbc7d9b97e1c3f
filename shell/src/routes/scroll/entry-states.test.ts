/** @jest-environment jsdom */
import { createEntryStates } from './entry-states';

const opened = { details: [true, false], tabs: ['84A-tab'] };

beforeEach(() => sessionStorage.clear());

test('a new document reads what was stored', () => {
  const first = createEntryStates();
  first.write('a', { y: 13, ...opened });
  expect(createEntryStates().read('a')).toBeUndefined();
  first.store();
  expect(createEntryStates().read('a')).toEqual({ y: 13, ...opened });
});

test('keeps the fifty entries that were written last', () => {
  const states = createEntryStates();
  for (let y = 0; y <= 50; y++) {
    states.write(`entry ${y}`, { y, ...opened });
    states.write('often', { y, ...opened });
  }
  expect([states.read('entry 0'), states.read('often')?.y]).toEqual([undefined, 50]);
});

test.each(['no JSON', '{"a":1}', '[null]'])('ignores %s in the storage', (text) => {
  sessionStorage.setItem('entry-states', text);
  expect(createEntryStates().read('a')).toBeUndefined();
});
