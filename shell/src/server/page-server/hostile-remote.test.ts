/** The real page server, and a remote that does to it what one team's code can do. */
import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultSite, encodePath, pathOf } from '@site/contract';
import { fakeBuild, createFakeSite, type FakeSite } from '@site/release/testing';
import { findFreePort } from '../../../../tools/start/free-port';
import { startPart, type RunningPart } from '../../../../nginx/testing/start-part';

jest.setTimeout(120_000);

/** A page is what its remotes make of its data. */
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

/** Does what the title of an article says; the samples of a release ask for nothing of it. */
const press = `
const ask = async (url, signal) => {
  const response = await fetch(url, { signal });
  return response.status === 404 ? null : response.json();
};
const deeds = {
  loop: () => { for (;;); },
  promises: () => new Promise(() => { const again = () => Promise.resolve().then(again); again(); }),
  memory: () => { const all = []; for (;;) all.push(new Array(100000).fill({})); },
  exit: () => process.exit(0),
  throw: () => { throw new Error('thrown'); },
  late: () => { setTimeout(() => { throw new Error('too late'); }); },
  rejection: () => { void Promise.reject(new Error('nobody listens')); },
};
const show = ({ data }) => {
  const deed = data && deeds[data.title];
  if (deed) deed();
  return '<p>' + (data ? data.title || 'list' : '') + '</p>';
};
exports.PressList = {
  load: (params, { apiOrigin, site, query, signal }) => {
    if (query.after === 'never') return new Promise(() => {});
    return ask(apiOrigin + '/api/press/' + encodeURIComponent(site.key) + '/articles', signal);
  },
  default: show,
};
exports.PressArticle = {
  load: ({ id }, { apiOrigin, site, signal }) => ask(apiOrigin + '/api/press/' + encodeURIComponent(site.key) + '/articles/' + id, signal),
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
let service: Server;
let pages: RunningPart;
let origin: string;
const listTitle = { now: '' };

beforeAll(async () => {
  fake = createFakeSite();
  fakeBuild(fake.builds, 'shell', { text: 'shell', node: shell });
  fakeBuild(fake.builds, 'mfe-press', { text: 'press', node: press });
  await fake.shipAll();
  service = createServer((request, response) => {
    const id = /articles\/(\w+)/.exec(request.url ?? '')?.[1];
    const title = id ? Object.keys(ids).find((name) => ids[name] === id) : listTitle.now;
    response.writeHead(title === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ title, site: defaultSite.key }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
beforeEach(async () => {
  const port = await findFreePort('127.0.0.1');
  origin = `http://127.0.0.1:${port}`;
  pages = await startPart('shell/src/server/page-server/main.ts', {
    PORT: String(port),
    SITE_DIR: fake.site.root,
    PRESS_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  });
  listTitle.now = '';
  expect(await statusOf(listPath)).toBe(200);
});
afterEach(() => pages.stop());
afterAll(async () => {
  await new Promise((resolve) => service.close(resolve));
  fake.remove();
});

const ask = (path: string) => fetch(origin + path, { redirect: 'manual' });
const statusOf = async (path: string) => {
  const answer = await ask(path);
  await answer.arrayBuffer();
  return answer.status;
};

/** How long the slowest of these answers took while `until` was waited for. */
async function slowestOf(paths: readonly string[], until: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  void until.then(() => over.abort());
  let slowestMs = 0;
  while (!over.signal.aborted) {
    for (const path of paths) {
      const startedAt = Date.now();
      expect([path, await statusOf(path)]).toEqual([path, 200]);
      slowestMs = Math.max(slowestMs, Date.now() - startedAt);
    }
    await pause(20);
  }
  return slowestMs;
}

it.each(['loop', 'memory', 'exit'])(
  'an article that does "%s" while it renders is 503; the list and the sitemap go on beside it',
  async (deed) => {
    const hostile = ask(articlePath(deed));
    const slowestMs = await slowestOf([listPath, '/sitemap.xml', '/health'], hostile);
    const { status, headers } = await hostile;
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    // A page that shared the thread is tried again elsewhere: slower than ever, but there.
    expect(slowestMs).toBeLessThan(6000);
    expect(await statusOf(articlePath('good'))).toBe(200);
    expect(pages.output()).toMatch(/Page server: press-article: the page /);
  },
);

it.each(['late', 'rejection', 'promises'])(
  'what an article leaves behind ("%s") ends its thread; the next pages have another',
  async (deed) => {
    await ask(articlePath(deed));
    await pause(300);
    for (let turn = 0; turn < 10; turn += 1) expect(await statusOf(listPath)).toBe(200);
    expect(await statusOf(articlePath('good'))).toBe(200);
  },
);

it('an article that throws is 503, and costs no thread', async () => {
  expect(await statusOf(articlePath('throw'))).toBe(503);
  expect(await statusOf(articlePath('good'))).toBe(200);
  expect(pages.output()).toContain('Page server: press-article: thrown');
});

it('a load that never ends is ended with its thread; other pages go on', async () => {
  const never = ask(`${listPath}?after=never`);
  await slowestOf([articlePath('good')], never);
  expect((await never).status).toBe(503);
});

it('a path that ended its thread is refused at once, and tried again later', async () => {
  expect(await statusOf(articlePath('loop'))).toBe(503);
  const startedAt = Date.now();
  expect(await statusOf(articlePath('loop'))).toBe(503);
  expect(Date.now() - startedAt).toBeLessThan(500);
  expect(pages.output()).toContain('it ended its thread a moment ago');
});

it('thirty visitors of looping articles take one thread, the others keep the rest', async () => {
  const flood = Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      statusOf(at % 2 === 0 ? articlePath('loop') : articlePath('memory')),
    ),
  );
  await slowestOf([listPath], flood);
  const statuses = await flood;
  expect(new Set(statuses.filter((_, at) => at % 2 === 0))).toEqual(new Set([503]));
  // This page is answered before what it leaves behind stands in the way: then it is there.
  for (const status of statuses) expect([200, 503]).toContain(status);
});

it('an article that is answered and goes on looping is refused for a while, too', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => statusOf(articlePath('promises'))),
  );
  expect(answers).toContain(503);
  expect(await statusOf(listPath)).toBe(200);
});

it('SIGTERM ends it in the middle of a loop', async () => {
  const hostile = ask(articlePath('loop')).catch(() => undefined);
  await pause(300);
  const startedAt = Date.now();
  await pages.stop();
  expect(Date.now() - startedAt).toBeLessThan(4000);
  await hostile;
});

it('the next release heals a list that loops, at once', async () => {
  listTitle.now = 'loop';
  expect(await statusOf(listPath)).toBe(503);
  await fake.ship('mfe-press', {
    text: 'healed',
    node: press.replace('const deed = data && deeds[data.title];', 'const deed = undefined;'),
  });
  const startedAt = Date.now();
  expect(await statusOf(listPath)).toBe(200);
  expect(Date.now() - startedAt).toBeLessThan(4000);
  await fake.rollBack('mfe-press');
});

it('a release whose code does not load leaves the one at work', async () => {
  const { manifest } = await fake.ship('mfe-press', { text: 'two', node: `${press}\n// two` });
  const file = join(
    fake.site.serverFolder('mfe-press', manifest.versions['mfe-press']),
    'exposes.cjs',
  );
  await fake.rollBack('mfe-press');
  expect(await statusOf(listPath)).toBe(200);
  writeFileSync(file, 'for (;;);');
  symlinkSync(`releases/${manifest.id}`, `${fake.site.current}.next`);
  renameSync(`${fake.site.current}.next`, fake.site.current);
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await statusOf(listPath)).toBe(200);
    await pause(500);
  }
  expect(pages.output()).toMatch(/cannot be rendered: the page ran for 2000 ms without a pause/);
});
