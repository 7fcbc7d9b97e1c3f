/** The worker of the shell's container and the job of a remote's, over real sockets and processes. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeBuild, createFakeSite, origin, type FakeSite } from '@site/release/testing';
import { repositoryRoot } from '@site/release';
import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';
import { runProcess, type Ended } from '@site/testing/run-process';
import { temporaryFolders } from '@site/testing/fixtures';
import { readConfig } from './config';
import { createReleaseWorker } from './release-worker';

const releaseSecret = 'made-up-for-this-test-0123456789abcdef';

let fake: FakeSite;
const newFolder = temporaryFolders();
let folder: string;
let worker: LoopbackServer;
beforeAll(async () => {
  fake = createFakeSite();
  await fake.shipAll();
  folder = newFolder();
  const server = createReleaseWorker(
    {
      site: fake.site,
      publicOrigin: origin,
      store: undefined,
      incoming: join(folder, 'incoming'),
      releaseSecret,
    },
    () => undefined,
  );
  worker = await serveOnLoopback(server);
});
afterAll(async () => {
  await worker.stop();
  fake.remove();
});

const post = (authorization?: string) =>
  fetch(`${worker.origin}/release/mfe-press`, {
    method: 'POST',
    headers: authorization === undefined ? {} : { Authorization: authorization },
  });

test.each([
  ['nothing', undefined],
  ['another secret', 'Bearer made-up-for-another-test-0123456789ab'],
  ['the secret without its scheme', releaseSecret],
  ['the start of the secret', `Bearer ${releaseSecret.slice(0, -1)}`],
])('%s is 401 and releases nothing', async (_, authorization) => {
  fakeBuild(join(folder, 'incoming'), 'mfe-press', { text: 'not by them' });
  const before = fake.served();
  expect((await post(authorization)).status).toBe(401);
  expect(fake.served()).toEqual(before);
});

test('a health check needs no secret', async () => {
  expect((await fetch(`${worker.origin}/health`)).status).toBe(200);
});

function ship(env: Record<string, string>): Promise<Ended> {
  const job = join(repositoryRoot, 'tools/bin/ship-build.mjs');
  return runProcess(process.execPath, [job, 'mfe-press'], {
    isSeparate: true,
    env: {
      BUILD_DIR: join(fake.builds, 'mfe-press'),
      INCOMING_DIR: join(folder, 'incoming'),
      RELEASE_WORKER_URL: worker.origin,
      RELEASE_WAIT_MS: '0',
      ...env,
    },
  });
}

test('a job with the secret ships its remote and no other', async () => {
  const version = fakeBuild(fake.builds, 'mfe-press', { text: 'two' });
  const file = join(folder, 'secret');
  writeFileSync(file, `${releaseSecret}\n`);
  const { code, output } = await ship({ RELEASE_SECRET_FILE: file });
  expect([code, output]).toEqual([0, `release 2 is live: mfe-press ${version}\n`]);
  expect(existsSync(join(fake.site.root, 'incoming'))).toBe(false);
});

test('a job without the secret names the variable to set', async () => {
  const { code, output } = await ship({});
  expect([code, output]).toEqual([1, expect.stringContaining('set RELEASE_SECRET_FILE')]);
});

test('a job reports a secret that cannot be read, and a worker that does not answer', async () => {
  expect((await ship({ RELEASE_SECRET_FILE: join(folder, 'no') })).output).toMatch(
    /RELEASE_SECRET_FILE: ".*" cannot be read \(ENOENT\)/,
  );
  expect((await ship({ RELEASE_WORKER_URL: 'http://127.0.0.1:1' })).output).toMatch(
    /does not answer .* Is the shell up/,
  );
});

test('a container without a secret does not start, and its error names the script that creates one', () => {
  expect(() => readConfig({ RELEASE_SECRET: 'short' })).toThrow(
    /RELEASE_SECRET .* must have 32 characters or more: sh docker\/make-secrets\.sh/,
  );
  expect(() => readConfig({ RELEASE_SECRET_FILE: join(folder, 'no') })).toThrow(/\(ENOENT\)/);
});
