/** @jest-environment jsdom */
import { removeDraft, storeDraft, readDraft } from './use-draft';

const draft = { title: '제목', summary: '요약', content: '본문' };

beforeEach(() => localStorage.clear());

test('a draft is stored per site and removed', () => {
  storeDraft('a', draft);
  expect(readDraft('a')).toMatchObject(draft);
  expect(readDraft('b')).toBeUndefined();
  removeDraft('a');
  expect(readDraft('a')).toBeUndefined();
});

test.each(['', 'null', '[]', '{"title":1}', '{broken'])(
  'an invalid stored value (%p) reads as no draft',
  (stored) => {
    localStorage.setItem('press-draft:a', stored);
    expect(readDraft('a')).toBeUndefined();
  },
);

test('full storage is not an error; only the copy is missing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storeDraft('a', draft)).toBeUndefined();
});
