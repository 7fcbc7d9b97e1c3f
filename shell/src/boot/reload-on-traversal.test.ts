/** @jest-environment jsdom */
import { reloadOnTraversal } from './reload-on-traversal';

// jsdom implements no reload; it reports each.
const reload = jest.spyOn(console, 'error').mockImplementation(() => undefined);
jest.useFakeTimers();

test('loads the page of the address, also after a traversal before the boot file ran, until the router does', () => {
  const reloadsAt = (pathname: string, traverse: () => void) => {
    history.replaceState(null, '', pathname);
    reload.mockClear();
    traverse();
    jest.runAllTimers();
    return reload.mock.calls.length > 0;
  };
  const back = () => dispatchEvent(new Event('popstate'));
  history.scrollRestoration = 'manual';
  expect(reloadsAt('/b', () => reloadOnTraversal('/a'))).toBe(true);
  expect(history.scrollRestoration).toBe('auto');
  expect(reloadsAt('/a', back)).toBe(false);
  expect(reloadsAt('/b', back)).toBe(true);
  document.documentElement.dataset['hydrated'] = 'true';
  expect(reloadsAt('/b', back)).toBe(false);
});
