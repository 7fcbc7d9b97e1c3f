/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { TextSizeControl } from './text-size-control';

const page = (
  <>
    <TextSizeControl name="one" />
    <TextSizeControl name="two" />
  </>
);

const chosen = () =>
  screen.getAllByRole('group').map(
    (group) =>
      within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .find(({ checked }) => checked)?.value,
  );

const sizeOfPage = () => document.documentElement.dataset['textSize'];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['textSize'];
});

test('both controls stay in sync, the page follows, and the choice is stored [FRAME-30]', () => {
  render(page);
  expect(chosen()).toEqual(['0', '0']);
  fireEvent.click(screen.getAllByLabelText('아주 크게')[0]!);
  expect(chosen()).toEqual(['2', '2']);
  expect(sizeOfPage()).toBe('2');
  expect(localStorage.getItem('text-size')).toBe('2');
  fireEvent.click(screen.getAllByLabelText('기본')[1]!);
  expect(chosen()).toEqual(['0', '0']);
  expect(sizeOfPage()).toBe('0');
});

test('a later visit starts with the stored size', () => {
  localStorage.setItem('text-size', '1');
  render(page);
  expect(chosen()).toEqual(['1', '1']);
  expect(sizeOfPage()).toBe('1');
});

test.each(['storage', 'pageshow'])('an open page follows the stored size (%s)', (type) => {
  render(page);
  localStorage.setItem('text-size', '2');
  fireEvent(
    window,
    type === 'storage' ? new StorageEvent(type, { key: 'text-size' }) : new Event(type),
  );
  expect([chosen(), sizeOfPage()]).toEqual([['2', '2'], '2']);
});

test('an invalid stored value means the default size', () => {
  localStorage.setItem('text-size', 'huge');
  render(page);
  expect(chosen()).toEqual(['0', '0']);
});

test('without storage the size still applies to the page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse);
  render(page);
  fireEvent.click(screen.getAllByLabelText('크게')[0]!);
  expect(sizeOfPage()).toBe('1');
});

test('a choice before hydration takes precedence over the stored one', async () => {
  localStorage.setItem('text-size', '1');
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  root.querySelector<HTMLInputElement>('[name="one"][value="2"]')!.checked = true;
  const errors = jest.spyOn(console, 'error');
  const hydrated = await act(() => Promise.resolve(hydrateRoot(root, page)));
  expect(sizeOfPage()).toBe('2');
  expect(chosen()).toEqual(['2', '2']);
  expect(errors).not.toHaveBeenCalled();
  await act(() => Promise.resolve(hydrated.unmount()));
  root.remove();
});
