/** Press pages: a malformed request gets a 4xx, whatever its method and address. */
import { defaultSite } from '@site/contract';
import { sendRequest } from '@site/testing/send-request';
import { sendBytes } from '@site/testing/send-bytes';
import { startEdge, startSmallSite, type RunningEdge, type SmallSite } from '../testing/start-site';

let small: SmallSite;
let edge: RunningEdge;
let origin: string;
beforeAll(async () => {
  small = await startSmallSite();
  edge = await startEdge('site-server', small);
  ({ origin } = edge);
});
afterAll(async () => {
  await edge.stop();
  await small.stop();
});

const list = `/${encodeURIComponent(defaultSite.key)}/press`;

test.each(['x', '%25', `0-${'a'.repeat(24)}-`, `00-${'a'.repeat(24)}`, 'a'.repeat(4_000)])(
  'a list after "%.12s" is a 404',
  async (after) => {
    const { status, text } = await sendRequest(origin, { path: `${list}?after=${after}` });
    expect([status, text]).toEqual([404, expect.stringContaining('<h1>404')]);
  },
);

test('the list itself, and a cursor of a deleted article, are pages', async () => {
  for (const query of ['', '?after=', `?after=mi4ksxol-${'a'.repeat(24)}`, '?x=1&__proto__=2'])
    expect((await sendRequest(origin, { path: list + query })).status).toBe(200);
});

test('a malformed address is refused, and the server keeps running', async () => {
  for (const target of ['//', '//:', 'http://[', '//a:b@:99999/'])
    expect(await sendBytes(origin, `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 (?:308|400|404) /,
    );
  expect((await sendRequest(origin, { path: list })).status).toBe(200);
});

test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is 405', async (method) => {
  const { status, headers } = await sendRequest(origin, { method, path: list });
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
});

test('a cookie, forged or not, does not change a page', async () => {
  const plain = await sendRequest(origin, { path: list });
  for (const Cookie of [
    'press.sid=x',
    '__Host-press.sid=s%3Ax.y',
    `press.sid=${'x'.repeat(4_000)}`,
  ]) {
    const { status, headers, text } = await sendRequest(origin, {
      path: list,
      headers: { Cookie },
    });
    expect([status, headers['cache-control'], headers['set-cookie'], text]).toEqual([
      200,
      plain.headers['cache-control'],
      undefined,
      plain.text,
    ]);
  }
});
