/** @jest-environment jsdom */
import { insertCopies, restoreFocus, takeSnapshot } from './static-snapshot';

test('the copies contain the text and the focus of the moment at which React removes the nodes', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<h1>제목</h1><form><input name="name"><textarea name="message"></textarea></form>';
  document.body.append(root);
  const field = (name: string) =>
    root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)!;
  const original = field('message');
  field('name').focus();
  const snapshot = takeSnapshot(root);
  field('name').value = '홍길동';
  original.focus();
  original.value = '문의합니다';
  original.setSelectionRange(2, 3);
  root.replaceChildren();
  insertCopies(root, snapshot);
  restoreFocus(snapshot);
  expect(field('message')).not.toBe(original);
  expect([field('name').value, field('message').value]).toEqual(['홍길동', '문의합니다']);
  expect(document.activeElement).toBe(field('message'));
  expect([field('message').selectionStart, field('message').selectionEnd]).toEqual([2, 3]);
});
