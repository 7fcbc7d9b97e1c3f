import { ownRegistrationUrl, type FormKind, type OwnRegistration } from '@site/contract';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserHeaders, postJson, postUrlencoded } from '../../testing/post';
import { startApp, type RunningApp } from '../../testing/start-app';
import { startFakeFormHost } from '../../testing/fake-form-host';

const person = { name: '김윤슬', phone: '010-5555-0001', message: '84A <b>"문의"</b>' };
let nowMs: number;
let app: RunningApp;
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 22, 1, 2, 3);
  app = await startApp({ TRUST_PROXY_HOPS: '1' }, () => nowMs);
});
afterEach(() => app.stop());

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
  expect(await answerOf(await manage({ ...erase, confirm: 'on' }))).toEqual({ ok: true });
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
  const receiptIn = (page: string) => /<p class="receipt">(.*?)<\/p>/.exec(page)?.[1] ?? '';
  /** Posts the form, then what the button of /forms/done posts. */
  const registered = async () => {
    const answer = await postUrlencoded(`${app.url}/forms/visit`, person, browserHeaders);
    expect(answer.headers.get('location')).toBe('/forms/done');
    const [cookie = ''] = answer.headers.getSetCookie();
    return seeReceipt(cookie.split(';')[0] ?? '');
  };
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
    'without a receipt (%p) the page shows that there is none',
    async (cookie) => {
      const answer = await seeReceipt(cookie);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('남아 있는 접수번호가 없습니다');
    },
  );

  test('the button of the result page leads to a page with the receipt, never stored [STORE-14, FORM-28]', async () => {
    const answer = await registered();
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(page).toContain('<h1>방문예약 등록 완료</h1>');
    expect(page).toContain('href="/registration"');
    expect((await manage(proofOf(receiptIn(page)))).status).toBe(200);
  });

  test('show, correct and erase, with every text escaped [STORE-14]', async () => {
    const receipt = receiptIn(await (await registered()).text());
    const shown = await manageNatively(proofOf(receipt));
    const page = await shown.text();
    expect(page).toContain('84A &lt;b&gt;&quot;문의&quot;&lt;/b&gt;</textarea>');
    expect(page).not.toContain('<b>');
    expect(page).toContain(`name="receipt" value="${receipt}"`);
    const corrected = await manageNatively({
      ...proofOf(receipt),
      action: 'correct',
      ...person,
      phone: '010-5555-0009',
    });
    const after = await corrected.text();
    expect(after).toContain('등록 내용이 변경되었습니다.');
    expect(after).toContain('name="digits" value="0009"');
    const erased = await manageNatively({
      ...proofOf(receipt, '0009'),
      action: 'erase',
      confirm: 'on',
    });
    expect(await erased.text()).toContain('등록 내용이 삭제되었습니다.');
    expect(app.stored()).toEqual([]);
  });

  test.each([
    ['a wrong receipt', proofOf('00000-00000'), 404, '일치하는 등록 내용이 없습니다.'],
    ['an unknown act', { ...proofOf('1'), action: 'show all' }, 422, '다시 확인해 주세요.'],
  ])('%s is answered with a page that explains it', async (_what, fields, status, message) => {
    const answer = await manageNatively(fields);
    expect(answer.status).toBe(status);
    const page = await answer.text();
    expect(page).toContain('role="alert"');
    expect(page).toContain(message);
  });

  test('the policy of these pages allows their own style and posts to this site, nothing else', async () => {
    const answer = await registered();
    const policy = answer.headers.get('content-security-policy');
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(await answer.text()) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toMatch(
      /^default-src 'none'; frame-ancestors 'none'; style-src 'sha256-[\w+/]+={0,2}'; form-action 'self'; base-uri 'none'$/,
    );
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

test('registrations that are relayed have no receipt, and the page names the external service [STORE-14]', async () => {
  const host = await startFakeFormHost();
  const relaying = await startApp({ FORM_RELAY_URL: host.url });
  const answer = await postJson(`${relaying.url}/forms/popup`, person);
  expect(await answer.json()).toEqual({ ok: true });
  const answered = await postJson(`${relaying.url}${ownRegistrationUrl}`, proofOf('00000-00000'));
  expect(await errorOf(answered)).toEqual([404, 'no_receipts']);
  const native = await postUrlencoded(
    `${relaying.url}${ownRegistrationUrl}`,
    proofOf('00000-00000'),
    browserHeaders,
  );
  expect(await native.text()).toContain('외부 접수 서비스에서 보관');
  await relaying.stop();
  await host.stop();
});
