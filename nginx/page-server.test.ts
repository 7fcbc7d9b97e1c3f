/** The page server as the edges ask it: what a client did wrong is the client's mistake, in any method and address. */
import { defaultSite } from '@site/contract';
import { ask } from './testing/ask';
import { sendBytes } from './testing/send-bytes';
import { startSmallSite, type SmallSite } from './testing/start-site';

jest.setTimeout(90_000);

let small: SmallSite;
let origin: string;
beforeAll(async () => {
  small = await startSmallSite();
  origin = `http://${small.inner.pages}`;
});
afterAll(() => small.stop());

const list = `/${encodeURIComponent(defaultSite.key)}/press`;

test.each(['x', '%25', `0-${'a'.repeat(24)}-`, `00-${'a'.repeat(24)}`, 'a'.repeat(4_000)])(
  'a list after "%.12s" does not exist',
  async (after) => {
    const { status, text } = await ask(origin, { path: `${list}?after=${after}` });
    expect([status, text]).toEqual([404, expect.stringContaining('<h1>404')]);
  },
);

test('the list itself, and a cursor of an article that is gone, are pages', async () => {
  for (const query of ['', '?after=', `?after=mi4ksxol-${'a'.repeat(24)}`, '?x=1&__proto__=2'])
    expect((await ask(origin, { path: list + query })).status).toBe(200);
});

test('what is no address is 400, and the server goes on', async () => {
  for (const target of ['//', '//:', 'http://[', '//a:b@:99999/'])
    expect(await sendBytes(origin, `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  expect((await ask(origin, { path: '/health' })).status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is 405', async (method) => {
  const { status, headers } = await ask(origin, { method, path: list });
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
});

test('a cookie, forged or not, changes nothing about a page', async () => {
  const plain = await ask(origin, { path: list });
  for (const Cookie of [
    'press.sid=x',
    '__Host-press.sid=s%3Ax.y',
    `press.sid=${'x'.repeat(4_000)}`,
  ]) {
    const { status, headers, text } = await ask(origin, { path: list, headers: { Cookie } });
    expect([status, headers['cache-control'], headers['set-cookie'], text]).toEqual([
      200,
      plain.headers['cache-control'],
      undefined,
      plain.text,
    ]);
  }
});
