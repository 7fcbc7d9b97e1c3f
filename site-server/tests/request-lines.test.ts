/** Requests that no browser sends: HTTP/1.0 without a Host header, unknown versions, and bytes that are not valid UTF-8. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePath, pathOf } from '@site/contract';
import { startCountingPress } from '../testing/counting-press';
import { sendBytes } from '@site/testing/send-bytes';
import { forAllTests, temporaryFolder } from '@site/testing/fixtures';
import { startEdgeBefore } from '../testing/start-edge-alone';
import { edgeKinds } from '../testing/start-site';

const press = forAllTests(startCountingPress);

/** A first page on a busy machine; nginx looks every half second whether another request has filled the cache. */
const quietMs = 1_000;

const pathWithBytes = '/\xec\x9c"\xff';

const paths = [encodePath(pathOf('press-list')), '/api/press/session'];

describe.each(edgeKinds)('%s', (kind) => {
  const edge = forAllTests(() => startEdgeBefore(kind, press.address));

  test('a service accepts HTTP/1.0 without a Host header', async () => {
    press.seen.length = 0;
    for (const path of paths)
      for (const encoding of ['br', 'identity'])
        expect(
          await sendBytes(
            edge.origin,
            `GET ${path} HTTP/1.0\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
            quietMs,
          ),
        ).toMatch(/^HTTP\/1\.1 200 /);
    expect(press.seen.filter(({ headers }) => !headers.host)).toEqual([]);
  });

  test('a malformed address is refused', async () => {
    for (const target of ['//', '//:', 'http://[', '//a:b@:99999/'])
      expect(await sendBytes(edge.origin, `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 (?:308|400|404) /,
      );
  });

  test('a malformed request gets no HTML', async () => {
    for (const request of [
      'GET / HTTP/3.0\r\nHost: x\r\n\r\n',
      'POST /forms/popup HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n',
    ]) {
      const answer = await sendBytes(edge.origin, request);
      expect(answer).toMatch(/^HTTP\/1\.1 (400|501|505) /);
      expect(answer).not.toMatch(/<html|text\/html/);
    }
  });

  test('a body behind an address with bytes outside of ASCII is 400, never 502', async () => {
    const body = 'x'.repeat(300_000);
    for (const path of paths) {
      const post = `POST ${path}?q=${pathWithBytes} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => sendBytes(edge.origin, post, quietMs)),
      );
      expect([path, ...new Set(answers.map((answer) => answer.slice(0, 12)))]).toEqual([
        path,
        'HTTP/1.1 400',
      ]);
    }
  });
});

(edgeKinds.includes('nginx') ? describe : describe.skip)('nginx', () => {
  const log = join(temporaryFolder(), 'access.log');

  test('the host of a request without one is that of PUBLIC_ORIGIN', async () => {
    const edge = await startEdgeBefore('nginx', press.address, {
      PUBLIC_ORIGIN: 'http://www.example.com:8080',
    });
    press.seen.length = 0;
    await sendBytes(edge.origin, 'GET /api/press/session HTTP/1.0\r\n\r\n');
    await edge.stop();
    expect(press.seen.map(({ headers }) => headers.host)).toEqual(['www.example.com:8080']);
  });

  test('each line of the access log is JSON, whatever bytes are in the path', async () => {
    const edge = await startEdgeBefore('nginx', press.address, { ACCESS_LOG: log });
    await sendBytes(edge.origin, `GET /Brand${pathWithBytes}?q=x HTTP/1.1\r\nHost: x\r\n\r\n`);
    await sendBytes(edge.origin, 'GET /robots.txt?q=x HTTP/1.1\r\nHost: x\r\n\r\n');
    await edge.stop();
    // Decoded strictly, as a collector of logs does.
    const lines = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(log));
    const logged = lines.trim().split('\n');
    expect(logged.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([
      '/Brand/',
      '/robots.txt',
    ]);
  });
});
