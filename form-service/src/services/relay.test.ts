import { readdirSync } from 'node:fs';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { testRegistrationHeader } from '@site/contract';
import {
  answer,
  hang,
  startFakeFormHost,
  type FakeFormHost,
  type HostBehaviour,
} from '../../testing/fake-form-host';
import { json } from '../../testing/known-form-hosts';
import { browserHeaders, postJson, postUrlencoded } from '../../testing/post';
import { startApp, type RunningApp } from '../../testing/start-app';

let host: FakeFormHost;
let app: RunningApp;
beforeEach(async () => {
  host = await startFakeFormHost();
  app = await startApp({ FORM_RELAY_URL: host.url, FORM_RELAY_TIMEOUT_MS: '300' });
});
afterEach(async () => {
  await app.stop();
  await host.stop();
});

const person = { name: '김윤슬', phone: '010-0000-0001', message: '84A 방문' };
const key = { 'idempotency-key': 'a1' };

async function postBoth() {
  const fetched = await postJson(`${app.url}/forms/inquiry`, person);
  const native = await postUrlencoded(`${app.url}/forms/visit`, person, browserHeaders);
  return { fetched, body: (await fetched.json()) as unknown, page: native.headers.get('location') };
}

test('bytes and content type arrive unchanged, and nothing is written here [STORE-7]', async () => {
  const body = '{ "name":"김윤슬",\n "phone":"1", "_subject":"x", "email":"" }';
  const contentType = 'application/json; charset=UTF-8';
  const headers = { 'content-type': contentType };
  const answer = await fetch(`${app.url}/forms/popup`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ok: true });
  expect(host.received).toMatchObject([
    { path: '/f/registration', contentType, accept: 'application/json', body },
  ]);
  expect(readdirSync(app.folder)).toEqual([]);
});

test('a native post is relayed unchanged and redirected to the success page', async () => {
  const answer = await postUrlencoded(`${app.url}/forms/visit`, person, browserHeaders);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/forms/done');
  expect(host.received[0]?.body).toBe(new URLSearchParams(person).toString());
});

test('a test from a preview is answered like a registration, and the external service gets nothing', async () => {
  const test = { [testRegistrationHeader]: 'preview' };
  expect(await (await postJson(`${app.url}/forms/visit`, person, test)).json()).toEqual({
    ok: true,
  });
  expect(host.received).toEqual([]);
  expect(app.logged.join()).toContain('visit 200 not relayed');
});

const accepted = json(200, { ok: true });
const failed = json(500, { error: 'internal error' });
const refused = json(422, {
  error: 'Validation errors',
  errors: [{ field: 'phone', code: 'REQUIRED_FIELD_EMPTY', message: 'phone is empty' }],
});

test('its 4xx is a 4xx, with names and codes of the fields but without its messages', async () => {
  host.behave(refused);
  const { fetched, body, page } = await postBoth();
  expect(fetched.status).toBe(422);
  expect(body).toEqual({
    ok: false,
    error: 'relay_refused',
    errors: [{ field: 'phone', code: 'REQUIRED_FIELD_EMPTY' }],
  });
  expect(page).toBe('/forms/failed');
});

test('its 429 is a 429 with its Retry-After', async () => {
  host.behave({ ...json(429, { error: 'rate limited' }), headers: { 'retry-after': '17' } });
  const { fetched, body, page } = await postBoth();
  expect(fetched.status).toBe(429);
  expect(fetched.headers.get('retry-after')).toBe('17');
  expect(body).toEqual({ ok: false, error: 'too_many' });
  expect(page).toBe('/forms/failed');
});

const page = (body: string) => ({ status: 200, body });
const tooLong = 'x'.repeat(200_000);
const okBody = '{"ok":true}';
const jsonType = { 'content-type': 'application/json' };
const compressed = (encoding: string, body: Buffer) => ({
  status: 200,
  body,
  headers: { ...jsonType, 'content-encoding': encoding },
});

test.each<[string, HostBehaviour]>([
  ['its 500', failed],
  ['its 200 with an error in the body', json(200, { error: 'form over quota' })],
  ['JSON that is none', { ...page('<html>Bad gateway</html>'), headers: jsonType }],
  ['no answer', hang],
  ['an answer that never ends', (response) => response.writeHead(200, jsonType).write('{"ok":')],
  [
    'a connection that is cut',
    (response) => {
      response.writeHead(200, { ...jsonType, 'content-length': '100' }).write('{"ok":');
      setTimeout(() => response.destroy(), 20);
    },
  ],
  ['a dropped connection', (response) => response.destroy()],
  [
    'another protocol',
    ({ socket }) =>
      socket?.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
      ),
  ],
  ['an address that has moved', { status: 301, body: '', headers: { location: '/elsewhere' } }],
  ['one that has moved for good', { status: 308, body: '', headers: { location: '/elsewhere' } }],
  ['more JSON than is read', json(200, { ok: true, filler: tooLong })],
  ['more JSON than is unpacked', compressed('gzip', gzipSync(' '.repeat(10_000_000)))],
  ['an error in a compressed body', compressed('gzip', gzipSync('{"error":"form over quota"}'))],
  ['JSON that cannot be unpacked', compressed('gzip', gzipSync(okBody).subarray(0, 20))],
])('%s is a 502 [STORE-8]', async (_what, behaviour) => {
  host.behave(behaviour);
  const { fetched, body, page: location } = await postBoth();
  expect(fetched.status).toBe(502);
  expect(body).toEqual({ ok: false, error: 'relay_failed' });
  expect(location).toBe('/forms/failed');
});

test.each<[string, HostBehaviour]>([
  ['in gzip', compressed('gzip', gzipSync(okBody))],
  ['in Brotli', compressed('BR', brotliCompressSync(okBody))],
  ['in deflate', compressed('deflate', deflateSync(okBody))],
  ['in deflate without its header', compressed('deflate', deflateRawSync(okBody))],
  ['of HTML', page('<p>Thank you')],
  ['of more HTML than is read', page(tooLong)],
  ['that takes half of the time', (response) => setTimeout(() => answer(response, accepted), 150)],
])('an acceptance %s is one', async (_what, behaviour) => {
  host.behave(behaviour);
  const { fetched, page: location } = await postBoth();
  expect(fetched.status).toBe(200);
  expect(location).toBe('/forms/done');
});

test('a refused connection is a 502', async () => {
  await host.stop();
  const { fetched, page } = await postBoth();
  expect(fetched.status).toBe(502);
  expect(page).toBe('/forms/failed');
  expect(app.logged.join()).toContain('ECONNREFUSED');
  host = await startFakeFormHost();
});

test('the connection is closed at the timeout [STORE-8]', async () => {
  host.behave(hang);
  await postJson(`${app.url}/forms/popup`, person);
  await host.untilClosed();
  expect(app.logged.join()).toContain('TIMEOUT');
});

test('a redirect to a thanks page is not followed; it is a success of a form-encoded post only', async () => {
  host.behave({ status: 302, body: '', headers: { location: '/thanks' } });
  const { fetched, page } = await postBoth();
  expect(page).toBe('/forms/done');
  expect(fetched.status).toBe(502);
  expect(host.received.map(({ path }) => path)).toEqual(['/f/registration', '/f/registration']);
});

test('a duplicate submit is relayed once, also while the first is under way', async () => {
  const posts = Array.from({ length: 20 }, () => postJson(`${app.url}/forms/popup`, person, key));
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses).toEqual(Array(20).fill(200));
  await postUrlencoded(`${app.url}/forms/visit`, person);
  await postUrlencoded(`${app.url}/forms/visit`, person);
  expect(host.received).toHaveLength(2);
});

test('a key that is used with another body is a conflict, and only the first is relayed', async () => {
  await postJson(`${app.url}/forms/popup`, person, key);
  const other = await postJson(`${app.url}/forms/popup`, { ...person, name: '박호수' }, key);
  expect(other.status).toBe(409);
  expect(host.received).toHaveLength(1);
});

test('a failed relay is retried with the same key', async () => {
  host.behave(failed);
  expect((await postJson(`${app.url}/forms/popup`, person, key)).status).toBe(502);
  host.behave(accepted);
  expect((await postJson(`${app.url}/forms/popup`, person, key)).status).toBe(200);
  expect(host.received).toHaveLength(2);
});

test('incomplete posts and honeypot hits are not relayed', async () => {
  expect((await postJson(`${app.url}/forms/popup`, { name: 'a' })).status).toBe(422);
  const bot = { ...person, _gotcha: 'x' };
  expect((await postJson(`${app.url}/forms/popup`, bot)).status).toBe(200);
  expect(host.received).toEqual([]);
});

test('one form can be relayed while the others are stored', async () => {
  const mixed = await startApp({ FORM_RELAY_URL_VISIT: host.url });
  await postUrlencoded(`${mixed.url}/forms/visit`, person);
  await postJson(`${mixed.url}/forms/popup`, person);
  expect(host.received).toHaveLength(1);
  expect(mixed.stored()).toMatchObject([{ form: 'popup' }]);
  await mixed.stop();
});

test('neither log nor answer repeats the visitor’s text [STORE-10]', async () => {
  for (const behaviour of [accepted, refused, failed, hang]) {
    host.behave(behaviour);
    const { body } = await postBoth();
    expect(JSON.stringify(body)).not.toMatch(/김윤슬|0000|84A/);
  }
  expect(app.logged.filter((line) => line.startsWith('POST'))).toHaveLength(8);
  expect(app.logged.join()).not.toMatch(/김윤슬|0000|84A/);
});
