/** @jest-environment jsdom */
import { prepareNextPage } from './prepare-next-page';

const prepare = jest.fn();
const read = jest.fn(() => Promise.reject(new Error('dead')));
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  stop = prepareNextPage({ prepare, visit: jest.fn() }, { read });
});
afterEach(() => {
  stop();
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

test('a pointer that rests on a link has the page and its modules loaded', () => {
  over(link({ href: '/FloorPlan/84A' }));
  expect(prepare).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(prepare).toHaveBeenCalledWith('/FloorPlan/84A');
  expect(read).toHaveBeenCalledWith('mfe-floorplan/FloorPlan', 'empty');
});

test('one that passes does not', () => {
  over(link({ href: '/FloorPlan/84A' }));
  over(document.body);
  jest.advanceTimersByTime(1_000);
  expect(prepare).not.toHaveBeenCalled();
});

test('the press of a button or finger does at once', () => {
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
])('%o leads to no page of this tab', (attributes) => {
  over(link(attributes));
  jest.advanceTimersByTime(1_000);
  expect(prepare).not.toHaveBeenCalled();
});

test('nothing for who saves data', () => {
  document.documentElement.dataset['saver'] = '';
  over(link({ href: '/Brand/intro' }));
  jest.advanceTimersByTime(1_000);
  expect(prepare).not.toHaveBeenCalled();
  delete document.documentElement.dataset['saver'];
});
