/** @jest-environment jsdom */
import { whenShown } from './when-shown';

test('runs at once on a visible page', () => {
  const run = jest.fn();
  whenShown(run);
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs once on a prerendered page, when it is shown', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const run = jest.fn();
  whenShown(run);
  expect(run).not.toHaveBeenCalled();
  Object.defineProperty(document, 'prerendering', { value: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(run).toHaveBeenCalledTimes(1);
});
