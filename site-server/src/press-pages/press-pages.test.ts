/** Readiness, and pages and forms of the administrator. */
import type { RequestListener } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  articlesUrl,
  encodePath,
  exposesByRemote,
  pathOf,
  sessionUrl,
  sites,
  type AdminView,
} from '@site/contract';
import { copySite, createFakeSite, fakeBuild, type FakeSite } from '@site/release/testing';
import { forAllTests } from '@site/testing/fixtures';
import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';
import { readConfig } from '../config';
import { createSiteServer } from '../create-site-server';

jest.setTimeout(60_000);

let fake: FakeSite;
let server: LoopbackServer | undefined;
let log: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  fake = createFakeSite();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await server?.stop();
  log.mockRestore();
  fake.remove();
});

/** @param pressService host:port @returns a function that requests an address, and whether the server is ready */
async function open(pressService: string) {
  const { server: started, isReady } = createSiteServer(
    readConfig({
      SITE_DIR: fake.site.root,
      PRESS_SERVICE: pressService,
      FORM_SERVICE: '127.0.0.1:9',
      READS_PER_MINUTE: '0',
    }),
  );
  server = await serveOnLoopback(started);
  const { origin } = server;
  return { request: (path: string, init?: RequestInit) => fetch(origin + path, init), isReady };
}

async function until(isTrue: () => boolean | Promise<boolean>) {
  while (!(await isTrue())) await pause(50);
}

/** @param versions of the live release */
function breakShell({ shell = '' }: Readonly<Partial<Record<string, string>>>) {
  const bundle = join(fake.site.serverFolder('shell', shell), 'shell.cjs');
  writeFileSync(bundle, 'throw new Error("a bad image");');
}

test('it is ready from the first release on, also while a later one cannot be opened', async () => {
  const { request, isReady } = await open('127.0.0.1:9');
  expect(isReady()).toBe(false);
  await fake.shipAll();
  await until(isReady);
  const { manifest } = await fake.ship('mfe-press', { text: 'two' });
  breakShell(manifest.versions);
  await request('/sitemap.xml');
  expect(log.mock.calls.join('\n')).toContain('cannot be rendered: ');
  expect(isReady()).toBe(true);
});

test('it runs but is not ready with a release that it cannot open', async () => {
  const { manifest } = await fake.shipAll();
  breakShell(manifest.versions);
  const { request, isReady } = await open('127.0.0.1:9');
  await until(() => log.mock.calls.join('\n').includes('cannot be rendered: '));
  expect(isReady()).toBe(false);
  expect((await request(encodePath(pathOf('press-list')))).status).toBe(503);
  expect((await request('/')).status).toBe(200);
});

const listUrl = articlesUrl(sites[0]?.key ?? '');

/** As the real ones: their data comes from the press service. They show whether they can read the session, too. */
const loadingPages = exposesByRemote['mfe-press']
  .map(
    (expose) => `exports.${expose.slice(2)} = {
      default: () => 'press',
      load: async (_, { apiOrigin, signal }) => {
        const list = await fetch(apiOrigin + '${listUrl}', { signal }).then((list) => list.json());
        const { status } = await fetch(apiOrigin + '${sessionUrl}', { signal });
        return list && { list, session: status };
      },
    };`,
  )
  .join('\n');

/** Shows what it gets: the administrator's input. */
const echoingShell = `
exports.sharedModules = {};
exports.renderSitemap = exports.renderRobots = () => '';
exports.renderDocument = async ({ admin, data }) =>
  ({ html: JSON.stringify({ admin, data }), styleHashes: [], stylesheets: [] });
`;

const session = { email: 'a@b.example', uid: '1' };
const cookie = `press.sid=s%3A${'a'.repeat(32)}.${'b'.repeat(43)}`;

/** Released once for all tests. */
const echoing = forAllTests(createFakeSite);
beforeAll(async () => {
  fakeBuild(echoing.builds, 'mfe-press', { text: 'press', node: loadingPages });
  fakeBuild(echoing.builds, 'shell', { text: 'echo', node: echoingShell });
  await echoing.shipAll();
});

interface EchoedPage {
  readonly admin?: AdminView;
  readonly data?: unknown;
}

/**
 * @param init of a request of the press list
 * @returns the response, and the requests that the press service got for it
 */
async function requestList(init: RequestInit, answer: RequestListener) {
  const asked: string[] = [];
  const press = await serveOnLoopback((request, response) => {
    if (request.url === checkUrl) return response.writeHead(204).end();
    asked.push(`${request.method} ${request.url}`);
    return answer(request, response);
  });
  try {
    copySite(echoing, fake);
    const { request, isReady } = await open(press.address);
    await until(isReady);
    const shown = await request(encodePath(pathOf('press-list')), init);
    const text = await shown.text();
    const page = (text.startsWith('{') ? JSON.parse(text) : {}) as EchoedPage;
    return { status: shown.status, shown, page, asked };
  } finally {
    await press.stop();
  }
}

/** @returns what a form of the press list is answered, and the requests that the press service got for it */
function postForm(fields: Readonly<Record<string, string>>, answer: RequestListener) {
  const headers = { 'Sec-Fetch-Site': 'same-origin', cookie };
  return requestList({ method: 'POST', headers, body: new URLSearchParams(fields) }, answer);
}

const checkUrl = '/api/press/session/check';

/** The list of visitors, or with a session the administrator's; sessions are valid. */
const pressOfTwoLists: RequestListener = ({ url, headers }, response) => {
  const list = headers.cookie === cookie ? 'with scheduled articles' : 'of visitors';
  response.end(JSON.stringify(url === sessionUrl ? session : list));
};

test('the administrator gets the page with scheduled articles, but no render process gets the session', async () => {
  const { page } = await requestList({ headers: { cookie } }, pressOfTwoLists);
  expect(page.admin?.session).toEqual(session);
  expect(page.data).toEqual({ list: 'with scheduled articles', session: 404 });
});

test.each([
  ['of five megabytes', `"${'x'.repeat(5_000_000)}"`],
  ['nested beyond the stack', '['.repeat(200_000) + ']'.repeat(200_000)],
])('a list %s gives 503, and the server continues', async (_, list) => {
  const answer: RequestListener = ({ url }, response) =>
    void response.end(url === sessionUrl ? JSON.stringify(session) : list);
  const { status, shown } = await requestList({ headers: { cookie } }, answer);
  expect([status, shown.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
});

test('visitors get their own list, with a cookie of something else too', async () => {
  const { page } = await requestList({ headers: { cookie: 'theme=dark' } }, pressOfTwoLists);
  expect(page).toEqual({ data: { list: 'of visitors', session: 200 } });
});

test('a form that the press service does not answer is shown again without waiting for the list', async () => {
  const fields = { intent: 'publish', key: 'k1', title: '제목', content: '지킬 본문' };
  const { status, page, asked } = await postForm(fields, () => undefined);
  expect([status, page]).toMatchObject([
    503,
    { admin: { formKey: 'k1', result: { draft: { content: '지킬 본문' } } } },
  ]);
  expect(asked).toEqual([expect.stringMatching(/^POST/), 'GET /api/press/session']);
});

test.each([
  [401, 'bad_credentials'],
  [429, 'too_many_attempts'],
])(
  'a sign-in that fails with %i where visitors find nothing, as at a scheduled article, keeps its message',
  async (refusal, error) => {
    const fields = { intent: 'sign-in', email: 'a@b.example', password: 'wrong' };
    const { status, page } = await postForm(fields, ({ method, url }, response) => {
      if (url === listUrl) return response.end('null');
      response.writeHead(method === 'POST' ? refusal : 401);
      response.end(JSON.stringify({ ok: false, error, message: '-' }));
    });
    expect([status, page.admin?.result?.code, page.data]).toEqual([refusal, error, undefined]);
  },
);

test('a page whose list cannot be loaded is 503, with the form', async () => {
  const fields = { intent: 'publish', key: 'k1', title: '제목' };
  const { status, page } = await postForm(fields, ({ method, socket }, response) => {
    if (method === 'GET') return void socket.destroy();
    response.writeHead(422).end('{"error":"invalid_article","message":"-","errors":[]}');
  });
  expect([status, page.admin?.result?.code]).toEqual([503, 'invalid_article']);
});
