/** @jest-environment jsdom */
import { restoreEntryState, scrollToFragment } from './scroll-to-target';

let pageHeight = 0;
let grow: () => void = () => undefined;
let openObservers = 0;
const scrolled = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  openObservers = 0;
  document.body.innerHTML = '';
  globalThis.scrollTo = scrolled as never;
  Element.prototype.scrollIntoView = function () {
    scrolled(this.id);
  };
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    get: () => pageHeight,
    configurable: true,
  });
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      grow = callback;
    }
    observe = () => (openObservers += 1);
    disconnect = () => (openObservers -= 1);
  } as never;
});
afterEach(() => jest.useRealTimers());

describe('restoreEntryState', () => {
  const opened = { details: [] as boolean[], tabs: [] };
  beforeEach(() => (opened.details = []));

  const restore = (isNewPage = true) => {
    const restoring = new AbortController();
    restoreEntryState({ y: 500, ...opened }, isNewPage, restoring);
    return restoring.signal;
  };

  test('scrolls a page once that is long enough', () => {
    pageHeight = innerHeight + 500;
    expect(restore().aborted).toBe(true);
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(openObservers).toBe(0);
  });

  test('scrolls a growing page until the position is reached', () => {
    pageHeight = innerHeight + 100;
    const signal = restore();
    expect(signal.aborted).toBe(false);
    pageHeight = innerHeight + 600;
    grow();
    expect(scrolled).toHaveBeenLastCalledWith({ top: 500, behavior: 'instant' });
    expect(signal.aborted).toBe(true);
    expect(openObservers).toBe(0);
  });

  test('opens what was open, and scrolls again at the next frame', () => {
    pageHeight = innerHeight + 500;
    opened.details = [true];
    document.body.innerHTML = '<main><details></details></main>';
    const signal = restore();
    expect(document.querySelector('details')?.open).toBe(true);
    expect(signal.aborted).toBe(false);
    jest.advanceTimersToNextFrame();
    expect(signal.aborted).toBe(true);
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  test('closes nothing on the same page', () => {
    pageHeight = innerHeight + 500;
    opened.details = [false];
    document.body.innerHTML = '<main><details open></details></main>';
    expect(restore(false).aborted).toBe(true);
    expect(document.querySelector('details')?.open).toBe(true);
  });

  test('opens nothing and scrolls no more after an input of the visitor', () => {
    opened.details = [true];
    const signal = restore();
    dispatchEvent(new Event('wheel'));
    jest.advanceTimersToNextFrame();
    expect(signal.aborted).toBe(true);
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('%s ends the scrolling', (type) => {
    pageHeight = innerHeight;
    const signal = restore();
    dispatchEvent(new Event(type));
    expect(signal.aborted).toBe(true);
    expect(openObservers).toBe(0);
  });

  test('ends after ten seconds', () => {
    pageHeight = innerHeight;
    const signal = restore();
    jest.advanceTimersByTime(10_000);
    expect(signal.aborted).toBe(true);
  });
});

describe('scrollToFragment', () => {
  const begin = (fragment: string) => {
    const scrolling = new AbortController();
    scrollToFragment(fragment, scrolling);
    return scrolling.signal;
  };
  const add = (id: string) => {
    document.body.append(Object.assign(document.createElement('h2'), { id }));
  };

  test('scrolls to the element of the fragment', () => {
    add('special-design');
    expect(begin('#special-design').aborted).toBe(true);
    expect(scrolled.mock.calls).toEqual([[0, 0], ['special-design']]);
  });

  test('scrolls to the top until a late remote renders the element', () => {
    const signal = begin('#late');
    expect(scrolled.mock.calls).toEqual([[0, 0]]);
    add('late');
    grow();
    expect(scrolled.mock.calls).toEqual([[0, 0], ['late']]);
    expect(signal.aborted).toBe(true);
  });

  test.each(['#%EB%8B%A8%EC%A7%80', '#단지'])('%s refers to the id 단지', (fragment) => {
    add('단지');
    begin(fragment);
    expect(scrolled).toHaveBeenCalledWith('단지');
  });

  test('does not throw for invalid encoding', () => {
    expect(() => begin('#%E0%A4%A')).not.toThrow();
  });
});
