import { consentNoticeVersion, type FormKind } from '@site/contract';
import { postForm } from './post-form';

const fields = { name: '방문자', phone: '010', message: '' };
const respond = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' } }),
  });

let nextResponse: () => Promise<Response>;
let sent: { init: RequestInit };

beforeEach(() => {
  globalThis.fetch = jest.fn((_url: string, init: RequestInit) => {
    sent = { init };
    return nextResponse();
  }) as unknown as typeof fetch;
});

/** e2e/specs/registration-errors.spec.ts has the other failures. */
test.each([
  ['200 without a body', 'done', respond(200)],
  [
    'invalid JSON with a JSON content type',
    'error',
    new Response('<html>', { headers: { 'content-type': 'application/json' } }),
  ],
] as const)('%s: the result is "%s"', async (_, expected, response) => {
  nextResponse = () => Promise.resolve(response);
  const answer = await postForm({ kind: 'popup', fields, idempotencyKey: 'k' });
  expect(answer.result).toBe(expected);
});

test.each<[FormKind, string[]]>([
  ['inquiry', ['The registration got no answer: TypeError']],
  ['popup', []],
  ['visit', []],
])(
  'a network error of %s is logged %j, with nothing that was typed [FORM-16]',
  async (kind, lines) => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    nextResponse = () => Promise.reject(new TypeError('방문자 010'));
    await postForm({ kind, fields, idempotencyKey: 'k' });
    expect(log.mock.calls.map((call) => call.join(' '))).toEqual(lines);
    log.mockRestore();
  },
);

test.each([
  [1_999, '1'],
  [3_600_000, '60'],
])(
  'a page that has been open for %i ms reports the time in a header, rounded; no cookie goes along [STORE-15]',
  async (openMs, seconds) => {
    jest.spyOn(performance, 'now').mockReturnValue(openMs);
    nextResponse = () => Promise.resolve(respond(200, { ok: true }));
    await postForm({ kind: 'popup', fields, idempotencyKey: 'k' });
    const headers = { 'Page-Seconds': seconds, 'Consent-Notice': consentNoticeVersion };
    expect(sent).toMatchObject({
      init: { credentials: 'omit', body: JSON.stringify(fields), headers },
    });
    jest.restoreAllMocks();
  },
);

test.each([
  [{ ok: true, receipt: '7K2M9-XQ4TB' }, '7K2M9-XQ4TB'],
  [{ ok: true, receipt: 1 }, undefined],
  [{ ok: true }, undefined],
  [null, undefined],
])('the receipt of %j is %s [STORE-14]', async (body, receipt) => {
  nextResponse = () => Promise.resolve(respond(200, body));
  const answer = await postForm({ kind: 'popup', fields, idempotencyKey: 'k' });
  expect(answer).toEqual({ result: 'done', receipt });
});
