/**
 * @jest-environment jsdom
 *
 * jsdom has no popover support, like Safari 16, so these tests cover the fallback. e2e/specs covers native popovers.
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MenuButton } from './menu-button';
import { MobileMenu } from './mobile-menu';

let path = '/';
jest.mock('../../routes/current-path', () => ({ useCurrentPath: () => path }));

const widths = { change: () => {} };

beforeEach(() => {
  path = '/';
  globalThis.matchMedia = () =>
    ({
      addEventListener: (_: 'change', listener: () => void) => (widths.change = listener),
    }) as unknown as MediaQueryList;
});

function Page({ hasMenu = true }) {
  return (
    <>
      <MenuButton />
      {hasMenu && <MobileMenu />}
      <main>page</main>
    </>
  );
}

const sheet = () => document.getElementById('menu')!;
const opener = () => document.querySelector<HTMLElement>('[aria-label="메뉴 열기"]')!;
const closer = () => document.querySelector<HTMLElement>('[aria-label="메뉴 닫기"]')!;
const isOpen = () => sheet().hasAttribute('data-open');

function openMenu() {
  const page = render(<Page />);
  fireEvent.click(opener());
  expect(isOpen()).toBe(true);
  return page;
}

test('the button opens it, has aria-expanded, and makes the page inert [FRAME-11]', () => {
  openMenu();
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('page').hasAttribute('inert')).toBe(true);
  expect(sheet().hasAttribute('inert')).toBe(false);
  expect(document.activeElement).toBe(closer());
});

test.each<[string, (page: ReturnType<typeof render>) => void]>([
  ['its close button', () => fireEvent.click(closer())],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['following a link', () => fireEvent.click(screen.getByText('방문예약'))],
  ['a wider window', () => act(() => widths.change())],
  [
    'a new path',
    (page) => {
      path = '/Brand/intro';
      page.rerender(<Page />);
    },
  ],
])('%s closes it and makes the page usable again', (_, close) => {
  const page = openMenu();
  sheet().addEventListener('click', (event) => event.preventDefault());
  close(page);
  expect(isOpen()).toBe(false);
  expect(screen.getByText('page').hasAttribute('inert')).toBe(false);
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener());
});

test('a focus that is in it already stays there: the visitor may have opened it before hydration', () => {
  openMenu();
  const link = screen.getByText('방문예약');
  link.focus();
  sheet().dispatchEvent(new Event('toggle'));
  expect(document.activeElement).toBe(link);
});

test('a link opened in a new tab leaves it open', () => {
  openMenu();
  sheet().addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(screen.getByText('방문예약'), { ctrlKey: true });
  expect(isOpen()).toBe(true);
});

test('lists the registration link first, then six groups, one open at a time [FRAME-12, FRAME-13]', () => {
  render(<Page />);
  const visit = sheet().querySelector(':scope > a')!;
  expect(visit.textContent).toBe('방문예약');
  expect(decodeURI(visit.getAttribute('href')!)).toBe('/윤슬레이크시티/customer');
  const groups = [...sheet().querySelectorAll('details')];
  expect(groups.map(({ textContent }) => textContent)).toHaveLength(6);
  expect(new Set(groups.map((group) => group.getAttribute('name')))).toEqual(new Set(['menu']));
});

test('unmounting the open menu leaves nothing inert', () => {
  const { rerender } = openMenu();
  rerender(<Page hasMenu={false} />);
  expect(screen.getByText('page').hasAttribute('inert')).toBe(false);
});
