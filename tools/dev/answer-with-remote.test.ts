/** The development server forwards and refuses the same requests as the edge. */
import { text } from 'node:stream/consumers';
import { openPool } from '@site/site-server';
import { exchangeBytes } from '@site/testing/send-bytes';
import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';
import { answerWithRemote } from './answer-with-remote';

const manifest = { name: 'mfe-press', version: '1.0.0-new', scripts: [] } as const;

let upstream: LoopbackServer;
let server: LoopbackServer;
const seen: string[] = [];
const bodies: string[] = [];

beforeAll(async () => {
  upstream = await serveOnLoopback((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    void text(request).then((body) => {
      bodies.push(body);
      const isPage = request.url === '/page';
      response.setHeader('Content-Type', isPage ? 'text/html' : 'application/json');
      response.setHeader('ETag', '"1"');
      response.setHeader('Last-Modified', new Date(0).toUTCString());
      response.statusCode =
        (request.headers['if-none-match'] ?? request.headers['if-modified-since']) ? 304 : 200;
      response.end(
        response.statusCode === 304 ? undefined : isPage ? '<p>page</p>' : '{"articles":[]}',
      );
    });
  });
  const { origin } = upstream;
  const pool = openPool(origin);
  server = await serveOnLoopback((request, response) => {
    void answerWithRemote(request, response, {
      ...{ name: 'mfe-press', origin, pool, manifest },
      bundles: { name: 'mfe-press', shell: {} as never, modules: {} },
      log: () => undefined,
    });
  });
});
afterAll(() => Promise.all([server.stop(), upstream.stop()]));
beforeEach(() => {
  seen.length = 0;
  bodies.length = 0;
});

const send = async (bytes: string) =>
  (await exchangeBytes(server.origin, bytes, { limitMs: 20_000 })).text;

test('a target that is not an address is refused', async () => {
  expect(await send('GET // HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  expect(seen).toEqual([]);
});

test.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('a body on %s is refused', async (method) => {
  const head = `${method} /forms/popup HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`;
  expect(await send(`${head}5\r\nhello\r\n0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
});

test('a body that is too long is refused before anything is sent to the site', async () => {
  const head = 'POST /forms/popup HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n';
  expect(await send(head)).toMatch(/^HTTP\/1\.1 413 /);
  expect(seen).toEqual([]);
});

test('other requests are forwarded with a Content-Length', async () => {
  const answer = await fetch(`${server.origin}/forms/popup?a=1`, {
    method: 'POST',
    body: 'hello',
  });
  expect([answer.status, await answer.text()]).toEqual([200, '{"articles":[]}']);
  expect([seen, bodies]).toEqual([['POST /forms/popup?a=1'], ['hello']]);
});

test('a page is never revalidated: after a rebuild it names another version', async () => {
  const page = `${server.origin}/page`;
  for (const condition of [
    { 'If-None-Match': '"1"' },
    { 'If-Modified-Since': new Date().toUTCString() },
  ]) {
    const { status, headers } = await fetch(page, { headers: condition });
    expect([status, headers.get('ETag'), headers.get('Last-Modified')]).toEqual([200, null, null]);
  }
  const { headers } = await fetch(`${server.origin}/api/press`);
  expect(headers.get('ETag')).toBe('"1"');
});
