/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { plainHost } from '@site/host';
import { hydratePopups } from './hydrate-popup';

jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('if the popup throws, a modal copy of its dialog replaces it', async () => {
  // jsdom has no modal dialogs.
  const showModal = jest.fn();
  Object.assign(HTMLDialogElement.prototype, { showModal });
  const root = document.createElement('div');
  root.innerHTML = '<dialog open><form><input name="name"></form></dialog>';
  document.body.append(root);
  const typed = root.querySelector('input') as HTMLInputElement;
  typed.value = '홍길동';
  typed.focus();
  const Throwing = () => {
    throw new Error('test');
  };
  const popup = { root, closed: new AbortController().signal };
  globalThis.siteBoot = { popup, isRegistrationWanted: true } as never;
  await act(async () => hydratePopups({ read: () => ({ default: Throwing }) }, plainHost));
  expect(typed.isConnected).toBe(false);
  expect(root.querySelectorAll('dialog')).toHaveLength(1);
  expect(root.querySelector('input')?.value).toBe('홍길동');
  expect(document.activeElement).toBe(root.querySelector('input'));
  expect(root.querySelector('dialog')?.open).toBe(false);
  expect(showModal.mock.contexts).toEqual([root.querySelector('dialog')]);
});
