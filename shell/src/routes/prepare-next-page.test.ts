/** @jest-environment jsdom */
import { prepareNextPage } from './prepare-next-page';

const prepare = jest.fn();
const read = jest.fn(() => Promise.reject(new Error('failed')));
prepareNextPage({ prepare }, { read });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

function link(attributes: Record<string, string>) {
  const a = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) a.setAttribute(name, value);
  document.body.append(a);
  return a.appendChild(document.createElement('b'));
}
const over = (target: Element) => target.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('loads the page and its modules while the pointer rests on a link', () => {
  over(link({ href: '/FloorPlan/84A' }));
  expect(prepare).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(prepare).toHaveBeenCalledWith('/FloorPlan/84A');
  expect(read).toHaveBeenCalledWith('mfe-floorplan/FloorPlan');
});

test('ignores a pointer that only passes', () => {
  over(link({ href: '/FloorPlan/84A' }));
  over(document.body);
  jest.advanceTimersByTime(1_000);
  expect(prepare).not.toHaveBeenCalled();
});

test('loads at once on pointerdown', () => {
  link({ href: '/Brand/intro' }).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(prepare).toHaveBeenCalledWith('/Brand/intro');
});

test.each([
  [{ href: '/윤슬레이크시티/customer', 'data-registration': '' }],
  [{ href: '/Brand/intro', target: '_blank' }],
  [{ href: 'https://example.com/Brand/intro' }],
  [{ href: 'tel:1533-8848' }],
  [{ href: '#main' }],
  [{ href: '/announcement.pdf' }],
  [{ href: '/no/such/page' }],
])('ignores %o, which opens no page in this tab', (attributes) => {
  over(link(attributes));
  jest.advanceTimersByTime(1_000);
  expect(prepare).not.toHaveBeenCalled();
});

test('loads nothing for visitors who save data', () => {
  document.documentElement.dataset['saver'] = '';
  over(link({ href: '/Brand/intro' }));
  jest.advanceTimersByTime(1_000);
  expect(prepare).not.toHaveBeenCalled();
  delete document.documentElement.dataset['saver'];
});
