/** Limits of one visitor: how the client address is found, with and without a load balancer, and which requests are limited. */
import { articlesUrl, defaultSite, encodePath, pathOf, viewsUrl } from '@site/contract';
import { sendRequest, type TestResponse } from '@site/testing/send-request';
import { forEachTest } from '@site/testing/fixtures';
import { startCountingPress } from '../testing/counting-press';
import { startEdgeBefore } from '../testing/start-edge-alone';
import { edgeKinds, type EdgeAlone } from '../testing/start-site';

const list = encodePath(pathOf('press-list'));
const api = articlesUrl(defaultSite.key);
const views = viewsUrl(defaultSite.key, '1'.repeat(24));
/** Six posts at once, ten reads, two searches. */
const strict = { READS_PER_SECOND: '1', WRITES_PER_SECOND: '1', SEARCHES_PER_MINUTE: '2' };

describe.each(edgeKinds)('%s', (kind) => {
  let edge: EdgeAlone;
  const start = async (env: Readonly<Record<string, string>>) => {
    edge = await startEdgeBefore(kind, press.address, { ...strict, ...env });
  };
  afterEach(() => edge.stop());
  const press = forEachTest(startCountingPress);
  const requestAs = (visitor: string, method: string, path: string) =>
    sendRequest(edge.origin, { method, path, headers: { 'X-Forwarded-For': visitor } });
  const refused = (answers: readonly TestResponse[]) =>
    answers.filter(({ status }) => status === 429).length;
  const post = (visitor: string) => requestAs(visitor, 'POST', '/forms/popup');
  const postOften = (count: number, visitor: string) =>
    Promise.all(Array.from({ length: count }, () => post(visitor)));

  test('behind a load balancer each visitor has its own limit', async () => {
    await start({ TRUSTED_PROXIES: '127.0.0.1, ::1/128' });
    const visitors = Array.from({ length: 24 }, (_, number) => `203.0.113.${number + 1}`);
    const posts = await Promise.all(visitors.map((visitor) => postOften(3, visitor)));
    expect(refused(posts.flat())).toBe(0);
    expect(refused(await postOften(20, '203.0.113.1'))).toBeGreaterThan(10);
    expect(refused(await postOften(3, '203.0.113.99'))).toBe(0);
  });

  test('a service receives one address: the last one outside the trusted proxies', async () => {
    await start({ TRUSTED_PROXIES: '127.0.0.0/8 10.0.0.0/8' });
    const claims = [
      '203.0.113.5',
      '192.0.2.1, 203.0.113.5',
      '192.0.2.1, 203.0.113.5, 10.1.2.3',
      '203.0.113.5:4711, 10.1.2.3',
      '2001:db8::5',
      'nonsense',
      '203.0.113.5, nonsense',
      '10.0.0.1, 10.0.0.2',
    ];
    for (const claim of claims) await requestAs(claim, 'GET', '/api/press/session');
    const received = press.seen.map(({ headers }) => headers['x-forwarded-for']);
    expect(received).toEqual([
      '203.0.113.5',
      '203.0.113.5',
      '203.0.113.5',
      '203.0.113.5',
      '2001:db8::5',
      '127.0.0.1',
      '127.0.0.1',
      '10.0.0.1',
    ]);
  });

  test('X-Forwarded-For of untrusted clients is ignored', async () => {
    await start({ TRUSTED_PROXIES: '10.0.0.0/8' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => post(`203.0.113.${number}`)),
    );
    expect(refused(answers)).toBeGreaterThan(10);
    const received = press.seen.map(({ headers }) => headers['x-forwarded-for']);
    expect(new Set(received)).toEqual(new Set(['127.0.0.1']));
  });

  test('an IPv6 /64 network is one visitor, the next network another', async () => {
    await start({ TRUSTED_PROXIES: '127.0.0.1' });
    const own = await Promise.all(
      Array.from({ length: 20 }, (_, number) => post(`2001:db8:1:2::${number + 1}`)),
    );
    expect(refused(own)).toBeGreaterThan(10);
    expect((await post('2001:db8:1:3::1')).status).toBe(200);
    expect((await post('::ffff:203.0.113.7')).status).toBe(200);
    expect((await post('::ffff:203.0.113.8')).status).toBe(200);
  });

  const limited: [string, string, number][] = [
    ['POST', '/forms/popup', 6],
    ['POST', views, 6],
    ['GET', views, 6],
    ['HEAD', views, 6],
    ['DELETE', '/api/press/session', 6],
    ['GET', `${list}?after=x`, 10],
    ['GET', `${list}?q=x`, 2],
    ['GET', '/api/press/session', 10],
    ['POST', '/reports', 20],
  ];
  // nginx sends copies of these, as of any page.
  const copied: [string, string, number][] = [list, api, '/sitemap.xml'].map((path) => [
    'GET',
    path,
    10,
  ]);
  test.each(kind === 'nginx' ? limited : [...limited, ...copied])(
    '%s %s: beyond the limit 429 with Retry-After',
    async (method, path, atOnce) => {
      await start({});
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => sendRequest(edge.origin, { method, path })),
      );
      const tooMany = answers.filter(({ status }) => status === 429);
      expect(answers.length - tooMany.length).toBe(atOnce);
      for (const { headers } of tooMany)
        expect(headers['retry-after']).toMatch(/^(?:[1-9]|[1-5][0-9]|60)$/);
    },
  );

  test('files and pages have no rate limit', async () => {
    await start({});
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => sendRequest(edge.origin, { path: '/Brand/intro' })),
    );
    expect(refused(answers)).toBe(0);
  });
});
