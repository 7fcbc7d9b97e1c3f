import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  matchRoute,
  pathOf,
  picturesUrl,
  sessionUrl,
  type AdminView,
  type RouteMatch,
} from '@site/contract';
import { createAdministratorPages } from './administrator-pages';
import { formLimits, type FormLimits } from './form-limits';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function start(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const session = { email: 'a@b.example', uid: '1' };
const cookie = `press.sid=s%3A${'a'.repeat(32)}.${'b'.repeat(43)}`;
const shortLimits = { smallMs: 300, withFileMs: 600, largeMs: 900, stepMs: 100, dataMs: 100 };

/**
 * @param answer of the press service to each request
 * @param more fields of the form, which is sent as multipart
 * @param limits undefined: those of production
 * @returns what is rendered for a form with the key `first-key`
 */
async function publish(
  answer: RequestListener,
  more: Readonly<Record<string, Blob>> = {},
  limits: FormLimits | undefined = shortLimits,
) {
  const pages = createAdministratorPages(await start(answer), limits);
  const match = matchRoute(pathOf('press-list')) as RouteMatch;
  const origin = await start((request, response) => {
    void pages.post(request, match).then((end) => response.end(JSON.stringify(end)));
  });
  const fields = { intent: 'publish', key: 'first-key', title: 'a', summary: 'b', content: 'c' };
  const headers = { 'Sec-Fetch-Site': 'same-origin', cookie };
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...more })) body.append(name, value);
  const end = await (await fetch(origin, { method: 'POST', headers, body })).json();
  await pages.stop();
  return end as { status: number; isLate: boolean; admin: AdminView };
}

test('a publication whose outcome is unknown is sent again under the same key', async () => {
  const { status, admin } = await publish(({ socket }) => void socket.destroy());
  expect([status, admin.result]).toMatchObject([503, { code: 'unavailable' }]);
  expect(admin.formKey).toBe('first-key');
});

const acceptUploads: RequestListener = ({ url }, response) => {
  if (url !== picturesUrl) return;
  response.writeHead(201).end(JSON.stringify({ name: `${'a'.repeat(32)}-1600x900` }));
};
const small = { picture: new Blob(['x']) };
/** The form is larger than its file. */
const large = { picture: new Blob([new Uint8Array(1_000_000)]) };

test.each<[string, RequestListener, Readonly<Record<string, Blob>>, string[], number]>([
  ['a publication', () => undefined, {}, ['POST', 'GET'], 290],
  ['an upload', () => undefined, small, ['POST', 'GET'], 590],
  ['a publication after its upload', acceptUploads, small, ['POST', 'POST', 'GET'], 590],
  ['one after a large upload', acceptUploads, large, ['POST', 'POST', 'GET'], 890],
])(
  'while the press service accepts requests and never answers, %s is shown again in time, with its text and key',
  async (_, answer, more, methods, atLeastMs) => {
    const asked: unknown[] = [];
    const startedAtMs = performance.now();
    const { status, isLate, admin } = await publish((request, response) => {
      asked.push(request.method);
      answer(request, response);
    }, more);
    const tookMs = performance.now() - startedAtMs;
    expect(tookMs).toBeGreaterThan(atLeastMs);
    expect([asked, isLate]).toEqual([methods, true]);
    expect([status, admin.result]).toMatchObject([
      503,
      { code: 'unavailable', draft: { title: 'a', summary: 'b', content: 'c' } },
    ]);
    expect(admin.formKey).toBe('first-key');
  },
);

test('a write that is answered at once leaves its time to the session, and the page its data', async () => {
  const { isLate, admin } = await publish(({ url }, response) => {
    if (url !== sessionUrl) return response.writeHead(422).end();
    // Longer than a session may take after a write without an answer.
    setTimeout(() => response.end(JSON.stringify(session)), 150);
  });
  expect([isLate, admin.session]).toEqual([false, session]);
});

test('a small picture may take five seconds: its encoding depends on pixels, and uploads wait for each other', async () => {
  const answer: RequestListener = ({ url }, response) => {
    const name = `${'a'.repeat(32)}-1600x900`;
    const uploaded = () => response.writeHead(201).end(JSON.stringify({ name }));
    if (url === picturesUrl) return void setTimeout(uploaded, 5_000);
    response.writeHead(201).end('{"id":"1"}');
  };
  expect(await publish(answer, small, formLimits)).toMatchObject({
    redirect: expect.stringContaining('/press#') as string,
  });
}, 15_000);

test('all steps of a form end before the edges give up: after 10 s, for a large form after 30 s', () => {
  const { smallMs, withFileMs, largeMs, stepMs, dataMs } = formLimits;
  const loadMs = 4_000;
  const restMs = Math.max(stepMs, loadMs - dataMs);
  expect(smallMs + restMs).toBeLessThan(10_000);
  expect(withFileMs + restMs).toBeLessThan(10_000);
  expect(largeMs + restMs).toBeLessThan(30_000);
});

test('a key that belongs to another article is replaced', async () => {
  const { admin } = await publish((_, response) => {
    response.statusCode = 409;
    response.end('{"ok":false,"error":"idempotency_conflict","message":"-"}');
  });
  expect(admin.formKey).toMatch(/^[0-9a-f]{32}$/);
});

test.each(['none', 'cross-site', undefined])(
  'the session is read whatever page led here (Sec-Fetch-Site: %s)',
  async (site) => {
    const press = await start(({ headers }, response) => {
      response.statusCode = headers['sec-fetch-site'] || headers.origin ? 403 : 200;
      response.end(JSON.stringify(session));
    });
    const pages = createAdministratorPages(press);
    const headers = { cookie, ...(site && { 'sec-fetch-site': site }) };
    const { admin } = await pages.read({ headers } as IncomingMessage);
    await pages.stop();
    expect(admin?.session).toEqual(session);
  },
);
