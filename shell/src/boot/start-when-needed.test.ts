/** @jest-environment jsdom */
import { signedInHint } from '@site/contract';
import { startWhenNeeded } from './start-when-needed';

let observed: Element[];
let show: (isIntersecting: boolean) => void;

beforeEach(() => {
  observed = [];
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({ matches: !query.includes('reduce') }),
    IntersectionObserver: class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe = (element: Element) => observed.push(element);
      disconnect = () => undefined;
    },
  });
  document.body.innerHTML =
    '<ol data-hydrate-in-view=""></ol><video data-hydrate-in-view="(prefers-reduced-motion: reduce)"></video>';
});

test('starts the shell when a self-moving element scrolls into view', () => {
  const start = jest.fn();
  startWhenNeeded(start);
  expect(observed.map(({ localName }) => localName)).toEqual(['ol']);
  show(false);
  expect(start).not.toHaveBeenCalled();
  show(true);
  expect(start).toHaveBeenCalledTimes(1);
});

test('starts at once for a signed-in administrator', () => {
  document.cookie = `${signedInHint}=1`;
  const start = jest.fn();
  startWhenNeeded(start);
  document.cookie = `${signedInHint}=; max-age=0`;
  expect(start).toHaveBeenCalledTimes(1);
});

test('starts at once for a URL fragment that only script can show', () => {
  const started = (hash: string) => {
    location.hash = hash;
    const start = jest.fn();
    startWhenNeeded(start);
    location.hash = '';
    return start.mock.calls.length;
  };
  document.body.id = 'here';
  expect(['#84A', '#here', '#%', ''].map(started)).toEqual([1, 0, 1, 0]);
});

test('starts on the next scroll event', () => {
  dispatchEvent(new Event('scroll'));
  const start = jest.fn();
  startWhenNeeded(start);
  expect(start).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  expect(start).toHaveBeenCalledTimes(1);
});
