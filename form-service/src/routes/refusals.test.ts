import { forAllTests } from '@site/testing/fixtures';
import { postJson, postUrlencoded } from '../../testing/post';
import { startApp } from '../../testing/start-app';

const app = forAllTests(() => startApp());
afterEach(() => expect(app.stored()).toEqual([]));

const person = { name: '김윤슬', phone: '010-0000-0001' };
const json = { 'content-type': 'application/json' };

function send(path: string, init: RequestInit): Promise<Response> {
  return fetch(`${app.url}${path}`, { redirect: 'manual', method: 'POST', ...init });
}

test.each<[string, string, RequestInit, number, string]>([
  ['broken JSON', '/forms/popup', { headers: json, body: '{"name":' }, 400, 'invalid_body'],
  ['a JSON array', '/forms/popup', { headers: json, body: '[]' }, 400, 'invalid_body'],
  ['JSON null', '/forms/popup', { headers: json, body: 'null' }, 400, 'invalid_body'],
  ['no body', '/forms/popup', { headers: json }, 400, 'invalid_body'],
  [
    'JSON that is not UTF-8',
    '/forms/popup',
    { headers: json, body: Buffer.from('{"name":"\xff","phone":"1"}', 'latin1') },
    400,
    'invalid_body',
  ],
  ['plain text', '/forms/visit', { body: 'name=a&phone=1' }, 415, 'unsupported_type'],
  ['no type', '/forms/visit', { body: Buffer.from('name=a') }, 415, 'unsupported_type'],
  [
    'another charset',
    '/forms/popup',
    { headers: { 'content-type': 'application/json; charset=euc-kr' }, body: '{}' },
    415,
    'unsupported_type',
  ],
  [
    'a compressed body',
    '/forms/popup',
    { headers: { ...json, 'content-encoding': 'gzip' }, body: 'x' },
    415,
    'unsupported_type',
  ],
  [
    'more than 64 KB',
    '/forms/popup',
    { headers: json, body: JSON.stringify({ ...person, message: 'x'.repeat(65_536) }) },
    413,
    'body_too_large',
  ],
  ['an unknown form', '/forms/other', { headers: json, body: '{}' }, 404, 'unknown_form'],
  ['another case', '/forms/Popup', { headers: json, body: '{}' }, 404, 'unknown_form'],
  ['a broken path', '/forms/%E0%A4%A', { headers: json, body: '{}' }, 404, 'unknown_form'],
  ['GET', '/forms/popup', { method: 'GET' }, 405, 'method_not_allowed'],
  ['PUT', '/forms/visit', { method: 'PUT', headers: json }, 405, 'method_not_allowed'],
  [
    'a long key',
    '/forms/popup',
    { headers: { ...json, 'idempotency-key': 'k'.repeat(101) }, body: JSON.stringify(person) },
    400,
    'invalid_idempotency_key',
  ],
])('%s is refused', async (_what, path, init, status, error) => {
  const answer = await send(path, init);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ ok: false, error });
  if (status === 405) expect(answer.headers.get('allow')).toBe('POST');
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['no name', { phone: '1' }, 'name', 'required'],
  ['no phone', { name: 'a' }, 'phone', 'required'],
  ['a blank name', { ...person, name: '\u3000 \t' }, 'name', 'required'],
  ['an invisible name', { ...person, name: '\u3164\u200b' }, 'name', 'required'],
  ['an invisible phone', { ...person, phone: '\u2060' }, 'phone', 'required'],
  ['a phone that is a number', { ...person, phone: 1012345678 }, 'phone', 'not_text'],
  ['a name that is null', { ...person, name: null }, 'name', 'not_text'],
  ['an object', { ...person, message: { $ne: '' } }, 'message', 'not_text'],
  ['an array', { ...person, residence: ['a'] }, 'residence', 'not_text'],
  ['a boolean', { ...person, marketing: true }, 'marketing', 'not_text'],
  ['a long name', { ...person, name: '가'.repeat(201) }, 'name', 'too_long'],
  ['a long message', { ...person, message: '가'.repeat(5_001) }, 'message', 'too_long'],
  ['a long unknown field', { ...person, residence: 'x'.repeat(201) }, 'residence', 'too_long'],
  [
    'a long field name',
    { ...person, ['n'.repeat(101)]: '' },
    'n'.repeat(100),
    'field_name_too_long',
  ],
  [
    'too many fields',
    { ...person, ...Object.fromEntries(Array.from({ length: 49 }, (_, n) => [`f${n}`, ''])) },
    '',
    'too_many_fields',
  ],
])('%s is an error of its field [STORE-2]', async (_what, fields, field, code) => {
  const answer = await postJson(`${app.url}/forms/inquiry`, fields);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    ok: false,
    error: 'invalid_fields',
    errors: [{ field, code }],
  });
});

test('all errors are reported together', async () => {
  const answer = await postJson(`${app.url}/forms/popup`, { name: '', email: 5 });
  const { errors } = (await answer.json()) as { errors: unknown[] };
  expect(errors).toHaveLength(3);
});

test('a field sent twice in a form is refused', async () => {
  const answer = await fetch(`${app.url}/forms/visit`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams([
      ['name', 'a'],
      ['name', 'b'],
      ['phone', '1'],
    ]),
  });
  expect(await answer.json()).toMatchObject({ errors: [{ field: 'name', code: 'not_text' }] });
});

test('a file is refused', async () => {
  const body = new FormData();
  body.set('name', 'a');
  body.set('phone', '1');
  body.set('photo', new Blob(['x']), 'x.png');
  const answer = await send('/forms/visit', { body, headers: { accept: 'application/json' } });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    errors: [{ field: 'photo', code: 'file_not_accepted' }],
  });
});

test('a multipart body without an end is refused', async () => {
  const answer = await send('/forms/visit', {
    body: '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\na',
    headers: { accept: 'application/json', 'content-type': 'multipart/form-data; boundary=b' },
  });
  expect(answer.status).toBe(400);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://other.127.0.0.1.nip.io' }],
])('%s is refused as cross-site', async (_what, headers) => {
  const answers = [
    await postJson(`${app.url}/forms/popup`, person, headers),
    await postUrlencoded(`${app.url}/forms/visit`, person, headers),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ ok: false, error: 'cross_site' });
  }
});
