import { forEachTest } from '@site/testing/fixtures';
import { articlesUrl, defaultSite } from '@site/contract';
import { expectError, publishMany, sampleDraft } from '../../testing/press-steps';
import { startTestService } from '../../testing/test-service';

const service = forEachTest(() => startTestService());
const articles = articlesUrl(defaultSite.key);

describe('an article', () => {
  test('is read completely', async () => {
    const admin = await service.signIn();
    const published = await (await admin.publish(sampleDraft)).json();
    const read = await service.visitor.get(`${articles}/${published.id}`);
    expect(await read.json()).toEqual({ ...published, ...sampleDraft, views: 0 });
  });

  test.each([
    'x',
    'a'.repeat(23),
    'a'.repeat(25),
    'A'.repeat(24),
    '{"$ne":1}',
    '%00',
    'a'.repeat(24),
  ])('id %j is a missing article [ARTICLE-5]', async (id) => {
    const path = `${articles}/${id === '%00' ? id : encodeURIComponent(id)}`;
    await expectError(await service.visitor.get(path), 404, 'article_not_found');
    await expectError(await service.visitor.post(`${path}/views`), 404, 'article_not_found');
  });

  test.each(['other', '__proto__', 'constructor', '%00'])('site %s is unknown', async (site) => {
    const response = await service.visitor.get(`/api/press/${site}/articles`);
    await expectError(response, 404, 'unknown_site');
  });

  test('200 views at once count 200, each answered with a count of its own [ARTICLE-8]', async () => {
    const [id] = await publishMany(service, 1);
    const views = Array.from({ length: 200 }, async () => {
      const response = await service.visitor.post(`${articles}/${id}/views`);
      return (await response.json()).views as number;
    });
    const counts = (await Promise.all(views)).sort((a, b) => a - b);
    expect(counts).toEqual(views.map((_, index) => index + 1));
    const article = await (await service.visitor.get(`${articles}/${id}`)).json();
    expect(article.views).toBe(200);
  });

  test('the picture of <noscript> counts, HEAD and prefetch do not [ARTICLE-7, ARTICLE-9]', async () => {
    const [id] = await publishMany(service, 1);
    const views = `${articles}/${id}/views`;
    const picture = await service.visitor.get(views);
    expect(picture.headers.get('Content-Type')).toBe('image/gif');
    expect(picture.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(20);
    await service.visitor.send(views, { method: 'HEAD' });
    await service.visitor.get(views, { Purpose: 'prefetch' });
    await service.visitor.get(views, { 'Sec-Purpose': 'prefetch;prerender' });
    await service.visitor.get(views, { 'Sec-Fetch-Site': 'cross-site' });
    expect((await service.visitor.post(views, '', { 'Sec-Purpose': 'prefetch' })).status).toBe(204);
    const beacon = await service.visitor.post(views, 'ignored', { 'Content-Type': 'text/plain' });
    expect(await beacon.json()).toEqual({ views: 2 });
  });
});
