/** docs/security.md states this score; no change may lower it. */
import type { PageRelease } from '@site/contract';
import { writeDocument } from '../../shell/src/server/write-document';
import { sendRequest } from '@site/testing/send-request';
import { checks, observatoryScore, type Scanned } from '../testing/observatory';
import {
  edgeKinds,
  startEdge,
  startSmallSite,
  type RunningEdge,
  type SmallSite,
} from '../testing/start-site';

const bestScore = 135;

/** How the shell writes scripts; the small site's hand-written pages have none. */
const { html } = writeDocument({
  body: '<div id="root"></div>',
  styles: '',
  popup: '',
  page: {
    path: '/',
    status: 200,
    publicOrigin: 'https://www.example.com',
    head: { title: '', description: '' },
  },
  release: {} as PageRelease,
  boot: { src: '/shell/1/boot.js', integrity: 'sha384-made-up' },
  structuredData: [],
  match: undefined,
});

/** As nginx with certificates sends it (tls.test.ts); the site server runs behind a TLS proxy or on a developer's machine. */
const transport = {
  strictTransport: 'max-age=63072000; includeSubDomains',
  redirectsToHttps: true,
};

let small: SmallSite;
beforeAll(async () => {
  small = await startSmallSite();
});
afterAll(() => small.stop());

describe.each(edgeKinds)('%s', (kind) => {
  let edge: RunningEdge;
  beforeAll(async () => {
    edge = await startEdge(kind, small);
  });
  afterAll(() => edge.stop());

  test.each(['/', '/Brand/intro', encodeURI('/윤슬레이크시티/press'), '/privacy'])(
    `%s reaches ${bestScore}`,
    async (path) => {
      const { status, headers } = await sendRequest(edge.origin, { path });
      expect(status).toBe(200);
      expect(observatoryScore({ headers, html, ...transport })).toBe(bestScore);
    },
  );

  test('a missing page reaches the best score too', async () => {
    const { status, headers } = await sendRequest(edge.origin, { path: '/nothing/here' });
    expect(status).toBe(404);
    expect(observatoryScore({ headers, html, ...transport })).toBe(bestScore);
  });
});

describe('the score falls', () => {
  const good: Scanned = {
    headers: {
      'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    },
    html,
    ...transport,
  };
  const without = (name: string): Scanned => ({
    ...good,
    headers: { ...good.headers, [name]: undefined },
  });
  const having = (name: string, value: string): Scanned => ({
    ...good,
    headers: { ...good.headers, [name]: value },
  });

  test('from the best one', () => {
    expect(observatoryScore(good)).toBe(bestScore);
    expect(Object.keys(checks)).toHaveLength(10);
  });

  test.each<[string, Scanned, number]>([
    ['without a policy', without('content-security-policy'), 55],
    ['with unsafe-inline', having('content-security-policy', "script-src 'unsafe-inline'"), 60],
    [
      'with a policy that starts from more',
      having('content-security-policy', "default-src 'self'; frame-ancestors 'none'"),
      130,
    ],
    ['without CORP', without('cross-origin-resource-policy'), 125],
    ['without a referrer policy', without('referrer-policy'), 130],
    ['without nosniff', without('x-content-type-options'), 130],
    ['with CORS for every origin', having('access-control-allow-origin', '*'), 50],
    ['with a bare cookie', having('set-cookie', 'a=b'), 60],
    ['without HSTS', { ...good, strictTransport: undefined }, 80],
    ['without a redirect to https', { ...good, redirectsToHttps: false }, 80],
    ['with a script of another host', { ...good, html: '<script src="//cdn.example/x.js">' }, 50],
    ['with a script without hash', { ...good, html: '<script src="/x.js">' }, 130],
  ])('%s', (_, scanned, score) => {
    expect(observatoryScore(scanned)).toBe(score);
  });
});
