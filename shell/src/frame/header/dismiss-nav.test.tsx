/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { dismissNav } from './dismiss-nav';
import { HeaderNav } from './header-nav';

jest.mock('../../routes/current-path', () => ({ useCurrentPath: () => '/' }));

const nav = () => document.querySelector('nav')!;
// By text, not by role: in jsdom's narrow viewport the desktop menu is hidden.
const group = (label: string) => screen.getByText(label, { selector: 'nav > ul > li > a' });
const link = (label: string) => screen.getByText(label, { selector: 'li li > a' });
const isDismissed = () => nav().hasAttribute('data-dismissed');

beforeEach(() => {
  document.body.innerHTML = renderToString(<HeaderNav />);
  // jsdom cannot load pages.
  document.body.onclick = (event) => event.preventDefault();
  dismissNav(nav());
});

test('a panel opens again when the pointer enters a group', () => {
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isDismissed()).toBe(true);
  fireEvent.pointerEnter(group('단지안내').parentElement!);
  expect(isDismissed()).toBe(false);
});

test('a link followed by the keyboard closes the panel and leaves the focus on the group', () => {
  link('홍보영상').focus();
  fireEvent.click(link('홍보영상'));
  expect(isDismissed()).toBe(true);
  expect(document.activeElement).toBe(group('브랜드'));
});

test('a link opened in a new tab leaves the panel open', () => {
  fireEvent.click(link('커뮤니티'), { ctrlKey: true });
  expect(isDismissed()).toBe(false);
});
