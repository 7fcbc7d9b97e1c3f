import { formLimits } from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { bodyLimitBytes } from '../middleware/parse-body';
import { browserHeaders, postJson, postUrlencoded } from '../../testing/post';
import { startApp } from '../../testing/start-app';

const app = forEachTest(() => startApp({ RATE_LIMIT_PER_MINUTE: '3' }));

const person = { name: '김윤슬', phone: '010-0000-0001', message: '문의' };

async function postNatively(fields: Record<string, string>): Promise<string> {
  const answer = await postUrlencoded(`${app.url}/forms/visit`, fields, browserHeaders);
  return `${answer.status} ${answer.headers.get('location')}`;
}

test('a native post is redirected to the success page [FORM-28]', async () => {
  expect(await postNatively(person)).toBe('303 /forms/done');
  expect(app.stored()).toHaveLength(1);
});

test('a caller that accepts anything counts as native', async () => {
  const answer = await postUrlencoded(`${app.url}/forms/visit`, person, { accept: '*/*' });
  expect(answer.status).toBe(303);
});

/** A text of this many characters in the text area. A native post sends its line breaks as CRLF. */
const textWithLineBreaks = (characters: number) => 'a\r\n'.repeat(characters / 2);

test('a line break counts as one character, as in the text area, and is stored as it was posted [STORE-2]', async () => {
  const message = textWithLineBreaks(formLimits.message);
  expect(await postNatively({ ...person, message })).toBe('303 /forms/done');
  expect(app.stored()[0]?.fields['message']).toBe(message);
});

test.each([
  ['a missing phone', { name: '김윤슬' }],
  ['a blank name', { name: ' \u3000', phone: '1' }],
  ['a text beyond the limit', { ...person, message: '가'.repeat(5_001) }],
  [
    'a text with line breaks beyond the limit',
    { ...person, message: `${textWithLineBreaks(formLimits.message)}a` },
  ],
  ['a body beyond the limit', { ...person, message: 'x'.repeat(bodyLimitBytes) }],
])('%s is redirected to the failure page [FORM-28]', async (_what, fields) => {
  expect(await postNatively(fields)).toBe('303 /forms/failed');
  expect(app.stored()).toEqual([]);
});

test('too many posts are redirected to the failure page, with Retry-After', async () => {
  for (const phone of ['1', '2', '3']) await postNatively({ ...person, phone });
  const answer = await postUrlencoded(
    `${app.url}/forms/visit`,
    { ...person, phone: '4' },
    browserHeaders,
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/forms/failed');
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(app.stored()).toHaveLength(3);
});

test('a JSON body is answered with JSON even if its sender prefers HTML', async () => {
  const answer = await postJson(`${app.url}/forms/popup`, person, { accept: 'text/html' });
  expect(answer.status).toBe(200);
});

test('no field decides where the visitor is redirected', async () => {
  const evil = 'https://evil.example/';
  const fields = { ...person, _next: evil, _redirect: evil, next: evil, redirect: evil };
  expect(await postNatively(fields)).toBe('303 /forms/done');
});
