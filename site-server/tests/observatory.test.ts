/** docs/security.md states this score; no change may lower it. */
import type { PageRelease } from '@site/contract';
import { writeDocument } from 'shell/write-document';
import { forAllTests } from '@site/testing/fixtures';
import { sendRequest } from '@site/testing/send-request';
import { startCountingPress } from '../testing/counting-press';
import { observatoryScore } from '../testing/observatory';
import { startEdgeBefore } from '../testing/start-edge-alone';
import { edgeKinds } from '../testing/start-site';

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

const press = forAllTests(startCountingPress);

describe.each(edgeKinds)('%s', (kind) => {
  const edge = forAllTests(() => startEdgeBefore(kind, press.address));

  test.each([
    ['/', 200],
    ['/Brand/intro', 200],
    [encodeURI('/윤슬레이크시티/press'), 200],
    ['/privacy', 200],
    ['/nothing/here', 404],
  ])(`%s reaches ${bestScore}`, async (path, expected) => {
    const { status, headers } = await sendRequest(edge.origin, { path });
    expect(status).toBe(expected);
    expect(observatoryScore({ headers, html, ...transport })).toBe(bestScore);
  });
});
