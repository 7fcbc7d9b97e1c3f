/** @jest-environment jsdom */
import { attributeErrors } from './attribute-errors';

const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(attributeErrors);
beforeEach(() => said.mockClear());

function throwFrom(filename: string, error: Error) {
  const event = new ErrorEvent('error', { filename, error, cancelable: true });
  dispatchEvent(event);
  return event;
}

function reject(reason: unknown) {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  dispatchEvent(event);
  return event;
}

const entry = 'https://site.example/remotes/mfe-press/1.2.3-0a1b2c3d/entry.12345678.js';

test("what a remote's file throws is reported under its name and version, and goes no further", () => {
  const error = new Error('evaluated');
  expect(throwFrom(entry, error).defaultPrevented).toBe(true);
  expect(said).toHaveBeenCalledWith('mfe-press 1.2.3-0a1b2c3d', error);
});

test('so is a promise that nobody looks after, by the place where its error began', () => {
  const error = new Error('later');
  error.stack = `Error: later\n    at ${entry}:1:17`;
  expect(reject(error).defaultPrevented).toBe(true);
  expect(said).toHaveBeenCalledWith('mfe-press 1.2.3-0a1b2c3d', error);
});

test("the shell's own faults, and those of nobody known, stay what they are", () => {
  const own = 'https://site.example/shell/1.0.0-0a1b2c3d/main.12345678.js';
  expect(throwFrom(own, new Error('own')).defaultPrevented).toBe(false);
  expect(reject('no error at all').defaultPrevented).toBe(false);
  expect(said).not.toHaveBeenCalled();
});
