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

test('what moves by itself starts the shell when it comes into view', () => {
  const start = jest.fn();
  startWhenNeeded(start);
  expect(observed.map(({ localName }) => localName)).toEqual(['ol']);
  show(false);
  expect(start).not.toHaveBeenCalled();
  show(true);
  expect(start).toHaveBeenCalledTimes(1);
});

test('an administrator who is signed in waits for nothing', () => {
  document.cookie = `${signedInHint}=1`;
  const start = jest.fn();
  startWhenNeeded(start);
  document.cookie = `${signedInHint}=; max-age=0`;
  expect(start).toHaveBeenCalledTimes(1);
});

test('neither does an address that names what only script can show', () => {
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

test('so does a scroll from now on', () => {
  dispatchEvent(new Event('scroll'));
  const start = jest.fn();
  startWhenNeeded(start);
  expect(start).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  expect(start).toHaveBeenCalledTimes(1);
});
