/** @jest-environment jsdom */
import { hydrateOnIntent } from './hydrate-on-intent';

const scripts = [
  { src: '/shell/1/react.js', integrity: 'sha256-a' },
  { src: '/shell/1/main.js', integrity: 'sha256-b' },
];
const added = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

test('input from before the boot file runs them too', () => {
  hydrateOnIntent(scripts, [new Event('wheel')]);
  jest.runAllTimers();
  expect(added()).toHaveLength(2);
});

test('a script that could not be fetched is requested again on a later interaction, once a second at most', () => {
  const press = () => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    jest.advanceTimersByTime(0);
  };
  hydrateOnIntent(scripts);
  press();
  const failed = added()[1];
  failed?.dispatchEvent(new Event('error'));
  press();
  expect(added()).toHaveLength(2);
  jest.advanceTimersByTime(1_000);
  press();
  press();
  expect(added().map(({ src }) => src)).toEqual(
    [...added().slice(0, 2), failed].map((s) => s?.src),
  );
});

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])(
  '%s runs the scripts once, in order, each with its integrity hash',
  (type) => {
    const start = hydrateOnIntent(scripts);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(added()).toHaveLength(0);
    jest.advanceTimersByTime(0);
    start();
    expect(added().map(({ src }) => new URL(src).pathname)).toEqual(scripts.map(({ src }) => src));
    expect(added().map(({ integrity }) => integrity)).toEqual(['sha256-a', 'sha256-b']);
    expect(added().every(({ async }) => !async)).toBe(true);
  },
);
