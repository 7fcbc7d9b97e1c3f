/** @jest-environment jsdom */
import { scrollToFragment } from './scroll-to-fragment';

let grow: () => void = () => undefined;
const scrolled: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.length = 0;
  document.body.innerHTML = '';
  globalThis.scrollTo = () => void scrolled.push('top');
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
  globalThis.ResizeObserver = class {
    constructor(callback: () => void) {
      grow = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
});
afterEach(() => jest.useRealTimers());

const begin = (fragment: string) => {
  const scrolling = new AbortController();
  scrollToFragment(fragment, scrolling);
  return scrolling.signal;
};
const add = (id: string) => {
  document.body.append(Object.assign(document.createElement('h2'), { id }));
};

test('the page begins at the element that its address names', () => {
  add('special-design');
  expect(begin('#special-design').aborted).toBe(true);
  expect(scrolled).toEqual(['top', 'special-design']);
});

test('at its top, until a remote that comes late brings the element', () => {
  const signal = begin('#late');
  expect(scrolled).toEqual(['top']);
  add('late');
  grow();
  expect(scrolled).toEqual(['top', 'late']);
  expect(signal.aborted).toBe(true);
});

test('a visitor who scrolls meanwhile is left where he is', () => {
  const signal = begin('#late');
  dispatchEvent(new Event('wheel'));
  expect(signal.aborted).toBe(true);
});

test.each(['#%EB%8B%A8%EC%A7%80', '#단지'])('%s is the id 단지', (fragment) => {
  add('단지');
  begin(fragment);
  expect(scrolled).toContain('단지');
});

test('a fragment that is no valid encoding throws nothing', () => {
  expect(() => begin('#%E0%A4%A')).not.toThrow();
});
