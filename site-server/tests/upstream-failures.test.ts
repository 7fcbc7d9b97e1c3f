import { articlesUrl, defaultSite, encodePath, pathOf, picturesUrl } from '@site/contract';
import { describeEdges } from '../testing/describe-edges';
import { expectResponse } from '../testing/expect-response';
import { sendRequest } from '@site/testing/send-request';
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

describeEdges('%s while an upstream is down', (at) => {
  test('one request a second: 50 concurrent visitors get the same copy', async () => {
    const first = await at.get(press);
    const answers = await Promise.all(Array.from({ length: 50 }, () => at.get(press)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([first.text]));
  });

  test('the press service is down: the last good page, otherwise the 503 page, never a redirect', async () => {
    const known = await at.get(press);
    await at.get(`${press}/feed.xml`);
    await at.small.parts.press.stop();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const stale = await at.get(press);
    expect([stale.status, stale.text]).toEqual([200, known.text]);
    await expectResponse(at.origin, { title: '', path: unseen('b'), ...unavailable });
    const withSession = await at.get(press, cookie);
    expect([withSession.status, withSession.text]).toEqual([200, known.text]);
    const missed = { title: '', path: unseen('b'), headers: cookie };
    await expectResponse(at.origin, { ...missed, ...unavailable });
    const api = { title: '', path: `${articlesUrl(defaultSite.key)}?limit=7`, status: 502 };
    await expectResponse(at.origin, { ...api, ...noService });
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
    await expectResponse(at.origin, { ...upload, ...noService });
    await expectResponse(at.origin, { title: '', ...given, path: press, ...unavailable });
  });

  test('form-service is down: JSON for a script, a redirect to a page for a form without script', async () => {
    await at.small.parts.forms.stop();
    const post = { method: 'POST', path: '/forms/visit', body: 'name=a&phone=1' };
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    await expectResponse(at.origin, {
      title: '',
      ...post,
      headers: { ...type, Accept: 'application/json' },
      status: 502,
      ...noService,
    });
    await expectResponse(at.origin, {
      title: '',
      ...post,
      headers: { ...type, Accept: 'text/html' },
      status: 303,
      policy: 'file',
      location: '/forms/failed',
    });
  });
});

(edgeKinds.includes('nginx') ? test : test.skip)(
  'nginx while the site server is dead: every copy, whatever its query; otherwise a page with the telephone number [PRESS-13]',
  async () => {
    const small = await startSmallSite();
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
      await small.stop();
    }
  },
);
