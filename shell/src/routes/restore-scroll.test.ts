/** @jest-environment jsdom */
import { restoreScroll } from './restore-scroll';

let pageHeight = 0;
let grow: () => void = () => undefined;
const observers = { open: 0 };
const scrolled = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  observers.open = 0;
  globalThis.scrollTo = scrolled as never;
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    get: () => pageHeight,
    configurable: true,
  });
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      grow = callback;
    }
    observe = () => (observers.open += 1);
    disconnect = () => (observers.open -= 1);
  } as never;
});
afterEach(() => jest.useRealTimers());

const restore = () => {
  const restoring = new AbortController();
  restoreScroll(500, restoring);
  return restoring.signal;
};

test('a page that is high enough is scrolled once', () => {
  pageHeight = innerHeight + 500;
  expect(restore().aborted).toBe(true);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(observers.open).toBe(0);
});

test('a page that grows is scrolled until the place is reached', () => {
  pageHeight = innerHeight + 100;
  const signal = restore();
  expect(signal.aborted).toBe(false);
  pageHeight = innerHeight + 600;
  grow();
  expect(scrolled).toHaveBeenLastCalledWith({ top: 500, behavior: 'instant' });
  expect(signal.aborted).toBe(true);
  expect(observers.open).toBe(0);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('%s ends it', (type) => {
  pageHeight = innerHeight;
  const signal = restore();
  dispatchEvent(new Event(type));
  expect(signal.aborted).toBe(true);
  expect(observers.open).toBe(0);
});

test('after ten seconds the page stays where it is', () => {
  pageHeight = innerHeight;
  const signal = restore();
  jest.advanceTimersByTime(10_000);
  expect(signal.aborted).toBe(true);
});
