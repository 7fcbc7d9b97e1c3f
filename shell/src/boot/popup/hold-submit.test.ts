/** @jest-environment jsdom */
import { holdSubmit } from './hold-submit';

jest.useFakeTimers();

const nativePost = jest.fn();
const reactSubmit = jest.fn((event: Event) => event.preventDefault());
let root: HTMLElement;

beforeEach(() => {
  nativePost.mockClear();
  reactSubmit.mockClear();
  Object.assign(HTMLFormElement.prototype, { submit: nativePost });
  root = document.createElement('div');
  root.innerHTML = '<form><input name="name" required value="x"><button></button></form>';
  document.body.replaceChildren(root);
});

const press = () => root.querySelector('button')?.click();
const busy = () => root.querySelector('form')?.getAttribute('aria-busy');
/** As React does. */
const hydrate = (release: () => void) => {
  root.addEventListener('submit', reactSubmit);
  release();
};

test('if React is late the browser posts the form, once, even if React hydrates afterwards', () => {
  const { release } = holdSubmit(root);
  press();
  jest.advanceTimersByTime(3_000);
  expect(nativePost).toHaveBeenCalledTimes(1);
  press();
  hydrate(release);
  press();
  expect(reactSubmit).not.toHaveBeenCalled();
  expect(nativePost).toHaveBeenCalledTimes(1);
});

test('a missing response does not lock the form', () => {
  holdSubmit(root);
  press();
  jest.advanceTimersByTime(3_000 + 10_000);
  expect(busy()).toBe('false');
  press();
  jest.advanceTimersByTime(3_000);
  expect(nativePost).toHaveBeenCalledTimes(2);
});

test('the form can be sent again after returning from the result page', () => {
  holdSubmit(root);
  press();
  jest.advanceTimersByTime(3_000);
  dispatchEvent(new Event('pagehide'));
  expect(busy()).toBe('false');
});
