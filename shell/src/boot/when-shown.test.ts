/** @jest-environment jsdom */
import { whenShown } from './when-shown';

test('on a page that is shown it runs at once', () => {
  const run = jest.fn();
  whenShown(run);
  expect(run).toHaveBeenCalledTimes(1);
});

test('on a page that is rendered ahead it runs when the page is shown, once', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const run = jest.fn();
  whenShown(run);
  expect(run).not.toHaveBeenCalled();
  Object.defineProperty(document, 'prerendering', { value: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledTimes(1);
});
