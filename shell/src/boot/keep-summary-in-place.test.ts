/** @jest-environment jsdom */
/** e2e/specs/home.spec.ts presses every heading of a page that is hydrated. */
import { keepSummaryInPlace } from './keep-summary-in-place';

const frames: FrameRequestCallback[] = [];
const scrollBy = jest.fn();

beforeAll(() => {
  keepSummaryInPlace();
  globalThis.requestAnimationFrame = (callback) => frames.push(callback);
  Object.defineProperty(document, 'scrollingElement', { value: { scrollBy } });
  // As a part that is not hydrated yet, whose root stops the event.
  document.body.addEventListener('click', (event) => event.stopImmediatePropagation(), true);
});

test.each([
  ['of a group', '<details name="a"><summary><b></b></summary></details>', -977],
  ['without a group', '<details><summary><b></b></summary></details>', undefined],
  ['of no item', '<p><b></b></p>', undefined],
])('scrolls the page along with a heading %s', (_, html, top) => {
  document.body.innerHTML = html;
  const pressed = document.querySelector('b')!;
  const heading = pressed.parentElement!;
  heading.getBoundingClientRect = () => ({ top: 418 }) as DOMRect;
  pressed.click();
  heading.getBoundingClientRect = () => ({ top: -559 }) as DOMRect;
  for (const frame of frames.splice(0)) frame(0);
  expect(scrollBy.mock.calls).toEqual(top === undefined ? [] : [[{ top, behavior: 'instant' }]]);
  scrollBy.mockClear();
});
