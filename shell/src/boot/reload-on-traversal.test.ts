/** @jest-environment jsdom */
import { reloadOnTraversal } from './reload-on-traversal';

// jsdom implements no reload; it reports each.
const reload = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const back = (pathname: string) => {
  history.replaceState(null, '', pathname);
  dispatchEvent(new Event('popstate'));
  jest.runAllTimers();
};

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/a');
  history.scrollRestoration = 'manual';
  reload.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['hydrated'];
});

test('loads the page of the address', () => {
  reloadOnTraversal('/a');
  back('/a');
  expect(reload).not.toHaveBeenCalled();
  back('/b');
  expect(reload).toHaveBeenCalled();
  expect(history.scrollRestoration).toBe('auto');
});

test('also after a traversal before the boot file ran', () => {
  history.replaceState(null, '', '/b');
  reloadOnTraversal('/a');
  jest.runAllTimers();
  expect(reload).toHaveBeenCalled();
});

test('leaves the traversal to the router after hydration', () => {
  reloadOnTraversal('/a');
  document.documentElement.dataset['hydrated'] = 'true';
  back('/b');
  expect(reload).not.toHaveBeenCalled();
});
