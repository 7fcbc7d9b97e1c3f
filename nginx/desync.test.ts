/** No request of one visitor ever holds another one that only an inner server sees. */
import { rmSync } from 'node:fs';
import { ask } from './testing/ask';
import { desyncCases } from './testing/desync-corpus';
import { startRecordingServer, type RecordingServer } from './testing/recording-server';
import { countAnswers, sendBytes } from './testing/send-bytes';
import { releaseAlone } from './testing/start-edge-alone';
import { edgeKinds, startEdge, type RunningEdge } from './testing/start-site';
import type { SiteFolder } from '@site/release';

jest.setTimeout(60_000);

let site: SiteFolder;
let inner: RecordingServer;
beforeAll(async () => {
  site = await releaseAlone();
  inner = await startRecordingServer();
});
afterAll(async () => {
  await inner.stop();
  rmSync(site.root, { recursive: true, force: true });
});

describe.each(edgeKinds)('%s', (kind) => {
  let edge: RunningEdge;
  beforeAll(async () => {
    const { address } = inner;
    edge = await startEdge(kind, {
      site,
      inner: { press: address, forms: address, pages: address },
    });
  });
  afterAll(() => edge.stop());

  test.each(desyncCases.map(({ title, bytes }) => [title, bytes] as const))(
    '%s',
    async (_title, bytes) => {
      inner.requests.length = 0;
      const answers = countAnswers(await sendBytes(edge.origin, bytes));
      // Twice, for both connections that the edge may hold open to the service.
      for (const visitor of [1, 2]) {
        const own = `/api/press/echo?visitor=${visitor}`;
        const { text } = await ask(edge.origin, { path: own });
        expect(text).toBe(`saw GET ${own}\n`);
      }
      const seen = inner.requests.filter(({ url }) => !url.includes('visitor='));
      expect(seen.length).toBeLessThanOrEqual(answers);
    },
  );

  test.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'])(
    'a body on %s is refused before any service hears of it',
    async (method) => {
      inner.requests.length = 0;
      for (const path of ['/forms/popup', '/api/press/session', '/'])
        for (const headers of ['Transfer-Encoding: chunked', 'Content-Length: 5']) {
          const body = headers.startsWith('T') ? '5\r\nhello\r\n0\r\n\r\n' : 'hello';
          const bytes = `${method} ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;
          const received = await sendBytes(edge.origin, bytes);
          expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
          expect(received.toLowerCase()).toContain('connection: close');
        }
      expect(inner.requests).toEqual([]);
    },
  );
});
