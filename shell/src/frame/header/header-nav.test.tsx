/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { defaultSite } from '@site/contract';
import { HostProvider } from '@site/host';
import { HeaderNav } from './header-nav';

jest.mock('../../routes/current-path', () => ({ useCurrentPath: () => '/' }));

const host = { site: defaultSite, navigate: jest.fn(), openRegistration: jest.fn() };

function Page() {
  return (
    <HostProvider host={host}>
      <HeaderNav />
    </HostProvider>
  );
}

// By text, not by role: in jsdom's narrow viewport the desktop menu is hidden.
const group = (label: string) => screen.getByText(label, { selector: 'nav > ul > li > a' });
const link = (label: string) => screen.getByText(label, { selector: 'li li > a' });
const isDismissed = () => document.querySelector('nav')!.hasAttribute('data-dismissed');

test('Escape closes the panels and returns the focus to the group', () => {
  render(<Page />);
  act(() => link('홍보영상').focus());
  expect(isDismissed()).toBe(false);
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(isDismissed()).toBe(true);
  expect(document.activeElement).toBe(group('브랜드'));
});

test('a panel opens again when the pointer or the focus enters a group', () => {
  render(<Page />);
  for (const enter of [
    () => fireEvent.pointerEnter(group('단지안내').parentElement!),
    () => act(() => group('입지환경').focus()),
  ]) {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isDismissed()).toBe(true);
    enter();
    expect(isDismissed()).toBe(false);
  }
});

test('following a link closes the panel, even with the pointer in it', () => {
  render(<Page />);
  fireEvent.click(link('커뮤니티'));
  expect(isDismissed()).toBe(true);
});

test('a link followed by the keyboard closes the panel and leaves the focus on the group', () => {
  render(<Page />);
  act(() => link('홍보영상').focus());
  fireEvent.click(link('홍보영상'));
  expect(isDismissed()).toBe(true);
  expect(document.activeElement).toBe(group('브랜드'));
});

test('a link opened in a new tab leaves the panel open', () => {
  render(<Page />);
  document.querySelector('nav')!.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link('커뮤니티'), { ctrlKey: true });
  expect(isDismissed()).toBe(false);
});

test('only the group that was entered renders its picture', () => {
  render(<Page />);
  fireEvent.pointerEnter(group('세대안내').parentElement!);
  expect(document.querySelectorAll('figure')).toHaveLength(1);
  expect(group('세대안내').parentElement!.querySelector('figure')).not.toBeNull();
});

test('removes its listeners on unmount', () => {
  const { unmount } = render(<Page />);
  const removed = jest.spyOn(document, 'removeEventListener');
  unmount();
  expect(removed.mock.calls.map(([type]) => type)).toEqual(
    expect.arrayContaining(['keydown', 'click']),
  );
});
