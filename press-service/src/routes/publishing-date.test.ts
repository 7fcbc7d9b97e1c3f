import { toSeoulMinute, type Article, type ArticleList } from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { expectError } from '../../testing/press-steps';
import { startTestService, type AdminClient } from '../../testing/test-service';

const draft = { title: '예약한 글', summary: '요약', content: '본문' };
const minuteMs = 60_000;
const startMs = Math.floor(Date.now() / minuteMs) * minuteMs;

let admin: AdminClient;
let nowMs: number;
beforeEach(() => {
  nowMs = startMs + 10;
});
const service = forEachTest(() => startTestService({ now: () => nowMs }));
beforeEach(async () => {
  admin = await service.signIn();
});

const inMinutes = (minutes: number) =>
  toSeoulMinute(new Date(startMs + minutes * minuteMs).toISOString());
const publish = async (fields: object) => {
  const response = await admin.publish({ ...draft, ...fields });
  expect(response.status).toBe(201);
  return (await response.json()) as Article;
};
const listed = async (client: Pick<AdminClient, 'get'>, query = '') =>
  ((await (await client.get(service.articles + query)).json()) as ArticleList).articles;
const ids = async (client: Pick<AdminClient, 'get'>, query?: string) =>
  (await listed(client, query)).map(({ id }) => id);

test('before its date only the administrator sees an article, marked as scheduled [ADMIN-26]', async () => {
  const old = await publish({});
  const article = await publish({ publishAt: inMinutes(5) });
  expect(article).toMatchObject({
    isScheduled: true,
    date: new Date(startMs + 5 * minuteMs).toISOString(),
  });
  const path = `${service.articles}/${article.id}`;

  expect(await ids(service.visitor)).toEqual([old.id]);
  expect(await ids(service.visitor, '?q=예약한')).toEqual([old.id]);
  expect(await ids(service.visitor, `?after=zzzzzzzz-${'f'.repeat(24)}`)).toEqual([old.id]);
  await expectError(await service.visitor.get(path), 404, 'article_not_found');
  await expectError(await service.visitor.post(`${path}/views`), 404, 'article_not_found');

  expect((await listed(admin)).map(({ id, isScheduled }) => [id, isScheduled])).toEqual([
    [article.id, true],
    [old.id, undefined],
  ]);
  expect(await ids(admin, '?q=예약한')).toEqual([article.id, old.id]);
  expect(await (await admin.get(path)).json()).toMatchObject({ isScheduled: true });
});

test('from its date on everybody sees it, a second later at most [ADMIN-26]', async () => {
  const article = await publish({ publishAt: inMinutes(1) });
  expect(await ids(service.visitor)).toEqual([]);
  nowMs = startMs + minuteMs - 1;
  expect(await ids(service.visitor)).toEqual([]);
  nowMs += 1_000;
  expect(await ids(service.visitor)).toEqual([article.id]);
  const [shown] = await listed(service.visitor);
  expect(shown).not.toHaveProperty('isScheduled');
  const path = `${service.articles}/${article.id}`;
  expect((await service.visitor.get(path)).status).toBe(200);
  expect(await (await service.visitor.post(`${path}/views`)).json()).toEqual({ views: 1 });
});

test('after the clock was set back, an article published now is visible at once [ADMIN-26]', async () => {
  nowMs = startMs + 9 * 60 * minuteMs;
  await publish({});
  nowMs = startMs;
  const article = await publish({});
  expect(article.date).toBe(new Date(startMs).toISOString());
  expect(article).not.toHaveProperty('isScheduled');
  // A small correction does not change the order.
  nowMs -= 500;
  const next = await publish({});
  nowMs += 1_500;
  expect(await ids(service.visitor)).toEqual([next.id, article.id]);
});

test('a backdated article is listed at its date; the same draft is one article [ADMIN-26]', async () => {
  const today = await publish({});
  const headers = { 'Idempotency-Key': 'k' };
  const backdated = { ...draft, publishAt: '2024-02-29T09:30' };
  const first = (await (await admin.publish(backdated, headers)).json()) as Article;
  expect(first.date).toBe('2024-02-29T00:30:00.000Z');
  expect((await admin.publish(backdated, headers)).status).toBe(200);
  await expectError(await admin.publish(draft, headers), 409, 'idempotency_conflict');
  expect(await ids(service.visitor)).toEqual([today.id, first.id]);
});

test('an edit moves an article only to another minute, and hides it again at once [ADMIN-26]', async () => {
  const article = await publish({});
  const path = `${service.articles}/${article.id}`;
  for (const publishAt of ['', inMinutes(0)]) {
    const edited = await (await admin.put(path, { ...draft, publishAt })).json();
    expect(edited).toMatchObject({ date: article.date });
  }
  expect(await ids(service.visitor)).toEqual([article.id]);
  await admin.put(path, { ...draft, publishAt: inMinutes(30) });
  expect(await ids(service.visitor)).toEqual([]);
});

test.each(['tomorrow', '2026-02-30T10:00', '1999-12-31T23:59', '2026-11-21T00:04Z', '\u0000'])(
  'the date %j is refused [ADMIN-26]',
  async (publishAt) => {
    const response = await admin.publish({ ...draft, publishAt });
    expect(await expectError(response, 422, 'invalid_article')).toMatchObject({
      errors: [{ field: 'publishAt', code: 'malformed' }],
    });
  },
);
