/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { HeaderBar } from './header-bar';

jest.mock('../../routes/current-path', () => ({ useCurrentPath: () => '/' }));

test('the header has data-scrolled while the page is scrolled [FRAME-6]', () => {
  render(<HeaderBar>menu</HeaderBar>);
  const header = screen.getByRole('banner');
  const scrollTo = (y: number) => {
    Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(globalThis as unknown as Window);
  };
  expect(header.hasAttribute('data-scrolled')).toBe(false);
  scrollTo(1);
  expect(header.hasAttribute('data-scrolled')).toBe(true);
  scrollTo(0);
  expect(header.hasAttribute('data-scrolled')).toBe(false);
});
