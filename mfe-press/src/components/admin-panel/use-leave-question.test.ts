/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useLeaveQuestion } from './use-leave-question';

const form = document.body.appendChild(document.createElement('form'));

afterEach(() => {
  document.querySelectorAll('a').forEach((link) => link.remove());
  jest.restoreAllMocks();
});

/** @returns whether the browser asks before the page is left */
function asksBeforeUnload(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function post({ isTakenByScript = false } = {}) {
  const take = (event: Event) => event.preventDefault();
  if (isTakenByScript) form.addEventListener('submit', take, { once: true });
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

/** @returns whether the link is followed */
function follow(attributes: Readonly<Record<string, string>>): boolean {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

test('a page load asks while text would be lost [ADMIN-31]', () => {
  let isNeeded = false;
  renderHook(() => useLeaveQuestion(() => isNeeded));
  expect(asksBeforeUnload()).toBe(false);
  isNeeded = true;
  expect(asksBeforeUnload()).toBe(true);
});

test('a form that the browser posts takes the text along and asks nothing; one that stays does [ADMIN-31]', () => {
  renderHook(() => useLeaveQuestion(() => true));
  post();
  expect(asksBeforeUnload()).toBe(false);
  // The response was a download or an error: the page is still there.
  expect(asksBeforeUnload()).toBe(true);
  post({ isTakenByScript: true });
  expect(asksBeforeUnload()).toBe(true);
});

test('a link of this site asks, and declining stays on the page [ADMIN-31]', () => {
  const confirm = jest.spyOn(globalThis, 'confirm').mockReturnValue(false);
  renderHook(() => useLeaveQuestion(() => true));
  expect(follow({ href: '/Brand/intro' })).toBe(false);
  confirm.mockReturnValue(true);
  expect(follow({ href: '/Brand/intro' })).toBe(true);
  expect(confirm).toHaveBeenCalledTimes(2);
});

test.each([
  [{ href: '#main' }],
  [{ href: '/privacy', target: '_blank' }],
  [{ href: 'tel:1533-8848' }],
  [{ href: '/customer', 'data-registration': '' }],
])('%j leaves nothing behind and asks nothing', (attributes) => {
  const confirm = jest.spyOn(globalThis, 'confirm');
  renderHook(() => useLeaveQuestion(() => true));
  expect(follow(attributes)).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});
