/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BelowFold } from './below-fold';

const page = (
  <main>
    <p>above</p>
    <BelowFold />
    <p>below</p>
  </main>
);

/** The HTML that the prerenderer writes. */
const written = '<main><p>above</p><link rel="stylesheet" href="/real.css"/><p>below</p></main>';

test('hydration keeps the link that the prerenderer wrote, unchanged and without warnings', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onRecoverableError = jest.fn();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = written;
  const link = root.querySelector('link');
  const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError }));
  expect(root.querySelector('link')).toBe(link);
  expect(link?.getAttribute('href')).toBe('/real.css');
  await act(async () => hydrated.render(page));
  expect(root.querySelector('link')).toBe(link);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(consoleError).not.toHaveBeenCalled();
  await act(async () => hydrated.unmount());
  expect(document.querySelector('link')).toBeNull();
});

test('renders nothing after client navigation', () => {
  const { container } = render(page);
  expect(container.innerHTML).toBe('<main><p>above</p><p>below</p></main>');
});
