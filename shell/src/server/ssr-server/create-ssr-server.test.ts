/** What a load balancer or a rollout is told, and what a form is answered while the press service hangs. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { encodePath, exposesByRemote, pathOf } from '@site/contract';
import { createFakeSite, type FakeSite } from '@site/release/testing';
import { createAdministratorPages } from './administrator/administrator-pages';
import { createSsrServer } from './create-ssr-server';

jest.setTimeout(60_000);

let fake: FakeSite;
let server: Server | undefined;
let log: jest.SpyInstance<void, unknown[]>;
beforeEach(() => {
  fake = createFakeSite();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await new Promise((resolve) => server?.close(resolve));
  log.mockRestore();
  fake.remove();
});

/**
 * @param pressService its origin
 * @returns a function that requests an address
 */
async function open(pressService: string) {
  const config = {
    host: '127.0.0.1',
    port: 0,
    siteFolder: fake.site.root,
    pressService,
    readsPerMinute: 0,
    searchesPerMinute: 0,
    metricsPort: undefined,
  };
  const limits = { smallMs: 300, largeMs: 500, stepMs: 100, dataMs: 100 };
  const pages = createAdministratorPages(pressService, limits);
  const started = createSsrServer(config, undefined, pages).listen(config.port, config.host);
  server = started;
  await new Promise((resolve) => started.once('listening', resolve));
  const { port } = started.address() as AddressInfo;
  return (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Connection', 'close');
    return fetch(`http://${config.host}:${port}${path}`, { ...init, headers });
  };
}

/** @returns a function that requests an address */
async function start() {
  const request = await open('http://127.0.0.1:9');
  return async (path: string) => (await request(path)).status;
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
  const statusOf = await start();
  expect([await statusOf('/health'), await statusOf('/ready')]).toEqual([200, 503]);
  await fake.shipAll();
  await until(async () => (await statusOf('/ready')) === 200);
  const { manifest } = await fake.ship('mfe-press', { text: 'two' });
  breakShell(manifest.versions);
  await statusOf('/sitemap.xml');
  expect(log.mock.calls.join('\n')).toContain('cannot be rendered: ');
  expect(await statusOf('/ready')).toBe(200);
});

test('it runs but is not ready with a release that it cannot open', async () => {
  const { manifest } = await fake.shipAll();
  breakShell(manifest.versions);
  const statusOf = await start();
  await until(() => log.mock.calls.join('\n').includes('cannot be rendered: '));
  expect([await statusOf('/health'), await statusOf('/ready')]).toEqual([200, 503]);
});

/** As the real ones: their data comes from the press service. */
const loadingPages = exposesByRemote['mfe-press']
  .map(
    (expose) => `exports.${expose.slice(2)} = {
      default: () => 'press',
      load: (_, { apiOrigin, signal }) => fetch(apiOrigin + '/list', { signal }).then((list) => list.json()),
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

test('a form that the press service does not answer is shown again without waiting for the list', async () => {
  const asked: string[] = [];
  const press = createServer(({ method, url }) => void asked.push(`${method} ${url}`));
  await new Promise<void>((resolve) => press.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = press.address() as AddressInfo;
    await fake.shipAll();
    await fake.ship('mfe-press', { text: 'press', node: loadingPages });
    await fake.ship('shell', { text: 'echo', node: echoingShell });
    const request = await open(`http://127.0.0.1:${port}`);
    await until(async () => (await request('/ready')).status === 200);
    const startedAtMs = performance.now();
    const fields = { intent: 'publish', key: 'k1', title: '제목', content: '지킬 본문' };
    const shown = await request(encodePath(pathOf('press-list')), {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams(fields),
    });
    expect([shown.status, await shown.json()]).toMatchObject([
      503,
      { admin: { formKey: 'k1', result: { draft: { content: '지킬 본문' } } } },
    ]);
    expect(performance.now() - startedAtMs).toBeLessThan(2_000);
    expect(asked).toEqual([expect.stringMatching(/^POST/)]);
  } finally {
    press.closeAllConnections();
    press.close();
  }
});
