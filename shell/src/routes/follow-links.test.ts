/** @jest-environment jsdom */
import { followLinks } from './follow-links';

const navigate = jest.fn();
let stop: () => void;

beforeEach(() => {
  navigate.mockClear();
  history.replaceState(null, '', '/Brand/intro?q=lake');
  document.body.innerHTML = '<div id="root"></div>';
  stop = followLinks({ navigate });
});
afterEach(() => stop());

/** @returns whether the browser follows the link */
function click(attributes: string, init: MouseEventInit = {}, place = '#root'): boolean {
  document.querySelector(place)!.innerHTML = `<a ${attributes}><b>link</b></a>`;
  // jsdom cannot load pages.
  let isFollowed = false;
  const end = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', end, { once: true });
  document
    .querySelector('b')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isFollowed;
}

test.each([
  ['/FloorPlan/84A', '/FloorPlan/84A'],
  ['/FloorPlan/84A/', '/FloorPlan/84A'],
  ['http://localhost/FloorPlan/84A', '/FloorPlan/84A'],
  [encodeURI('/윤슬레이크시티/press'), '/윤슬레이크시티/press'],
  [`/Brand/video#${encodeURIComponent('영상')}`, '/Brand/video#영상'],
  ['/Brand/intro', '/Brand/intro'],
])('%s navigates without a page load', (href, path) => {
  expect(click(`href="${href}"`)).toBe(false);
  expect(navigate.mock.calls).toEqual([[path]]);
});

test.each([
  ['another site', 'href="https://example.com/Brand/video"'],
  ['a search', 'href="/Brand/video?q=lake"'],
  ['a new tab', 'href="/Brand/video" target="_blank"'],
  ['a download', 'href="/Brand/video" download'],
  ['a place on this page', 'href="#main"'],
  ['a place on this page by its path', 'href="/Brand/intro#main"'],
  ['a file', 'href="/announcement.pdf"'],
  ['a redirect', 'href="/Promotion/Press"'],
  ['a phone number', 'href="tel:1533-8848"'],
  ['an invalid encoding', 'href="/%E0%A4%A"'],
  ['an anchor without a target', ''],
])('%s is left to the browser', (_, attributes) => {
  expect(click(attributes)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a click with %o opens a tab or a window', (init) => {
  expect(click('href="/Brand/video"', init)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('a click that something else has handled navigates nowhere', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('href="/Brand/video"');
  expect(navigate).not.toHaveBeenCalled();
});

test('links outside of the page, such as those of extensions, are left to the browser', () => {
  document.body.append(document.createElement('aside'));
  expect(click('href="/Brand/video"', {}, 'aside')).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('_self is this tab; after the end nothing navigates', () => {
  expect(click('href="/Brand/video" target="_self"')).toBe(false);
  stop();
  expect(click('href="/Brand/video"')).toBe(true);
  expect(navigate).toHaveBeenCalledTimes(1);
});
