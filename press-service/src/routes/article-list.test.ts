import { articlesUrl, defaultSite, type ArticleSummary } from '@site/contract';
import { sendRequest } from '@site/testing/send-request';
import { forEachTest } from '@site/testing/fixtures';
import { expectError, publishMany, readPages, sampleDraft } from '../../testing/press-steps';
import { startTestService } from '../../testing/test-service';

const service = forEachTest(() => startTestService());
const articles = articlesUrl(defaultSite.key);

describe('the list', () => {
  test.each([
    [0, [0]],
    [9, [9]],
    [10, [10]],
    [11, [10, 1]],
    [20, [10, 10]],
    [23, [10, 10, 3]],
  ])('%i articles are the pages %j, newest first [PRESS-7, PRESS-15]', async (count, sizes) => {
    const ids = await publishMany(service, count);
    const pages = await readPages(service);
    expect(pages.map((page) => page.length)).toEqual(sizes);
    expect(pages.flat().map(({ id }) => id)).toEqual(ids);
  });

  test('holds exactly the agreed fields', async () => {
    await publishMany(service, 1);
    const [[article] = []] = await readPages(service);
    expect(Object.keys(article ?? {})).toEqual([
      'id',
      'siteId',
      'title',
      'summary',
      'date',
      'views',
    ]);
    expect(article?.siteId).toBe(defaultSite.key);
    expect(new Date(article?.date ?? '').toISOString()).toBe(article?.date);
  });

  test('an article that arrives between two pages neither repeats nor hides another [PRESS-14]', async () => {
    const ids = await publishMany(service, 15);
    const first = await (await service.visitor.get(articles)).json();
    await (await service.signIn()).publish(sampleDraft);
    const second = await (await service.visitor.get(`${articles}?after=${first.next}`)).json();
    const seen = [...first.articles, ...second.articles].map(({ id }: ArticleSummary) => id);
    expect(seen).toEqual(ids);
    expect(second.next).toBeNull();
  });

  test('pages of another size are complete as well', async () => {
    const ids = await publishMany(service, 7);
    const pages = await readPages(service, 'limit=3');
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(pages.flat().map(({ id }) => id)).toEqual(ids);
  });

  test('the site key is accepted in both Unicode forms', async () => {
    await publishMany(service, 1);
    const decomposed = articlesUrl(defaultSite.key.normalize('NFD'));
    expect(decomposed).not.toBe(articles);
    expect((await (await service.visitor.get(decomposed)).json()).articles).toHaveLength(1);
  });

  test.each([
    'limit=0',
    'limit=51',
    'limit=ten',
    'limit=-1',
    'limit=1&limit=2',
    'limit=',
    'after=',
    'after=x',
    'after=zzzzzzzzzzzz-aaaaaaaaaaaaaaaaaaaaaaaa',
    'after=1-2',
    'after=1&after=2',
    `after=${'9'.repeat(2_000)}`,
  ])('?%s is refused', async (query) => {
    await expectError(await service.visitor.get(`${articles}?${query}`), 400, 'invalid_query');
  });

  test('a publication shows at once', async () => {
    const admin = await service.signIn();
    expect((await readPages(service))[0]).toHaveLength(0);
    const { id } = await (await admin.publish(sampleDraft)).json();
    expect((await readPages(service))[0]).toHaveLength(1);
    await admin.put(`${articles}/${id}`, { ...sampleDraft, title: '수정' });
    expect((await readPages(service))[0]?.[0]?.title).toBe('수정');
    await admin.delete(`${articles}/${id}`);
    expect((await readPages(service))[0]).toHaveLength(0);
  });

  test('visitors may be answered from the edge for a second, the administrator never', async () => {
    const forVisitor = await service.visitor.get(articles);
    expect(forVisitor.headers.get('Cache-Control')).toBe(
      'public, max-age=0, s-maxage=1, stale-if-error=604800',
    );
    expect(forVisitor.headers.get('Set-Cookie')).toBeNull();
    const admin = await service.signIn();
    const forAdmin = await admin.get(articles);
    expect(forAdmin.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('is revalidated by its ETag', async () => {
    /** fetch adds Cache-Control to a request with a condition. */
    const getIf = (etag: string) =>
      sendRequest(service.url, { path: articles, headers: { 'If-None-Match': etag } });
    await publishMany(service, 1);
    const etag = (await service.visitor.get(articles)).headers.get('ETag') ?? '';
    const { status, headers } = await getIf(etag);
    expect([status, headers['etag']]).toEqual([304, etag]);
    expect(headers['cache-control']).toContain('s-maxage=1');
    await (await service.signIn()).publish(sampleDraft);
    expect((await getIf(etag)).status).toBe(200);
  });
});
