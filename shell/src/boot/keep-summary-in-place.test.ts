/** @jest-environment jsdom */
import { keepSummaryInPlace } from './keep-summary-in-place';

const frames: FrameRequestCallback[] = [];
const scrollBy = jest.fn();

beforeAll(() => {
  keepSummaryInPlace();
  globalThis.requestAnimationFrame = (callback) => frames.push(callback);
  Object.defineProperty(document, 'scrollingElement', { value: { scrollBy } });
});

beforeEach(() => {
  frames.length = 0;
  scrollBy.mockClear();
});

/** @param tops of the clicked summary, before and after the browser toggles its item */
function press(html: string, tops: readonly [number, number]) {
  document.body.innerHTML = html;
  const heading = document.querySelector('b')?.parentElement;
  if (!heading) throw new Error('no heading');
  const [before, after] = tops;
  heading.getBoundingClientRect = () => ({ top: before }) as DOMRect;
  document.querySelector('b')?.click();
  heading.getBoundingClientRect = () => ({ top: after }) as DOMRect;
  for (const frame of frames) frame(0);
}

test('scrolls the page along with a summary that moves', () => {
  press('<details name="a"><summary><b></b></summary></details>', [418, -559]);
  expect(scrollBy).toHaveBeenCalledWith({ top: -977, behavior: 'instant' });
});

test('does so too when its own item closes', () => {
  press('<details name="a" open><summary><b></b></summary></details>', [300, 441]);
  expect(scrollBy).toHaveBeenCalledWith({ top: 141, behavior: 'instant' });
});

test('does not scroll if the summary stays in place', () => {
  press('<details name="a"><summary><b></b></summary></details>', [418, 418]);
  expect(scrollBy).not.toHaveBeenCalled();
});

test.each([
  ['an item without a group', '<details><summary><b></b></summary></details>'],
  ['other elements', '<p><b></b></p>'],
])('ignores %s', (_, html) => {
  press(html, [418, -559]);
  expect(scrollBy).not.toHaveBeenCalled();
});

test('does so in a part that is not hydrated, whose root stops the event', () => {
  const root = document.body;
  const stop = (event: Event) => event.stopImmediatePropagation();
  root.addEventListener('click', stop, true);
  press('<details name="a"><summary><b></b></summary></details>', [400, 300]);
  root.removeEventListener('click', stop, true);
  expect(scrollBy).toHaveBeenCalledWith({ top: -100, behavior: 'instant' });
});
