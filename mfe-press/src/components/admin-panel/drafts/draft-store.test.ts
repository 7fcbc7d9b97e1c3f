/** @jest-environment jsdom */
import { draftPlace, listDrafts, newDraftId, removeDraft, storeDraft } from './draft-store';

const draft = { title: '제목', summary: '요약', content: '본문' };
const place = draftPlace('a');

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('each draft is an entry of its own, the newest first [ADMIN-25]', () => {
  jest.useFakeTimers({ now: 1_000 });
  storeDraft(place, 'x', draft);
  jest.setSystemTime(2_000);
  storeDraft(place, 'y', { ...draft, title: '둘째' });
  jest.useRealTimers();
  expect(listDrafts(place).map(({ id, title }) => [id, title])).toEqual([
    ['y', '둘째'],
    ['x', '제목'],
  ]);
  removeDraft(place, 'y');
  expect(listDrafts(place)).toMatchObject([{ ...draft, id: 'x' }]);
});

test('a site, and an article that is edited, have drafts of their own', () => {
  storeDraft(place, 'x', draft);
  storeDraft(draftPlace('a', 'f'.repeat(24)), 'x', { ...draft, title: '고친 글' });
  expect(listDrafts(place)).toHaveLength(1);
  expect(listDrafts(draftPlace('a', 'f'.repeat(24)))).toMatchObject([{ title: '고친 글' }]);
  expect(listDrafts(draftPlace('b'))).toEqual([]);
});

test.each(['', 'null', '[]', '{"title":1}', '{broken'])(
  'an invalid stored value (%p) is not a draft',
  (stored) => {
    localStorage.setItem(`${place}x`, stored);
    expect(listDrafts(place)).toEqual([]);
  },
);

test('full or disabled storage is not an error: the draft is not stored', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(storeDraft(place, 'x', draft)).toBeUndefined();
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  expect(() => removeDraft(place, 'x')).not.toThrow();
});

test('no two forms share an id', () => {
  expect(newDraftId()).not.toBe(newDraftId());
});
