import { pressPageSize, type ArticleList } from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { expectError, publishMany } from '../../testing/press-steps';
import { startTestService } from '../../testing/test-service';

const service = forEachTest(() => startTestService({ env: { SEARCHES_PER_MINUTE: '2' } }));

const searchFor = (text: string, rest = '') =>
  service.visitor.get(`${service.articles}?q=${encodeURIComponent(text)}${rest}`);
const found = async (text: string, rest = '') =>
  (await (await searchFor(text, rest)).json()) as ArticleList;

test('a search is paged like the list, with the number of all results on its first page [PRESS-18]', async () => {
  const admin = await service.signIn();
  const other = { title: '다른 글', summary: '요약', content: '' };
  const ids: string[] = [];
  for (let index = 0; index < 13; index += 1) {
    await admin.publish(other);
    const wanted = { title: `청약 안내 ${index}`, summary: '요약', content: '당첨자 발표' };
    ids.unshift(((await (await admin.publish(wanted)).json()) as { id: string }).id);
  }
  const first = await found('발표  청약');
  expect(first.search).toEqual({ text: '발표 청약', count: 13, isComplete: true });
  const second = await found('발표  청약', `&after=${first.next}`);
  expect(second.search).toEqual({ text: '발표 청약', isComplete: true });
  expect([first.articles.length, second.next]).toEqual([pressPageSize, null]);
  expect([...first.articles, ...second.articles].map(({ id }) => id)).toEqual(ids);
});

test('nothing found is an empty list; no cache keeps a search [PRESS-18]', async () => {
  await publishMany(service, 2);
  const answer = await searchFor('없는 말');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(await answer.json()).toEqual({
    articles: [],
    next: null,
    search: { text: '없는 말', count: 0, isComplete: true },
  });
});

test('text and articles are compared in NFC, without spaces at its ends [PRESS-18]', async () => {
  const admin = await service.signIn();
  await admin.publish({ title: '호수공원'.normalize('NFD'), summary: '요약', content: '' });
  const { search } = await found(` ${'호수'.normalize('NFD')} `);
  expect(search).toEqual({ text: '호수', count: 1, isComplete: true });
});

test.each([
  ['empty', 'q='],
  ['spaces', 'q=%20+'],
  ['the null character', 'q=a%00b'],
  ['another control character', 'q=a%07b'],
  ['101 characters', `q=${'%EA%B0%80'.repeat(101)}`],
  ['two texts', 'q=a&q=b'],
  ['broken encoding', 'q=%E0%A4%A%00'],
  ['a wrong cursor', 'q=a&after=x'],
])('%s is refused [PRESS-18]', async (_what, query) => {
  const response = await service.visitor.get(`${service.articles}?${query}`);
  await expectError(response, 400, 'invalid_query');
});

test('100 characters and every character of expressions are searched [PRESS-18]', async () => {
  for (const text of ['🏠'.repeat(100), '(((((((((a+)+)+$', '%_\\', '[[', '"* OR 1'])
    expect((await found(text)).search).toEqual({ text, count: 0, isComplete: true });
});

test('searches of one visitor are limited on their own [PRESS-18]', async () => {
  const from = { 'X-Forwarded-For': '192.0.2.1' };
  const statuses: number[] = [];
  for (let index = 0; index < 3; index += 1)
    statuses.push((await service.visitor.get(`${service.articles}?q=a`, from)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await service.visitor.get(service.articles, from)).status).toBe(200);
});
