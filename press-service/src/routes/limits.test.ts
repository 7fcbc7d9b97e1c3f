import { sessionUrl } from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { expectError, publishMany } from '../../testing/press-steps';
import { startTestService } from '../../testing/test-service';

let article: string;
const service = forEachTest(() =>
  startTestService({ env: { READS_PER_MINUTE: '5', VIEWS_PER_MINUTE: '5' } }),
);
beforeEach(async () => {
  const [id = ''] = await publishMany(service, 1);
  article = `${service.articles}/${id}`;
});

const from = (address: string) => ({ 'X-Forwarded-For': address });
const countOf = async () => (await (await service.visitor.get(article)).json()).views as number;

test('lists, articles and the session share one limit per visitor; another visitor is not affected', async () => {
  const paths = [service.articles, article, sessionUrl, `${service.articles}?limit=1`, article];
  for (const path of paths)
    expect((await service.visitor.get(path, from('192.0.2.1'))).status).not.toBe(429);
  for (const path of paths) {
    const refused = await service.visitor.get(path, from('192.0.2.1'));
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    await expectError(refused, 429, 'busy');
  }
  expect((await service.visitor.get(article, from('192.0.2.2'))).status).toBe(200);
});

test('the addresses of one IPv6 network are one visitor', async () => {
  for (let index = 1; index <= 5; index += 1)
    await service.visitor.get(article, from(`2001:db8:1:2::${index}`));
  expect((await service.visitor.get(article, from('2001:db8:1:2:9::1'))).status).toBe(429);
  expect((await service.visitor.get(article, from('2001:db8:1:3::1'))).status).toBe(200);
});

test('internal callers such as the site server, health and the session check are not counted', async () => {
  for (let index = 0; index < 10; index += 1) {
    expect((await service.visitor.get(article)).status).toBe(200);
    for (const path of ['/api/press/health/live', `${sessionUrl}/check`])
      expect((await service.visitor.get(path, from('192.0.2.1'))).status).not.toBe(429);
  }
});

test('without a trusted proxy every caller is counted, whatever its headers', async () => {
  const open = await startTestService({ env: { READS_PER_MINUTE: '2', TRUST_PROXY_HOPS: '0' } });
  const statuses: number[] = [];
  for (let index = 0; index < 3; index += 1)
    statuses.push((await open.visitor.get(open.articles, from(`192.0.2.${index}`))).status);
  expect(statuses).toEqual([200, 200, 429]);
  await open.stop();
});

test('views by POST and by picture share a limit, and refused ones do not count', async () => {
  const views = `${article}/views`;
  const open = (method: string) =>
    service.visitor.send(views, { method, headers: from('192.0.2.3') });
  const statuses: number[] = [];
  for (const method of ['POST', 'GET', 'GET', 'POST', 'GET', 'GET', 'POST'])
    statuses.push((await open(method)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await countOf()).toBe(5);
});

test('no answer about views may be cached, and HEAD counts none', async () => {
  const views = `${article}/views`;
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { headers } = await service.visitor.send(views, { method });
    expect(headers.get('Cache-Control')).toContain('no-store');
  }
  expect(await countOf()).toBe(2);
  for (let index = 0; index < 3; index += 1)
    expect((await service.visitor.send(views, { method: 'HEAD' })).status).toBe(200);
  expect(await countOf()).toBe(2);
  const missing = `${service.articles}/${'0'.repeat(24)}/views`;
  await expectError(await service.visitor.get(missing), 404, 'article_not_found');
});
