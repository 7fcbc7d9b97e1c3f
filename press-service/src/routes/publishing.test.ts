import { expectError, publishMany, readPages, sampleDraft } from '../../testing/press-steps';
import { startTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let articles: string;
beforeEach(async () => {
  service = await startTestService();
  ({ articles } = service);
});
afterEach(() => service.stop());

describe('publishing', () => {
  test('answers with the article; texts are trimmed, content retains its lines [ADMIN-11]', async () => {
    const admin = await service.signIn();
    const typed = { title: '  제목 ', summary: ' 요약\n', content: ' 첫 줄\r\n\r\n둘째 줄 ' };
    const before = Date.now();
    const response = await admin.publish(typed);
    const article = await response.json();
    expect(response.status).toBe(201);
    expect(response.headers.get('Location')).toBe(`${articles}/${article.id}`);
    expect(article).toMatchObject({
      title: '제목',
      summary: '요약',
      content: ' 첫 줄\n\n둘째 줄 ',
    });
    expect(Date.parse(article.date)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(article.date)).toBeLessThanOrEqual(Date.now());
  });

  test('content may be empty or absent [ADMIN-10]', async () => {
    const admin = await service.signIn();
    expect((await admin.publish({ ...sampleDraft, content: '' })).status).toBe(201);
    expect((await admin.publish({ title: 't', summary: 's' })).status).toBe(201);
  });

  test.each<[string, unknown, number, [string, string][]]>([
    ['no title', { ...sampleDraft, title: ' ' }, 422, [['title', 'required']]],
    ['an invisible title', { ...sampleDraft, title: '\u3164' }, 422, [['title', 'required']]],
    [
      'nothing',
      {},
      422,
      [
        ['title', 'required'],
        ['summary', 'required'],
      ],
    ],
    [
      'long texts',
      { title: 'x'.repeat(201), summary: 'x'.repeat(501), content: 'x'.repeat(50_001) },
      422,
      [
        ['title', 'too_long'],
        ['summary', 'too_long'],
        ['content', 'too_long'],
      ],
    ],
    ['a NUL character', { ...sampleDraft, content: 'a\u0000b' }, 422, [['content', 'malformed']]],
    ['half a surrogate pair', { ...sampleDraft, title: '\ud83c' }, 422, [['title', 'malformed']]],
    ['an object as title', { ...sampleDraft, title: { $gt: '' } }, 400, [['title', 'not_text']]],
    [
      'fields of the server',
      { ...sampleDraft, views: 9, date: 'x' },
      400,
      [
        ['views', 'unknown_field'],
        ['date', 'unknown_field'],
      ],
    ],
    ['a list', [sampleDraft], 400, []],
  ])('%s is refused, and nothing is stored', async (_what, body, status, expected) => {
    const admin = await service.signIn();
    const error = status === 422 ? 'invalid_article' : 'invalid_body';
    const answer = await expectError(await admin.publish(body), status, error);
    const { errors = [] } = answer as { errors?: { field: string; code: string }[] };
    expect(errors.map(({ field, code }) => [field, code])).toEqual(expected);
    expect((await readPages(service))[0]).toHaveLength(0);
  });

  test('the longest texts are stored completely', async () => {
    const admin = await service.signIn();
    const longest = {
      title: '가'.repeat(200),
      summary: '🏠'.repeat(500),
      content: '가'.repeat(50_000),
    };
    const { id } = await (await admin.publish(longest)).json();
    expect(await (await service.visitor.get(`${articles}/${id}`)).json()).toMatchObject(longest);
  });

  test('the same Idempotency-Key is the same article, in parallel and after a restart [ADMIN-19]', async () => {
    let admin = await service.signIn();
    const key = { 'Idempotency-Key': '3f1c1f0e-6b0a-4a43-9a0c-1f4f0b6f6a10' };
    const responses = await Promise.all([1, 2, 3].map(() => admin.publish(sampleDraft, key)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const ids = await Promise.all(responses.map(async (one) => (await one.json()).id));
    expect(new Set(ids).size).toBe(1);

    const { dataDir } = service;
    await service.pause();
    service = await startTestService({ dataDir });
    admin = await service.signIn();
    expect((await (await admin.publish(sampleDraft, key)).json()).id).toBe(ids[0]);
    await expectError(
      await admin.publish({ ...sampleDraft, title: 'x' }, key),
      409,
      'idempotency_conflict',
    );
    expect((await readPages(service))[0]).toHaveLength(1);
    const bad = { 'Idempotency-Key': 'x'.repeat(101) };
    await expectError(await admin.publish(sampleDraft, bad), 400, 'invalid_idempotency_key');
  });

  test('editing changes neither date nor views, deleting is final [ADMIN-16, ADMIN-17]', async () => {
    const admin = await service.signIn();
    const article = await (await admin.publish(sampleDraft)).json();
    const path = `${articles}/${article.id}`;
    await service.visitor.post(`${path}/views`);
    const edited = await (await admin.put(path, { ...sampleDraft, title: '수정' })).json();
    expect(edited).toEqual({ ...article, title: '수정', views: 1, updatedAt: expect.any(String) });
    expect((await admin.delete(path)).status).toBe(204);
    await expectError(await admin.delete(path), 404, 'article_not_found');
    await expectError(await admin.put(path, sampleDraft), 404, 'article_not_found');
    await expectError(await service.visitor.get(path), 404, 'article_not_found');
  });

  test('a visitor may change nothing [ADMIN-18]', async () => {
    const [id] = await publishMany(service, 1);
    const path = `${articles}/${id}`;
    await expectError(await service.visitor.post(articles, sampleDraft), 401, 'not_signed_in');
    await expectError(await service.visitor.put(path, sampleDraft), 401, 'not_signed_in');
    await expectError(await service.visitor.delete(path), 401, 'not_signed_in');
    expect((await readPages(service))[0]).toHaveLength(1);
  });
});
