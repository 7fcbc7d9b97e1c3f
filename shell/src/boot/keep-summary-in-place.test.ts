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

/** @param tops of the pressed heading, before and after the browser has opened its item */
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

test('the page goes along with a heading that moves', () => {
  press('<details name="a"><summary><b></b></summary></details>', [418, -559]);
  expect(scrollBy).toHaveBeenCalledWith({ top: -977, behavior: 'instant' });
});

test('also when its own item closes', () => {
  press('<details name="a" open><summary><b></b></summary></details>', [300, 441]);
  expect(scrollBy).toHaveBeenCalledWith({ top: 141, behavior: 'instant' });
});

test('a heading that stays leaves the page alone', () => {
  press('<details name="a"><summary><b></b></summary></details>', [418, 418]);
  expect(scrollBy).not.toHaveBeenCalled();
});

test.each([
  ['an item without a group', '<details><summary><b></b></summary></details>'],
  ['anything else', '<p><b></b></p>'],
])('%s is nobody’s business', (_, html) => {
  press(html, [418, -559]);
  expect(scrollBy).not.toHaveBeenCalled();
});
