/** @jest-environment jsdom */
import { signedInHint } from '@site/contract';
import { startWhenNeeded } from './start-when-needed';

let observed: Element[];
let show: (isIntersecting: boolean, target?: Element) => void;

beforeEach(() => {
  observed = [];
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({ matches: query !== '(prefers-reduced-motion)' }),
    IntersectionObserver: class {
      constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        show = (isIntersecting, target = document.body) => callback([{ isIntersecting, target }]);
      }
      observe = (element: Element) => observed.push(element);
    },
  });
});

test('a video in view plays without the shell, which starts to show its error; nobody who saves data loads it [VIDEO-3]', () => {
  document.body.innerHTML =
    '<div data-hydrate-in-view="not (prefers-reduced-motion)"><video data-src="/video.mp4"></video></div>';
  const video = document.querySelector('video') as HTMLVideoElement;
  const start = jest.fn();
  startWhenNeeded(start);
  Object.assign(navigator, { connection: { saveData: true } });
  show(true, observed[0]);
  expect(video.hasAttribute('src')).toBe(false);
  Object.assign(navigator, { connection: undefined });
  show(true, observed[0]);
  expect(video.getAttribute('src')).toBe('/video.mp4');
  expect(video.controls).toBe(false);
  dispatchEvent(new Event('pointerdown'));
  expect(video.controls).toBe(true);
  expect(start).not.toHaveBeenCalled();
  video.dispatchEvent(new Event('error'));
  expect(start).toHaveBeenCalledTimes(1);
});

test('a loop plays in the cut of the window, and its button stops and continues it', () => {
  document.body.innerHTML =
    '<div data-hydrate-in-view=""><video loop data-mobile="(width < 600px)" data-src="/media/videos/a.12345678.mp4"></video><button></button></div>';
  const [video, button] = document.querySelector('div')!.children as unknown as [
    HTMLVideoElement,
    HTMLButtonElement,
  ];
  const start = jest.fn();
  startWhenNeeded(start);
  show(true, observed.at(-1));
  expect(video.getAttribute('src')).toBe('/media/videos/a.12345678-mobile.mp4');
  let isPaused = false;
  Object.defineProperty(video, 'paused', { get: () => isPaused });
  video.pause = () => void (isPaused = true);
  video.play = () => Promise.resolve(void (isPaused = false));
  button.click();
  expect(isPaused).toBe(true);
  button.click();
  expect(isPaused).toBe(false);
  video.dispatchEvent(new Event('error'));
  dispatchEvent(new Event('pointerdown'));
  expect([video.controls, start.mock.calls]).toEqual([false, []]);
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
