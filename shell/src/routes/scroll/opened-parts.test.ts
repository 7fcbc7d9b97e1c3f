/** @jest-environment jsdom */
import { readOpenedParts, restoreOpenedParts } from './opened-parts';

const details = (open: boolean) => `<details ${open ? 'open' : ''}></details>`;
const tab = (id: string, isSelected: boolean) =>
  `<a id="${id}" role="tab" aria-selected="${isSelected}" href="#${id}"></a>`;

function show(content: string) {
  document.body.innerHTML = `<header>${details(true)}</header><main>${content}</main>`;
  for (const one of document.querySelectorAll('[role=tab]'))
    one.addEventListener('click', (event) => {
      event.preventDefault();
      for (const other of document.querySelectorAll('[role=tab]'))
        other.setAttribute('aria-selected', String(other === one));
    });
}

const left = { details: [false, true], tabs: ['b'] };

test('reads open details and selected tabs of the content', () => {
  show(details(false) + details(true) + tab('a', false) + tab('b', true));
  expect(readOpenedParts()).toEqual(left);
});

test('opens, closes and selects what was; the second time nothing is left to do', () => {
  show(details(true) + details(false) + tab('a', true) + tab('b', false));
  expect(restoreOpenedParts(left)).toBe(false);
  expect(readOpenedParts()).toEqual(left);
  expect(restoreOpenedParts(left)).toBe(true);
});

test.each([
  ['fewer details', details(true) + tab('a', true) + tab('b', false)],
  ['no such tab', details(true) + details(false) + tab('a', true)],
  ['a link instead of the tab', details(true) + details(false) + '<a id="b" href="#b"></a>'],
])('leaves a page alone that has %s', (_, content) => {
  show(content);
  const before = readOpenedParts();
  expect(restoreOpenedParts(left)).toBe(false);
  expect(readOpenedParts()).toEqual(before);
});
