/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { noText } from '../form-text';
import { draftPlace, listDrafts, storeDraft } from './draft-store';
import { useDraft } from './use-draft';

const place = draftPlace('a');
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function openForm(content = '') {
  const form = document.createElement('form');
  for (const name of ['title', 'summary', 'content'])
    form.append(Object.assign(document.createElement('input'), { name }));
  const field = form.elements.namedItem('content') as HTMLInputElement;
  field.value = content;
  storeDraft(place, 'earlier', { ...noText, content: 'the earlier text' });
  const ref = { current: form };
  const { result } = renderHook(() => useDraft(place, ref, noText));
  return { field, draft: () => result.current };
}

test('a loaded draft replaces the text in the form, which becomes a draft itself [ADMIN-25]', () => {
  const { field, draft } = openForm('the present text');
  act(() => draft().restore(draft().offers[0]!));
  expect(field.value).toBe('the earlier text');
  expect(draft().offers.map(({ content }) => content)).toEqual(['the present text']);
  expect(listDrafts(place)).toHaveLength(2);
});

test('the focus goes to the title when the pressed button disappears with its draft', () => {
  const { field, draft } = openForm();
  document.body.append(field.form as HTMLFormElement);
  act(() => draft().remove(draft().offers[0]!));
  expect((document.activeElement as HTMLInputElement).name).toBe('title');
  field.form?.remove();
});

test('leaving right after typing asks when the text cannot be stored [ADMIN-31]', () => {
  const { field, draft } = openForm();
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  act(() => type('stored'));
  act(() => expect(draft().isUnsafe()).toBe(false));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => type('not stored'));
  act(() => expect(draft().isUnsafe()).toBe(true));
});

test('while storage is full a draft replaces an empty form only, and is kept [ADMIN-25]', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { field, draft } = openForm('the present text');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  act(() => draft().restore(draft().offers[0]!));
  expect(field.value).toBe('the present text');
  expect(draft().status).toBe('failed');
  field.value = '';
  act(() => draft().restore(draft().offers[0]!));
  expect(field.value).toBe('the earlier text');
  expect(listDrafts(place)).toHaveLength(1);
});
