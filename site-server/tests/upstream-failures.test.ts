import { articlesUrl, defaultSite, encodePath, pathOf, picturesUrl } from '@site/contract';
import { expectResponse } from '../testing/expect-response';
import { sendRequest } from '@site/testing/send-request';
import { forAllTests } from '@site/testing/fixtures';
import { edgeKinds, startEdge, startSmallSite } from '../testing/start-site';

const press = encodePath(pathOf('press-list'));
/** An article whose page was never requested. */
const unseen = (letter: string) => `${press}/${letter.repeat(24)}`;
const cookie = { Cookie: `press.sid=s%3A${'a'.repeat(32)}.${'b'.repeat(43)}` };
const unavailable = {
  status: 503,
  policy: 'page',
  cache: 'no-cache',
  type: 'text/html; charset=utf-8',
  text: '<h1>503 /errors/503</h1>',
  isOfRelease: true,
} as const;
/** What a script gets. */
const noService = {
  policy: 'file',
  cache: 'no-store',
  type: 'application/json; charset=utf-8',
  text: '"unavailable"',
} as const;

const small = forAllTests(startSmallSite);

(edgeKinds.includes('nginx') ? test : test.skip)(
  'nginx while the site server is dead: every copy, whatever its query; otherwise a page with the telephone number [PRESS-13]',
  async () => {
    const edge = await startEdge('nginx', small);
    const known = ['/', '/Brand/intro', press, `${press}/feed.xml`, '/favicon.svg', '/sitemap.xml'];
    try {
      const before = [];
      for (const path of known) before.push((await sendRequest(edge.origin, { path })).text);
      await edge.siteServer.stop();
      await new Promise((resolve) => setTimeout(resolve, 2_100));
      for (const [at, path] of known.entries())
        for (const asked of [path, `${path}?utm_source=x`])
          for (const headers of [{}, cookie]) {
            const { status, text } = await sendRequest(edge.origin, { path: asked, headers });
            expect([asked, status, text]).toEqual([asked, 200, before[at]]);
          }
      const posted = { method: 'POST', path: '/forms/visit', body: 'name=a&phone=1' };
      for (const request of [{ path: unseen('c') }, { path: '/nowhere' }, posted]) {
        const { status, headers, text } = await sendRequest(edge.origin, request);
        expect([status, headers['retry-after']]).toEqual([503, '5']);
        expect(text).toContain(defaultSite.phone.display);
      }
    } finally {
      await edge.stop();
    }
  },
);

const edges = edgeKinds.map((kind) => [kind, forAllTests(() => startEdge(kind, small))] as const);

describe.each(edges)('%s while both services run', (_, edge) => {
  const get = (path: string) => sendRequest(edge.origin, { path });

  test('one request a second: 50 concurrent visitors get the same copy', async () => {
    const first = await get(press);
    const answers = await Promise.all(Array.from({ length: 50 }, () => get(press)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([first.text]));
  });
});

describe('while both services are down', () => {
  const known = new Map<string, string>();
  beforeAll(async () => {
    for (const [kind, { origin }] of edges) {
      known.set(kind, (await sendRequest(origin, { path: press })).text);
      await sendRequest(origin, { path: `${press}/feed.xml` });
    }
    await Promise.all([small.parts.press.stop(), small.parts.forms.stop()]);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
  });

  describe.each(edges)('%s', (kind, edge) => {
    const get = (path: string, headers = {}) => sendRequest(edge.origin, { path, headers });

    test('the press service is down: the last good page, otherwise the 503 page, never a redirect', async () => {
      const stale = await get(press);
      expect([stale.status, stale.text]).toEqual([200, known.get(kind)]);
      await expectResponse(edge.origin, { title: '', path: unseen('b'), ...unavailable });
      const withSession = await get(press, cookie);
      expect([withSession.status, withSession.text]).toEqual([200, known.get(kind)]);
      const missed = { title: '', path: unseen('b'), headers: cookie };
      await expectResponse(edge.origin, { ...missed, ...unavailable });
      const api = { title: '', path: `${articlesUrl(defaultSite.key)}?limit=7`, status: 502 };
      await expectResponse(edge.origin, { ...api, ...noService });
    });

    test('the press service is down: an upload gets this error, and not that it is signed out [ARTICLE-12]', async () => {
      const given = {
        method: 'POST',
        headers: {
          Cookie: `press.sid=s%3A${'c'.repeat(32)}.${'d'.repeat(43)}`,
          'Content-Type': 'multipart/form-data; boundary=x',
          'Sec-Fetch-Site': 'same-origin',
        },
        body: 'x'.repeat(2 * 1024 * 1024),
      };
      const upload = { title: '', ...given, path: picturesUrl, status: 503 };
      await expectResponse(edge.origin, { ...upload, ...noService });
      await expectResponse(edge.origin, { title: '', ...given, path: press, ...unavailable });
    });

    test('form-service is down: JSON for a script, a redirect to a page for a form without script', async () => {
      const post = { method: 'POST', path: '/forms/visit', body: 'name=a&phone=1' };
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      await expectResponse(edge.origin, {
        title: '',
        ...post,
        headers: { ...type, Accept: 'application/json' },
        status: 502,
        ...noService,
      });
      await expectResponse(edge.origin, {
        title: '',
        ...post,
        headers: { ...type, Accept: 'text/html' },
        status: 303,
        policy: 'file',
        location: '/forms/failed',
      });
    });
  });
});
