/** @jest-environment jsdom */
import { createLeftPages } from './left-pages';

const opened = { details: [true, false], tabs: ['84A-tab'] };

beforeEach(() => sessionStorage.clear());

test('a new document reads what was stored', () => {
  const first = createLeftPages();
  first.write('a', { y: 13, ...opened });
  expect(createLeftPages().read('a')).toBeUndefined();
  first.store();
  expect(createLeftPages().read('a')).toEqual({ y: 13, ...opened });
});

test('keeps the fifty entries that were written last', () => {
  const pages = createLeftPages();
  for (let y = 0; y <= 50; y++) {
    pages.write(`entry ${y}`, { y, ...opened });
    pages.write('often', { y, ...opened });
  }
  expect([pages.read('entry 0'), pages.read('often')?.y]).toEqual([undefined, 50]);
});

test.each(['no JSON', '{"a":1}', '[null]'])('ignores %s in the storage', (text) => {
  sessionStorage.setItem('left-pages', text);
  expect(createLeftPages().read('a')).toBeUndefined();
});
