/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { PopupBoundary } from './popup-boundary';

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
  await act(async () => {
    hydrateRoot(
      root,
      <PopupBoundary root={root}>
        <Throwing />
      </PopupBoundary>,
      { onRecoverableError: () => undefined },
    );
  });
  expect(typed.isConnected).toBe(false);
  expect(root.querySelectorAll('dialog')).toHaveLength(1);
  expect(root.querySelector('input')?.value).toBe('홍길동');
  expect(document.activeElement).toBe(root.querySelector('input'));
  expect(root.querySelector('dialog')?.open).toBe(false);
  expect(showModal.mock.contexts).toEqual([root.querySelector('dialog')]);
});
