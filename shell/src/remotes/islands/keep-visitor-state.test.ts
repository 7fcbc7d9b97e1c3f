/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { createElement, useState, type ChangeEvent } from 'react';
import { keepVisitorState } from './keep-visitor-state';

const html = `
  <form>
    <input name="name"><textarea name="message"></textarea>
    <input type="radio" name="type" value="84A" checked><input type="radio" name="type" value="59A">
    <input type="checkbox" name="agree"><input type="file" name="picture">
    <select name="time"><option>am</option><option>pm</option></select>
  </form>
  <details><summary>one</summary></details><details><summary>two</summary></details>
  <ul role="list"></ul>
  <button type="button">first</button><button type="button">second</button>`;

const scrolledTo = jest.fn();
const scrollTo = jest.fn();
Object.assign(globalThis, { scrollTo });
Element.prototype.scrollTo = function (this: Element, options?: unknown) {
  scrolledTo(this, options);
};

let island: HTMLElement;
const find = (selector: string) => island.querySelector<HTMLInputElement>(selector)!;
const detailsAt = (index: number) => island.querySelectorAll('details')[index]!;
const renderAnew = () => (island.innerHTML = html);

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '<div></div><button id="outside"></button>';
  island = document.querySelector('div')!;
  renderAnew();
});

test('new nodes get what was typed, chosen, opened and scrolled', () => {
  find('[name=name]').value = '홍길동';
  find('[name=message]').value = '문의합니다';
  find('[value="59A"]').checked = true;
  find('[name=agree]').checked = true;
  find('[name=time]').value = 'pm';
  detailsAt(1).open = true;
  find('ul').scrollLeft = 120;
  Object.assign(globalThis, { scrollX: 0, scrollY: 700 });
  const restore = keepVisitorState(island);
  renderAnew();
  restore();
  const value = (name: string) => find(`[name=${name}]`).value;
  expect(['name', 'message', 'time'].map(value)).toEqual(['홍길동', '문의합니다', 'pm']);
  const checked = [...island.querySelectorAll<HTMLInputElement>(':checked')];
  expect(checked.map((each) => each.value)).toEqual(['59A', 'on', 'pm']);
  expect([...island.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  expect(scrolledTo.mock.calls).toEqual([[find('ul'), { left: 120, top: 0, behavior: 'instant' }]]);
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 700, behavior: 'instant' });
});

test('React learns what was typed into a field that it controls', () => {
  function Controlled() {
    const [value, setValue] = useState('15');
    const onChange = (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value);
    return createElement('p', {}, value, createElement('input', { value, onChange }));
  }
  island.innerHTML = '<p>15<input value="15"></p>';
  find('input').value = '3';
  const restore = keepVisitorState(island);
  island.replaceChildren();
  render(createElement(Controlled), { container: island });
  act(restore);
  expect([find('input').value, find('p').textContent]).toEqual(['3', '3']);
});

test('the focus and the caret go to the same field of the new nodes', () => {
  find('[name=message]').value = '문의합니다';
  find('[name=message]').focus();
  find('[name=message]').setSelectionRange(2, 3);
  const restore = keepVisitorState(island);
  renderAnew();
  restore();
  const field = find('[name=message]');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 3]);
});

test.each(['[name=agree]', 'details + details > summary', 'button + button'])(
  'the focus goes to %s, which has no caret',
  (selector) => {
    find('summary').tabIndex = 0;
    find(selector).focus();
    const focused = document.activeElement;
    const restore = keepVisitorState(island);
    renderAnew();
    restore();
    expect(focused).not.toBe(document.body);
    expect(document.activeElement).toBe(find(selector));
  },
);

test('nodes that stay are left alone, and so is what the visitor does outside', () => {
  document.getElementById('outside')!.focus();
  find('[name=name]').value = 'typed';
  const restore = keepVisitorState(island);
  find('[name=name]').value = 'typed later';
  restore();
  expect(find('[name=name]').value).toBe('typed later');
  expect(document.activeElement?.id).toBe('outside');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('details are left as they are rendered if their number has changed', () => {
  detailsAt(0).open = true;
  const restore = keepVisitorState(island);
  island.innerHTML = '<details></details>';
  restore();
  expect(detailsAt(0).open).toBe(false);
});
