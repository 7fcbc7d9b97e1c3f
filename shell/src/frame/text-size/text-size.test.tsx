/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { enhanceTextSize } from './text-size';
import { TextSizeControl } from './text-size-control';

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
  document.body.innerHTML = renderToString(
    <>
      <TextSizeControl place="one" />
      <TextSizeControl place="two" />
    </>,
  );
});

test('both controls stay in sync, the page follows, and the choice is stored [FRAME-30]', () => {
  enhanceTextSize();
  expect(chosen()).toEqual(['0', '0']);
  fireEvent.click(screen.getAllByLabelText('아주 크게')[0]!);
  expect(chosen()).toEqual(['2', '2']);
  expect(sizeOfPage()).toBe('2');
  expect(localStorage.getItem('text-size')).toBe('2');
  fireEvent.click(screen.getAllByLabelText('기본')[1]!);
  expect(chosen()).toEqual(['0', '0']);
  expect(sizeOfPage()).toBe('0');
});

test.each(['storage', 'pageshow'])('an open page follows the stored size (%s)', (type) => {
  enhanceTextSize();
  localStorage.setItem('text-size', '2');
  fireEvent(
    window,
    type === 'storage' ? new StorageEvent(type, { key: 'text-size' }) : new Event(type),
  );
  expect([chosen(), sizeOfPage()]).toEqual([['2', '2'], '2']);
});

test('an invalid stored value means the default size', () => {
  localStorage.setItem('text-size', 'huge');
  enhanceTextSize();
  expect(chosen()).toEqual(['0', '0']);
});

test('without storage the size still applies to the page, and stays when the page is shown again', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse);
  enhanceTextSize();
  fireEvent.click(screen.getAllByLabelText('크게')[0]!);
  fireEvent(window, new Event('pageshow'));
  expect(sizeOfPage()).toBe('1');
});

test('a choice before script runs takes precedence over the stored one', () => {
  localStorage.setItem('text-size', '1');
  document.querySelector<HTMLInputElement>('[name="text-size-one"][value="2"]')!.checked = true;
  enhanceTextSize();
  expect(sizeOfPage()).toBe('2');
  expect(chosen()).toEqual(['2', '2']);
  expect(localStorage.getItem('text-size')).toBe('2');
});
