import { consentNoticeVersion, type FormKind } from '@site/contract';
import { postForm } from './post-form';

const fields = { name: '방문자', phone: '010', message: '' };
const respond = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' } }),
  });

let nextResponse: () => Promise<Response>;
let sent: { url: string; init: RequestInit };

beforeEach(() => {
  globalThis.fetch = jest.fn((url: string, init: RequestInit) => {
    sent = { url, init };
    return nextResponse();
  }) as unknown as typeof fetch;
});

test.each([
  ['200 with a body', 'done', () => Promise.resolve(respond(200, { ok: true }))],
  ['200 without a body', 'done', () => Promise.resolve(respond(200))],
  [
    '200 with an error in the body',
    'refused',
    () => Promise.resolve(respond(200, { error: 'over quota' })),
  ],
  ['422', 'refused', () => Promise.resolve(respond(422, { ok: false, error: 'invalid' }))],
  ['500', 'refused', () => Promise.resolve(respond(500))],
  ['429', 'too-many', () => Promise.resolve(respond(429, { ok: false }))],
  ['no response', 'error', () => Promise.reject(new TypeError('network'))],
  [
    'invalid JSON with a JSON content type',
    'error',
    () =>
      Promise.resolve(new Response('<html>', { headers: { 'content-type': 'application/json' } })),
  ],
] as const)('%s: the result is "%s"', async (_, expected, response) => {
  nextResponse = response;
  const answer = await postForm({ kind: 'popup', fields, idempotencyKey: 'k' });
  expect(answer.result).toBe(expected);
});

test.each([
  ['popup', '/forms/popup', 'application/json', JSON.stringify(fields)],
  ['inquiry', '/forms/inquiry', 'application/json', JSON.stringify(fields)],
  [
    'visit',
    '/forms/visit',
    'application/x-www-form-urlencoded',
    new URLSearchParams(fields).toString(),
  ],
] as const)(
  '%s is posted in its own shape [POPUP-3, FORM-9, FORM-11]',
  async (kind, url, type, body) => {
    nextResponse = () => Promise.resolve(respond(200, { ok: true }));
    await postForm({ kind, fields, idempotencyKey: 'key-1' });
    expect(sent).toMatchObject({
      url,
      init: {
        method: 'POST',
        credentials: 'omit',
        body,
        headers: {
          'Content-Type': type,
          'Idempotency-Key': 'key-1',
          'Consent-Notice': consentNoticeVersion,
        },
      },
    });
  },
);

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
  'a page that has been open for %i ms reports the time in a header, rounded [STORE-15]',
  async (openMs, seconds) => {
    jest.spyOn(performance, 'now').mockReturnValue(openMs);
    nextResponse = () => Promise.resolve(respond(200, { ok: true }));
    await postForm({ kind: 'popup', fields, idempotencyKey: 'k' });
    expect(sent).toMatchObject({
      init: { body: JSON.stringify(fields), headers: { 'Page-Seconds': seconds } },
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
