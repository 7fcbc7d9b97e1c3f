import { forAllTests } from '@site/testing/fixtures';
import { postJson } from '../../testing/post';
import { startApp } from '../../testing/start-app';

const app = forAllTests(() => startApp());

test.each<[string, () => Record<string, string>]>([
  ['no Origin', () => ({})],
  ['our own Origin', () => ({ origin: app.url })],
  [
    "the edge's host name",
    () => ({ origin: 'https://site.example', 'x-forwarded-host': 'site.example' }),
  ],
  [
    'an opaque Origin with a same-origin Sec-Fetch-Site',
    () => ({
      origin: 'null',
      'sec-fetch-site': 'same-origin',
    }),
  ],
])('%s is accepted', async (_what, headers) => {
  const person = { name: 'a', phone: '1' };
  expect((await postJson(`${app.url}/forms/popup`, person, headers())).status).toBe(200);
});

test('__proto__ and the like are ordinary names', async () => {
  const answer = await fetch(`${app.url}/forms/popup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"a","phone":"1","__proto__":{"admin":"yes"},"constructor":"c","toString":"t"}',
  });
  expect(answer.status).toBe(200);
  const [newest] = app.stored();
  expect(newest?.fields).toEqual({ name: 'a', phone: '1', constructor: 'c', toString: 't' });
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});
