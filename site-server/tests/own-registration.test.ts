/** The visitor's own registration without JavaScript: the released page with what form-service answers. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownRegistrationUrl, type OwnRegistrationAnswer } from '@site/contract';
import { forAllTests } from '@site/testing/fixtures';
import { sendRequest, type TestResponse } from '@site/testing/send-request';
import { expectResponse } from '../testing/expect-response';
import { pageData } from '../testing/page-data';
import { startRecordingServer } from '../testing/recording-server';
import { startEdge, startSmallSite } from '../testing/start-site';

const visitor = { name: '<script>김윤슬', phone: '010-5555-0042', message: '비밀 문의' };
const native = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html,*/*' };

const small = forAllTests(startSmallSite);
const edge = forAllTests(() => startEdge('site-server', small));

const form = (fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  path: ownRegistrationUrl,
  headers: { ...native, ...headers },
  body: new URLSearchParams(fields).toString(),
});
const post = (...given: Parameters<typeof form>) => sendRequest(edge.origin, form(...given));
const dataOf = ({ text }: TestResponse) => pageData(text) as OwnRegistrationAnswer;

async function register(): Promise<{ receipt: string; cookie: string }> {
  const done = await sendRequest(edge.origin, { ...form(visitor), path: '/forms/visit' });
  const [cookie = ''] = (done.headers['set-cookie'] ?? '').split(';');
  return { receipt: cookie.replace(/.*=/, ''), cookie };
}

test('the kept receipt, the entry, its correction and its erasure are data of the released page [STORE-10, STORE-14]', async () => {
  const { receipt, cookie } = await register();
  expect(dataOf(await post({ action: 'receipt' }, { Cookie: cookie }))).toEqual({
    ok: true,
    action: 'receipt',
    receipt,
  });
  const proof = { receipt, digits: '0042' };
  const shown = await post(proof);
  expect(dataOf(shown)).toMatchObject({
    ok: true,
    action: 'show',
    receipt,
    registration: { name: visitor.name, message: visitor.message },
  });
  expect(shown.headers['content-encoding']).toBeUndefined();
  const corrected = await post({ ...proof, action: 'correct', ...visitor, phone: '010-5555-0043' });
  expect(dataOf(corrected)).toMatchObject({ action: 'correct', receipt });
  const erase = { receipt, digits: '0043', action: 'erase' };
  const refused = await post(erase);
  expect([refused.status, dataOf(refused)]).toMatchObject([422, { error: 'invalid_fields' }]);
  expect(dataOf(await post({ ...erase, confirm: 'on' }))).toEqual({ ok: true, action: 'erase' });
  for (const text of [edge.siteServer.output(), small.parts.forms.output()])
    for (const typed of [receipt, visitor.name, visitor.message, '5555'])
      expect(text).not.toContain(typed);
});

test.each([
  [
    'a wrong receipt',
    { receipt: '00000-00000', digits: '0042' },
    {},
    404,
    'registration_not_found',
  ],
  ['no kept receipt', { action: 'receipt' }, {}, 404, 'receipt_unknown'],
  ['another site', {}, { 'Sec-Fetch-Site': 'cross-site' }, 403, 'cross_site'],
])(
  '%s is explained on a page that nothing keeps',
  async (title, fields, headers, status, error) => {
    await expectResponse(edge.origin, {
      title,
      ...form(fields, headers),
      status,
      policy: 'page',
      cache: 'private, no-store',
      type: 'text/html; charset=utf-8',
      text: `"error":"${error}"`,
      isOfRelease: true,
    });
  },
);

test('too many failures are a 429 that says when to come back', async () => {
  const wrong = { receipt: '11111-11111', digits: '0042' };
  for (let failures = 0; failures < 5; failures += 1) await post(wrong);
  const { status, headers } = await post(wrong);
  expect([status, headers['retry-after']]).toEqual([429, '3600']);
});

test('a script gets the answer itself, and a GET leads to the form', async () => {
  const scripted = await post({ receipt: '22222-22222' }, { Accept: 'application/json' });
  expect(scripted.headers['content-type']).toMatch('application/json');
  const { status, headers } = await sendRequest(edge.origin, { path: ownRegistrationUrl });
  expect([status, headers['location']]).toEqual([303, '/registration']);
});

test('an answer that is not JSON is the general failure, and a page that cannot be rendered the page of failures; nothing is sent twice [STORE-10]', async () => {
  const forms = await startRecordingServer();
  const inner = { ...small.inner, forms: forms.address };
  const other = await startEdge('site-server', { site: small.site, inner });
  const bundle = join(small.site.serverFolder('mfe-registration', '1'), 'exposes.cjs');
  try {
    const failed = await sendRequest(other.origin, form(visitor));
    expect([failed.status, dataOf(failed)]).toEqual([503, { ok: false, error: 'unavailable' }]);
    writeFileSync(bundle, `throw new Error('${visitor.name}')`);
    const broken = await startEdge('site-server', { site: small.site, inner });
    const redirected = await sendRequest(broken.origin, form(visitor));
    await broken.stop();
    expect([redirected.status, redirected.headers['location']]).toEqual([303, '/forms/failed']);
    expect(forms.requests).toHaveLength(2);
    expect(broken.siteServer.output()).toContain('was not rendered');
  } finally {
    await other.stop();
    await forms.stop();
  }
});

test('while form-service is dead the page shows the general failure [FORM-28]', async () => {
  await small.parts.forms.stop();
  const { status, headers, text } = await post(visitor);
  expect([status, headers['cache-control']]).toEqual([503, 'private, no-store']);
  expect(text).toContain('"error":"unavailable"');
  expect(edge.siteServer.output()).not.toContain(visitor.message);
});
