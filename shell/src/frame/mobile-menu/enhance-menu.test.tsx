/**
 * @jest-environment jsdom
 *
 * jsdom has no popover support, like Safari 16, so these tests cover the fallback. e2e/specs covers native popovers.
 */
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MenuButton } from '../header/header-actions';
import { enhanceMenu } from './enhance-menu';
import { MobileMenu } from './mobile-menu';
import { closeMenu } from './mobile-menu-popover';

jest.mock('../../routes/current-path', () => ({ useCurrentPath: () => '/' }));

const widths = { change: () => {} };

const sheet = () => document.getElementById('menu')!;
const opener = () => document.querySelector<HTMLElement>('[aria-label="메뉴 열기"]')!;
const closer = () => document.querySelector<HTMLElement>('[aria-label="메뉴 닫기"]')!;
const isOpen = () => sheet().hasAttribute('data-open');
const isPageInert = () => screen.getByText('page').hasAttribute('inert');

beforeEach(() => {
  globalThis.matchMedia = () =>
    ({
      addEventListener: (_: 'change', listener: () => void) => (widths.change = listener),
    }) as unknown as MediaQueryList;
  document.body.innerHTML = renderToString(
    <div>
      <MenuButton />
      <MobileMenu />
      <main>page</main>
    </div>,
  );
  // jsdom cannot load pages.
  sheet().onclick = (event) => event.preventDefault();
});

function openMenu() {
  enhanceMenu(sheet());
  fireEvent.click(opener());
  expect(isOpen()).toBe(true);
}

test('the button opens it, has aria-expanded, and makes the page inert [FRAME-11]', () => {
  openMenu();
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(isPageInert()).toBe(true);
  expect(sheet().hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(closer());
});

test.each<[string, () => void]>([
  ['its close button', () => fireEvent.click(closer())],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['following a link', () => fireEvent.click(screen.getByText('방문예약'))],
  ['a wider window', () => widths.change()],
  ['another page', () => closeMenu(sheet())],
])('%s closes it and makes the page usable again', (_, close) => {
  openMenu();
  close();
  expect(isOpen()).toBe(false);
  expect(isPageInert()).toBe(false);
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener());
});

test('a focus that is in it already stays there: the visitor may have opened it before script runs', () => {
  sheet().toggleAttribute('data-open', true);
  const link = screen.getByText('방문예약');
  link.focus();
  enhanceMenu(sheet());
  expect(isPageInert()).toBe(true);
  expect(document.activeElement).toBe(link);
});

test('a link opened in a new tab leaves it open', () => {
  openMenu();
  fireEvent.click(screen.getByText('방문예약'), { ctrlKey: true });
  expect(isOpen()).toBe(true);
});
