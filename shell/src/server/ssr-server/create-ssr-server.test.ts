/** What a load balancer or a rollout is told: the process runs, and a release has been opened. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createFakeSite, type FakeSite } from '@site/release/testing';
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

/** @returns a function that requests an address */
async function start() {
  const config = {
    host: '127.0.0.1',
    port: 0,
    siteFolder: fake.site.root,
    pressService: 'http://127.0.0.1:9',
    readsPerMinute: 0,
    searchesPerMinute: 0,
    metricsPort: undefined,
  };
  const started = createSsrServer(config).listen(config.port, config.host);
  server = started;
  await new Promise((resolve) => started.once('listening', resolve));
  const { port } = started.address() as AddressInfo;
  return async (path: string) => {
    const headers = { Connection: 'close' };
    return (await fetch(`http://${config.host}:${port}${path}`, { headers })).status;
  };
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
