/** @jest-environment jsdom */
import { attributeErrors } from './attribute-errors';

const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeAll(attributeErrors);
beforeEach(() => logged.mockClear());

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

test("logs an error of a remote's file with its name and version, and stops it", () => {
  const error = new Error('evaluated');
  expect(throwFrom(entry, error).defaultPrevented).toBe(true);
  expect(logged).toHaveBeenCalledWith('mfe-press 1.2.3-0a1b2c3d', error);
});

test('does the same for unhandled rejections, by the stack of the error', () => {
  const error = new Error('later');
  error.stack = `Error: later\n    at ${entry}:1:17`;
  expect(reject(error).defaultPrevented).toBe(true);
  expect(logged).toHaveBeenCalledWith('mfe-press 1.2.3-0a1b2c3d', error);
});

test("ignores the shell's own errors and errors of unknown origin", () => {
  const own = 'https://site.example/shell/1.0.0-0a1b2c3d/main.12345678.js';
  expect(throwFrom(own, new Error('own')).defaultPrevented).toBe(false);
  expect(reject('no error at all').defaultPrevented).toBe(false);
  expect(logged).not.toHaveBeenCalled();
});
