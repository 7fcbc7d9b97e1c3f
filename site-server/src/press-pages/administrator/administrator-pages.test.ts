import type { IncomingMessage, RequestListener } from 'node:http';
import { matchRoute, pathOf, type AdminView, type RouteMatch } from '@site/contract';
import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';
import { createAdministratorPages } from './administrator-pages';
import { openPool } from '../../upstreams/request-upstream';

const servers: LoopbackServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

async function start(listener: RequestListener): Promise<string> {
  const server = await serveOnLoopback(listener);
  servers.push(server);
  return server.origin;
}

const session = { email: 'a@b.example', uid: '1' };
const cookie = `press.sid=s%3A${'a'.repeat(32)}.${'b'.repeat(43)}`;

/**
 * @param answer of the press service to each request
 * @returns what is rendered for a form with the key `first-key`
 */
async function publish(answer: RequestListener) {
  const pages = createAdministratorPages(openPool(await start(answer)));
  const match = matchRoute(pathOf('press-list')) as RouteMatch;
  const origin = await start((request, response) => {
    void pages.post(request, match).then((end) => response.end(JSON.stringify(end)));
  });
  const fields = { intent: 'publish', key: 'first-key', title: 'a', summary: 'b', content: 'c' };
  const headers = { 'Sec-Fetch-Site': 'same-origin', cookie };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const end = await (await fetch(origin, { method: 'POST', headers, body })).json();
  pages.stop();
  return end as { status: number; isWithoutData: boolean; admin: AdminView };
}

test('a publication whose outcome is unknown is sent again under the same key', async () => {
  const { status, admin } = await publish(({ socket }) => void socket.destroy());
  expect([status, admin.result]).toMatchObject([503, { code: 'unavailable' }]);
  expect(admin.formKey).toBe('first-key');
});

test('while the press service accepts requests and never answers, a publication is shown again without its data', async () => {
  const methods: string[] = [];
  const { status, isWithoutData, admin } = await publish(
    ({ method = '' }) => void methods.push(method),
  );
  expect([status, isWithoutData, admin.formKey]).toEqual([503, true, 'first-key']);
  expect(methods).toEqual(['POST', 'GET']);
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
    const pages = createAdministratorPages(openPool(press));
    const headers = { cookie, ...(site && { 'sec-fetch-site': site }) };
    const { admin } = await pages.read({ headers } as IncomingMessage);
    pages.stop();
    expect(admin?.session).toEqual(session);
  },
);
