import { ownRegistrationUrl, type FormKind, type OwnRegistration } from '@site/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forEachTest } from '@site/testing/fixtures';
import { browserHeaders, postJson, postUrlencoded } from '../../testing/post';
import { startApp } from '../../testing/start-app';
import { startFakeFormHost } from '../../testing/fake-form-host';

const person = { name: '김윤슬', phone: '010-5555-0001', message: '84A <b>"문의"</b>' };
let nowMs: number;
beforeEach(() => {
  nowMs = Date.UTC(2026, 10, 22, 1, 2, 3);
});
const app = forEachTest(() => startApp({ TRUST_PROXY_HOPS: '1' }, () => nowMs));

interface Answer {
  readonly ok: boolean;
  readonly receipt: string;
  readonly registration: OwnRegistration;
  readonly error?: string;
}

const answerOf = async (response: Response) => (await response.json()) as Answer;
const register = async (fields: Record<string, string> = person, form: FormKind = 'inquiry') =>
  (await answerOf(await postJson(`${app.url}/forms/${form}`, fields))).receipt;
const manage = (fields: Record<string, unknown>, visitor = '203.0.113.1') =>
  postJson(`${app.url}${ownRegistrationUrl}`, fields, { 'x-forwarded-for': visitor });
const manageNatively = (fields: Record<string, string>) =>
  postUrlencoded(`${app.url}${ownRegistrationUrl}`, fields, browserHeaders);
const errorOf = async (response: Response) => [response.status, (await answerOf(response)).error];
const proofOf = (receipt: string, digits = '0001') => ({ receipt, digits });

test('a registration is answered with a receipt that opens it [STORE-14]', async () => {
  const receipt = await register();
  expect(receipt).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  const shown = await manage(proofOf(receipt));
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(await answerOf(shown)).toEqual({
    ok: true,
    action: 'show',
    receipt,
    registration: { form: 'inquiry', receivedAt: '2026-11-22T01:02:03.000Z', ...person },
  });
});

test.each([
  (receipt: string) => receipt.toLowerCase().replace('-', ''),
  (receipt: string) => ` ${receipt.replace('-', '–')} `,
  (receipt: string) => receipt.replaceAll('0', 'o').replaceAll('1', 'l'),
])('a receipt counts in any usual spelling', async (spell) => {
  expect((await manage(proofOf(spell(await register()), ' ０００１ '))).status).toBe(200);
});

test('a retry gets the same receipt, another registration another one', async () => {
  const key = { 'idempotency-key': 'k' };
  const url = `${app.url}/forms/popup`;
  const [first, second] = [await postJson(url, person, key), await postJson(url, person, key)];
  const { receipt } = await answerOf(first);
  expect((await answerOf(second)).receipt).toBe(receipt);
  expect(await register()).not.toBe(receipt);
});

test.each([
  ['another code', { receipt: '00000-00000', digits: '0001' }],
  ['other digits', { digits: '0002' }],
  ['no digits', { digits: '' }],
  ['the whole number', { digits: '01055550001' }],
  ['a code of other letters', { receipt: 'ABCDU-12345', digits: '0001' }],
  ['a code that is not text', { receipt: { $ne: '' }, digits: '0001' }],
])('%s opens nothing, with one answer for all [STORE-14]', async (_what, wrong) => {
  const receipt = await register();
  expect(await errorOf(await manage({ ...proofOf(receipt), ...wrong }))).toEqual([
    404,
    'registration_not_found',
  ]);
  expect(app.stored()).toHaveLength(1);
});

test('correcting overwrites name, phone and message; the other fields stay [STORE-14]', async () => {
  const receipt = await register({ ...person, residence: '서울' });
  const corrected = { name: '김물결', phone: '010-5555-0002', message: '' };
  const answer = await manage({ ...proofOf(receipt), action: 'correct', ...corrected });
  expect((await answerOf(answer)).registration).toMatchObject(corrected);
  expect(app.stored()[0]?.fields).toEqual({ ...corrected, residence: '서울' });
  expect((await manage(proofOf(receipt))).status).toBe(404);
  expect((await manage(proofOf(receipt, '0002'))).status).toBe(200);
});

test.each([
  ['a blank name', { name: ' ', phone: '010-5555-0002' }, 'name', 'required'],
  ['no phone', { name: '김물결' }, 'phone', 'required'],
  ['a phone with three digits', { name: '김물결', phone: '112' }, 'phone', 'too_few_digits'],
  ['too long a message', { ...person, message: 'x'.repeat(5_001) }, 'message', 'too_long'],
])('%s is refused and changes nothing', async (_what, fields, field, code) => {
  const receipt = await register();
  const answer = await manage({ ...proofOf(receipt), action: 'correct', ...fields });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: [{ field, code }] });
  expect(app.stored()[0]?.fields).toEqual(person);
});

test('erasing destroys the entry at once, after its box was ticked [STORE-9, STORE-14]', async () => {
  const receipt = await register();
  const erase = { ...proofOf(receipt), action: 'erase' };
  expect((await manage(erase)).status).toBe(422);
  expect(app.stored()).toHaveLength(1);
  expect(await answerOf(await manage({ ...erase, confirm: 'on' }))).toEqual({
    ok: true,
    action: 'erase',
  });
  expect(app.stored()).toEqual([]);
  expect((await manage(proofOf(receipt))).status).toBe(404);
});

test('the actions of visitors are in the access log and the log, without anything typed [STORE-10]', async () => {
  const receipt = await register();
  await manage({ ...proofOf(receipt), action: 'correct', ...person });
  await manage({ ...proofOf(receipt), action: 'erase', confirm: 'on' });
  const access = readFileSync(join(app.folder, 'access.log'), 'utf8');
  expect(access).toMatch(
    /"actor":"visitor","action":"edit".*\n.*"actor":"visitor","action":"erase"/,
  );
  const text = app.logged.join('\n');
  expect(text).toMatch(/POST own registration 200 correct/);
  for (const typed of [receipt, receipt.slice(0, 5), person.name, '5555'])
    expect(text.includes(typed)).toBe(false);
  expect(access.includes(receipt.slice(0, 5))).toBe(false);
});

test('five wrong endings block a receipt for an hour, from every address and for the right one too [STORE-14]', async () => {
  const receipt = await register();
  for (let n = 2; n <= 6; n += 1)
    expect((await manage(proofOf(receipt, `000${n}`), `203.0.113.${n}`)).status).toBe(404);
  const blocked = await manage(proofOf(receipt), '203.0.113.99');
  expect(blocked.headers.get('retry-after')).toBe('3600');
  expect(await errorOf(blocked)).toEqual([429, 'too_many']);
  nowMs += 3_600_001;
  expect((await manage(proofOf(receipt))).status).toBe(200);
});

test('twenty wrong receipts block an address, and no other [STORE-14]', async () => {
  const receipt = await register();
  for (let n = 0; n < 20; n += 1)
    await manage(proofOf(`00000-000${String(n).padStart(2, '0')}`), '203.0.113.7');
  expect((await manage(proofOf(receipt), '203.0.113.7')).status).toBe(429);
  expect((await manage(proofOf(receipt), '203.0.113.8')).status).toBe(200);
});

test('an invented receipt is blocked like a real one', async () => {
  const wrong = proofOf('00000-00000');
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await manage(wrong)).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
});

describe('without JavaScript', () => {
  const seeReceipt = (cookie: string) =>
    postUrlencoded(
      app.url + ownRegistrationUrl,
      { action: 'receipt' },
      { ...browserHeaders, cookie },
    );

  test('the receipt waits in a cookie for ten minutes, which only this address gets [STORE-14]', async () => {
    const answer = await postUrlencoded(`${app.url}/forms/visit`, person, browserHeaders);
    expect(
      answer.headers.getSetCookie().map((cookie) => cookie.replace(/ Expires=[^;]*;/, '')),
    ).toEqual([
      expect.stringMatching(
        /^registration\.receipt=[\dA-Z]{5}-[\dA-Z]{5}; Max-Age=600; Path=\/forms\/registration; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  test.each(['', 'registration.receipt=x', 'registration.receipt=<b>AAAA-AAAAA'])(
    'without a receipt (%p) the answer is that there is none',
    async (cookie) => {
      expect(await errorOf(await seeReceipt(cookie))).toEqual([404, 'receipt_unknown']);
    },
  );

  test('what the button of the result page posts is answered with the receipt, never stored [STORE-14, FORM-28]', async () => {
    const done = await postUrlencoded(`${app.url}/forms/visit`, person, browserHeaders);
    const [cookie = ''] = done.headers.getSetCookie();
    const answer = await seeReceipt(cookie.split(';')[0] ?? '');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { receipt, ...rest } = await answerOf(answer);
    expect(rest).toEqual({ ok: true, action: 'receipt' });
    expect((await manage(proofOf(receipt))).status).toBe(200);
  });

  test('a native post is answered with JSON too [STORE-14]', async () => {
    const receipt = await register();
    const given = { ...proofOf(receipt), action: 'correct', ...person, phone: '010-5555-0009' };
    const corrected = await manageNatively(given);
    expect(corrected.headers.get('content-type')).toMatch('application/json');
    expect(await answerOf(corrected)).toMatchObject({
      action: 'correct',
      receipt,
      registration: { phone: '010-5555-0009', message: person.message },
    });
    expect(await errorOf(await manageNatively(proofOf('00000-00000')))).toEqual([
      404,
      'registration_not_found',
    ]);
    expect(await errorOf(await manageNatively({ ...given, action: 'show all' }))).toEqual([
      422,
      'invalid_fields',
    ]);
  });

  test('a GET is redirected to the form', async () => {
    const answer = await fetch(`${app.url}${ownRegistrationUrl}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/registration']);
  });
});

test('a phone with fewer than four digits has no receipt', async () => {
  expect(await register({ name: 'a', phone: '저녁에 전화 주세요' })).toBeUndefined();
});

test('another site cannot send a visitor’s browser here', async () => {
  const answer = await postJson(`${app.url}${ownRegistrationUrl}`, proofOf('00000-00000'), {
    'sec-fetch-site': 'cross-site',
  });
  expect(answer.status).toBe(403);
});

test('registrations that are relayed have no receipt, and the answer names the reason [STORE-14]', async () => {
  const host = await startFakeFormHost();
  const relaying = await startApp({ FORM_RELAY_URL: host.url });
  const answer = await postJson(`${relaying.url}/forms/popup`, person);
  expect(await answer.json()).toEqual({ ok: true });
  const answered = await postJson(`${relaying.url}${ownRegistrationUrl}`, proofOf('00000-00000'));
  expect(await errorOf(answered)).toEqual([404, 'no_receipts']);
  await relaying.stop();
  await host.stop();
});
