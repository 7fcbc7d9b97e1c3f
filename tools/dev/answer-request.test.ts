/** The development server forwards and refuses the same requests as the edge. */
import { text } from 'node:stream/consumers';
import { openPool } from '@site/site-server';
import { exchangeBytes } from '@site/testing/send-bytes';
import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';
import { answerRequest } from './answer-request';
import { openMessageChannel } from './message-channel';
import { clientUrl, messagesUrl } from './messages';

const page = '<head></head><script type="application/json" id="page">{}</script>';

let upstream: LoopbackServer;
let server: LoopbackServer;
const channel = openMessageChannel(() => undefined);
const seen: string[] = [];
const senders: (string | undefined)[] = [];
const bodies: string[] = [];

beforeAll(async () => {
  upstream = await serveOnLoopback((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    senders.push(request.headers.origin);
    void text(request).then((body) => {
      bodies.push(body);
      const isPage = request.url === '/page';
      response.setHeader('Content-Type', isPage ? 'text/html' : 'application/json');
      response.setHeader('ETag', '"1"');
      response.setHeader('Last-Modified', new Date(0).toUTCString());
      response.statusCode =
        (request.headers['if-none-match'] ?? request.headers['if-modified-since']) ? 304 : 200;
      response.end(response.statusCode === 304 ? undefined : isPage ? page : '{"articles":[]}');
    });
  });
  const { origin } = upstream;
  const site = {
    ...{ origin, pool: openPool(origin), remotes: [], isWholeSite: false },
    channel,
    shell: {
      read: (file: string) => Promise.resolve(file === 'client.js' ? 'client()' : undefined),
      bundle: () => Promise.reject(new Error('no bundle in this test')),
      change: () => undefined,
    },
  };
  server = await serveOnLoopback(
    (request, response) => void answerRequest(request, response, site),
  );
});
afterAll(() => Promise.all([server.stop(), upstream.stop()]));
beforeEach(() => {
  seen.length = 0;
  bodies.length = 0;
  senders.length = 0;
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

test('a form of a page from here is one of the site, a form of another origin is not', async () => {
  const send = (origin: string) =>
    fetch(`${server.origin}/forms/popup`, { method: 'POST', body: 'a', headers: { origin } });
  await send(server.origin);
  await send('https://elsewhere.example');
  expect(senders).toEqual([upstream.origin, 'https://elsewhere.example']);
});

test('a page loads the client first; the files of the development builds come from here', async () => {
  const html = await (await fetch(`${server.origin}/page`)).text();
  expect(html).toContain(`<head><script src="${clientUrl}">`);
  const [client, missing] = await Promise.all(
    [clientUrl, '/shell/development/missing.js'].map((url) => fetch(server.origin + url)),
  );
  expect([await client?.text(), missing?.status]).toEqual(['client()', 404]);
  expect(seen).toEqual(['GET /page']);
});

test('a page that connects is told what is wrong now', async () => {
  channel.send({
    from: 'mfe-press',
    problems: [{ file: 'a.ts', line: 1, column: 2, message: 'no' }],
  });
  const { body } = await fetch(server.origin + messagesUrl);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('"file":"a.ts","line":1');
  await reader?.cancel();
});

test('a page is never revalidated: after an edit it is another one', async () => {
  const url = `${server.origin}/page`;
  for (const condition of [
    { 'If-None-Match': '"1"' },
    { 'If-Modified-Since': new Date().toUTCString() },
  ]) {
    const { status, headers } = await fetch(url, { headers: condition });
    expect([status, headers.get('ETag'), headers.get('Last-Modified')]).toEqual([200, null, null]);
  }
  const { headers } = await fetch(`${server.origin}/api/press`);
  expect(headers.get('ETag')).toBe('"1"');
});
