/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HeaderBar } from './header-bar';
import { markScrolled } from './mark-scrolled';

const setScroll = (y: number) =>
  Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true });

function scrollTo(y: number) {
  setScroll(y);
  fireEvent.scroll(globalThis as unknown as Window);
}

const isMarked = () => screen.getByRole('banner').hasAttribute('data-scrolled');

beforeEach(() => {
  document.body.innerHTML = renderToString(<HeaderBar>menu</HeaderBar>);
});

test('the header has data-scrolled while the page is scrolled [FRAME-6]', () => {
  setScroll(0);
  markScrolled(screen.getByRole('banner'));
  expect(isMarked()).toBe(false);
  scrollTo(1);
  expect(isMarked()).toBe(true);
  scrollTo(0);
  expect(isMarked()).toBe(false);
});

test('a page that is scrolled before script runs is marked at once', () => {
  setScroll(300);
  markScrolled(screen.getByRole('banner'));
  expect(isMarked()).toBe(true);
});
