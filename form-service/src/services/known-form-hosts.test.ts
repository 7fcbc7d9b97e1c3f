import { startFakeFormHost, type FakeFormHost } from '../../testing/fake-form-host';
import {
  knownFormHosts,
  type HostAnswer,
  type KnownFormHost,
} from '../../testing/known-form-hosts';
import { browserHeaders, postJson, postUrlencoded } from '../../testing/post';
import { startApp, type RunningApp } from '../../testing/start-app';

const person = { name: '김윤슬', phone: '010-0000-0001', message: '84A 방문' };

interface Outcome {
  /** Of the popup, which posts JSON. */
  readonly status: number;
  readonly error?: string;
}

const accepted: Outcome = { status: 200 };
const refused: Outcome = { status: 422, error: 'relay_refused' };
const failed: Outcome = { status: 502, error: 'relay_failed' };

type Case = readonly [title: string, answer: HostAnswer, outcome: Outcome];

function casesOf(host: KnownFormHost): Case[] {
  return [
    ['200', host.success, accepted],
    ...(host.hiddenError ? [['200 with an error', host.hiddenError, failed] as const] : []),
    ['4xx', host.refusal, host.refusal.status === 400 ? refused : failed],
    ['422', host.invalidField, refused],
    ['429', host.tooMany, { status: 429, error: 'too_many' }],
    ['HTML', { status: 200, body: '<!doctype html><title>Thank you</title>' }, accepted],
  ];
}

describe.each(knownFormHosts)('$name, chosen by the environment alone [STORE-11]', (known) => {
  let host: FakeFormHost;
  let app: RunningApp;
  beforeAll(async () => {
    host = await startFakeFormHost(known);
    app = await startApp({ FORM_RELAY_URL: host.url, ...known.env });
  });
  afterAll(async () => {
    await app.stop();
    await host.stop();
  });

  /** Each form as its page posts it: the popup with JSON, the other two natively. */
  async function postAll() {
    const [popup, visit, inquiry] = await Promise.all([
      postJson(`${app.url}/forms/popup`, person),
      postUrlencoded(`${app.url}/forms/visit`, person, browserHeaders),
      postMultipart(`${app.url}/forms/inquiry`),
    ]);
    return {
      status: popup.status,
      body: (await popup.json()) as { error?: string },
      pages: [visit, inquiry].map(({ headers }) => headers.get('location')),
    };
  }

  function postMultipart(url: string) {
    const body = new FormData();
    for (const [name, value] of Object.entries(person)) body.append(name, value);
    return fetch(url, { method: 'POST', redirect: 'manual', headers: browserHeaders, body });
  }

  test.each(casesOf(known))('%s', async (_title, answer, { status, error }) => {
    // The same form and fields within a minute would count as a duplicate submit.
    person.message = `문의 ${String(Math.random())}`;
    host.behave(answer);
    const posted = await postAll();
    expect([posted.status, posted.body.error]).toEqual([status, error]);
    const page = error === undefined ? '/forms/done' : '/forms/failed';
    expect(posted.pages).toEqual([page, page]);
    expect(JSON.stringify([posted.body, app.logged])).not.toMatch(/김윤슬|0000-0001|문의/);
  });

  test('it receives every field of all three forms, and the added fields', async () => {
    person.message = '모두';
    host.received.length = 0;
    host.behave(known.success);
    await postAll();
    expect(host.received).toHaveLength(3);
    for (const { fields } of host.received)
      expect(Object.fromEntries(fields)).toMatchObject({ ...person });
  });

  test('a redirect to a thanks page is the answer to a form-encoded post only', async () => {
    person.message = '고맙습니다';
    host.behave({ status: 303, body: '', headers: { location: '/thanks' } });
    const { status, pages } = await postAll();
    expect(pages).toEqual(['/forms/done', '/forms/done']);
    expect(status).toBe(known.env['FORM_RELAY_ENCODING'] === 'urlencoded' ? 200 : 502);
  });
});
