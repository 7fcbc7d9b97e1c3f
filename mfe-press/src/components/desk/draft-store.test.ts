/** @jest-environment jsdom */
import { dropDraft, keepDraft, readDraft } from './draft-store';

const draft = { title: '제목', summary: '요약', content: '본문' };

beforeEach(() => localStorage.clear());

test('a draft is kept per site, and dropped', () => {
  keepDraft('a', draft);
  expect(readDraft('a')).toMatchObject(draft);
  expect(readDraft('b')).toBeUndefined();
  dropDraft('a');
  expect(readDraft('a')).toBeUndefined();
});

test.each(['', 'null', '[]', '{"title":1}', '{broken'])(
  'what is no draft (%p) is none',
  (stored) => {
    localStorage.setItem('press-draft:a', stored);
    expect(readDraft('a')).toBeUndefined();
  },
);

test('full storage loses nothing but the copy', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft('a', draft)).toBeUndefined();
});
