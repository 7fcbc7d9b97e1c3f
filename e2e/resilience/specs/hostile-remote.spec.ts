// The real site server with a remote that misbehaves in every possible way.
import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultSite, encodePath, pathOf } from '@site/contract';
import { fakeBuild, createFakeSite, type FakeSite } from '@site/release/testing';
import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';
import { startServer, type RunningPart } from '@site/testing/start-server';
import { findFreePort } from '@site/tools/free-port';
import { expect, test } from '../test';

test.describe.configure({ timeout: 120_000 });

/** A shell whose pages consist of the output of their remotes. */
const shell = `
exports.sharedModules = {};
exports.renderSitemap = (origin, paths) => '<urlset>' + paths;
exports.renderRobots = () => '';
exports.renderDocument = async ({ path, modules, data }) => ({
  html: '<h1>' + path + '</h1>' + Object.values(modules).map((module) => module.default({ data })).join(''),
  styleHashes: [],
  stylesheets: [],
});
`;

/** A remote that misbehaves as the title of an article says; the sample data of a release has no such titles. */
const press = `
const fetchJson = async (url, signal) => {
  const response = await fetch(url, { signal });
  return response.status === 404 ? null : response.json();
};
const actions = {
  loop: () => { for (;;); },
  promises: () => new Promise(() => { const again = () => Promise.resolve().then(again); again(); }),
  memory: () => { const all = []; for (;;) all.push(new Array(100000).fill({})); },
  exit: () => process.exit(0),
  throw: () => { throw new Error('thrown'); },
  late: () => { setTimeout(() => { throw new Error('too late'); }); },
  rejection: () => { void Promise.reject(new Error('nobody listens')); },
};
const show = ({ data }) => {
  const action = data && actions[data.title];
  if (action) action();
  return '<p>' + (data ? data.title || 'list' : '') + '</p>';
};
exports.PressList = {
  load: (params, { apiOrigin, site, query, signal }) => {
    if (query.after === 'never') return new Promise(() => {});
    return fetchJson(apiOrigin + '/api/press/' + encodeURIComponent(site.key) + '/articles', signal);
  },
  default: show,
};
exports.PressArticle = {
  load: ({ id }, { apiOrigin, site, signal }) => fetchJson(apiOrigin + '/api/press/' + encodeURIComponent(site.key) + '/articles/' + id, signal),
  missingPath: '/Promotion/Press',
  default: show,
};
`;

/** Ids of articles by their title. */
const ids = Object.fromEntries(
  ['good', 'loop', 'promises', 'memory', 'exit', 'throw', 'late', 'rejection'].map(
    (title, index) => [title, String(index + 1).repeat(24)],
  ),
);
const articlePath = (title: string) =>
  encodePath(pathOf('press-article', { id: ids[title] ?? '' }));
const listPath = encodePath(pathOf('press-list'));

let fake: FakeSite;
let service: LoopbackServer;
let pages: RunningPart;
let origin: string;
let metrics: string;
const listTitle = { now: '' };

test.beforeAll(async () => {
  fake = createFakeSite();
  fakeBuild(fake.builds, 'shell', { text: 'shell', node: shell });
  fakeBuild(fake.builds, 'mfe-press', { text: 'press', node: press });
  await fake.shipAll();
  service = await serveOnLoopback((request, response) => {
    const id = /articles\/(\w+)/.exec(request.url ?? '')?.[1];
    const title = id ? Object.keys(ids).find((name) => ids[name] === id) : listTitle.now;
    response.writeHead(title === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    const list = id === undefined && { articles: [], next: null };
    response.end(JSON.stringify({ title, site: defaultSite.key, ...list }));
  });
});
test.beforeEach(async () => {
  const port = await findFreePort('127.0.0.1');
  origin = `http://127.0.0.1:${port}`;
  const metricsPort = await findFreePort('127.0.0.1');
  metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  pages = await startServer('site-server/src/main.ts', {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    SITE_DIR: fake.site.root,
    PRESS_SERVICE: service.address,
    FORM_SERVICE: '127.0.0.1:9',
    READS_PER_SECOND: '100000',
    READS_PER_MINUTE: '0',
    SEARCHES_PER_MINUTE: '0',
  });
  listTitle.now = '';
  await untilRendered(listPath);
});
test.afterEach(() => pages.stop());
test.afterAll(async () => {
  await service.stop();
  fake.remove();
});

let searches = 0;
/** @returns an address that is rendered at each request: the list itself has a copy */
const searchPath = () => `${listPath}?q=${(searches += 1)}`;

const request = (path: string) => fetch(origin + path, { redirect: 'manual' });
const statusOf = async (path: string) => {
  const response = await request(path);
  await response.arrayBuffer();
  return response.status;
};

/**
 * On a busy machine the first render, which loads React and every remote, may take longer than a page may. Then the page is
 * rejected for ten seconds, as one that has ended its process.
 */
async function untilRendered(path: string): Promise<void> {
  for (let attempt = 0; (await statusOf(path)) !== 200; attempt += 1) {
    if (attempt === 120) throw new Error(`${path} is not rendered`);
    await pause(250);
  }
}

/** Requests these paths in turn, at least once, until the promise settles: each is answered 200. */
async function expectPagesUntil(
  settled: Promise<unknown>,
  paths: () => readonly string[],
): Promise<void> {
  const over = new AbortController();
  void settled.then(() => over.abort());
  const answers = new Set<string>();
  for (; answers.size === 0 || !over.signal.aborted; await pause(20))
    for (const path of paths()) answers.add(`${await statusOf(path)} ${path.split('?')[0]}`);
  expect([...answers].filter((answer) => !answer.startsWith('200 '))).toEqual([]);
}

for (const action of ['loop', 'memory', 'exit'])
  test(
    `an article that does "${action}" while it renders gets 503; list and sitemap still respond`,
    { tag: ['@ssr', ...(action === 'loop' ? ['@sample'] : [])] },
    async () => {
      const hostile = request(articlePath(action));
      // A page that shared the process is retried in another: slower, but successful.
      await expectPagesUntil(hostile, () => [searchPath(), '/sitemap.xml', '/']);
      const { status, headers } = await hostile;
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(await statusOf(articlePath('good'))).toBe(200);
      await expect.poll(() => pages.output()).toMatch(/Site server: press-article: the page /);
    },
  );

for (const action of ['late', 'rejection', 'promises'])
  test(
    `code that an article leaves running ("${action}") ends its process; the next pages get another`,
    { tag: ['@ssr', ...(action === 'late' ? ['@sample'] : [])] },
    async () => {
      await request(articlePath(action));
      await pause(300);
      for (let turn = 0; turn < 10; turn += 1) expect(await statusOf(searchPath())).toBe(200);
      expect(await statusOf(articlePath('good'))).toBe(200);
      await expect
        .poll(async () => (await fetch(metrics)).text(), { timeout: 15_000 })
        .toMatch(/^ssr_process_ends_total [1-9]/m);
    },
  );

test(
  'an article that throws gets 503 and ends no process',
  { tag: ['@ssr', '@sample'] },
  async () => {
    expect(await statusOf(articlePath('throw'))).toBe(503);
    expect(await statusOf(articlePath('good'))).toBe(200);
    await expect.poll(() => pages.output()).toContain('Site server: press-article: thrown');
  },
);

test('a load that never settles gets 503; other pages still respond', { tag: '@ssr' }, async () => {
  const never = request(`${listPath}?after=never`);
  await expectPagesUntil(never, () => [articlePath('good')]);
  expect((await never).status).toBe(503);
});

test('a path that ended its process is rejected at once for a while', { tag: '@ssr' }, async () => {
  expect(await statusOf(articlePath('loop'))).toBe(503);
  expect(await statusOf(articlePath('loop'))).toBe(503);
  await expect.poll(() => pages.output()).toContain('it ended its process a moment ago');
});

test(
  'thirty requests for looping articles occupy one process, other pages use the rest',
  { tag: '@ssr' },
  async () => {
    const flood = Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        statusOf(at % 2 === 0 ? articlePath('loop') : articlePath('memory')),
      ),
    );
    await expectPagesUntil(flood, () => [searchPath()]);
    const statuses = await flood;
    expect(new Set(statuses.filter((_, at) => at % 2 === 0))).toEqual(new Set([503]));
    // These pages succeed if no other page has ended their process before.
    for (const status of statuses) expect([200, 503]).toContain(status);
  },
);

test(
  'an article that loops after its response is shown, and takes no process from other pages',
  { tag: '@ssr' },
  async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await statusOf(articlePath('promises'))).toBe(200);
      // Its copy is fresh for a second, and its process ends after two.
      await expectPagesUntil(pause(2_500), () => [searchPath(), articlePath('good')]);
    }
  },
);

test('SIGTERM ends the server in the middle of a loop', { tag: '@ssr' }, async () => {
  const hostile = request(articlePath('loop')).catch(() => undefined);
  await pause(300);
  await pages.stop();
  await hostile;
  await expect(statusOf('/')).rejects.toThrow('fetch failed');
});

test('the next release fixes a looping list', { tag: ['@ssr', '@sample'] }, async () => {
  listTitle.now = 'loop';
  expect(await statusOf(searchPath())).toBe(503);
  await fake.ship('mfe-press', {
    text: 'healed',
    node: press.replace('const action = data && actions[data.title];', 'const action = undefined;'),
  });
  // Its processes may take longer to start than a visitor waits.
  await expect.poll(() => statusOf(searchPath()), { timeout: 30_000 }).toBe(200);
  await fake.rollBack('mfe-press');
});

test(
  'the old release stays active if the code of a new one does not load',
  { tag: '@ssr' },
  async () => {
    const { manifest } = await fake.ship('mfe-press', { text: 'two', node: `${press}\n// two` });
    const file = join(
      fake.site.serverFolder('mfe-press', manifest.versions['mfe-press']),
      'exposes.cjs',
    );
    await fake.rollBack('mfe-press');
    expect(await statusOf(searchPath())).toBe(200);
    writeFileSync(file, 'for (;;);');
    symlinkSync(`releases/${manifest.id}`, `${fake.site.current}.next`);
    renameSync(`${fake.site.current}.next`, fake.site.current);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await statusOf(searchPath())).toBe(200);
      await pause(500);
    }
    expect(pages.output()).toMatch(/cannot be rendered: the page ran for 2000 ms without a pause/);
  },
);
