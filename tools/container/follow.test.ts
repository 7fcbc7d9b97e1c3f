/** The follower and the release job on separate machines, as processes, with a mounted folder as the store. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { readLiveRelease, repositoryRoot, siteFolder } from '@site/release';
import { createFakeSite, fakeBuild, origin } from '@site/release/testing';
import { sendRequest } from '@site/testing/send-request';
import { startServer } from '@site/testing/start-server';
import { temporaryFolder } from '@site/testing/fixtures';
import { findFreePort } from '../start/free-port';
import { readFollowConfig } from './follow-config';

const folder = temporaryFolder();
const share = join(folder, 'share');
mkdirSync(share);
const env = { RELEASE_STORE: `file://${share}`, PUBLIC_ORIGIN: origin };

function runJob(args: readonly string[], more: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/container/release-job.ts', ...args],
    {
      cwd: repositoryRoot,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env, ...more },
    },
  );
  return { status, output: stdout + stderr };
}

const statusOf = async (port: number, path: string) =>
  (await sendRequest(`http://127.0.0.1:${port}`, { path })).status;

test('a job releases a build from an empty folder, and a follower reports that it is ready', async () => {
  const fake = createFakeSite();
  await fake.shipAll();
  const port = await findFreePort('127.0.0.1');
  const root = join(folder, 'edge');
  const follower = await startServer('tools/container/follow.ts', {
    ...env,
    SITE_DIR: root,
    FOLLOWER_NAME: 'edge-1',
    FOLLOW_PORT: String(port),
    HOST: '127.0.0.1',
  });
  expect([await statusOf(port, '/health'), await statusOf(port, '/ready')]).toEqual([200, 503]);
  expect(await statusOf(port, '/other')).toBe(404);
  // The machine that has released before the store existed.
  const first = runJob(['mfe-press'], { SITE_DIR: fake.site.root, INCOMING_DIR: fake.builds });
  expect(first).toEqual({
    status: 0,
    output: expect.stringMatching(
      /switched: edge-1\nrelease 1 already contains exactly these versions/,
    ),
  });
  expect(await statusOf(port, '/ready')).toBe(200);
  const version = fakeBuild(fake.builds, 'mfe-press', { text: 'two' });
  const second = runJob(['mfe-press'], {
    SITE_DIR: join(folder, 'job'),
    INCOMING_DIR: fake.builds,
  });
  expect(second.output).toContain(`release 2 is live: mfe-press ${version}`);
  expect(readLiveRelease(siteFolder(root))?.versions['mfe-press']).toBe(version);
  await follower.stop();
  await pause(100);
  expect(follower.child.exitCode).toBe(0);
  fake.remove();
});

test('a job without a store, or with an unknown frontend, ends with one message', () => {
  const site = { SITE_DIR: join(folder, 'job') };
  expect(runJob(['mfe-press'], { ...site, RELEASE_STORE: '' })).toEqual({
    status: 1,
    output: expect.stringContaining('RELEASE_STORE is missing'),
  });
  expect(runJob(['mfe-none'], site).output).toContain('No frontend is named "mfe-none"');
  expect(runJob([], site).output).toContain('Usage: release-job.ts own');
});

test('a follower names every problem of its environment at once', () => {
  expect(() => readFollowConfig({ FOLLOWER_NAME: 'a b', FOLLOW_PORT: 'x' })).toThrow(
    /RELEASE_STORE is missing.*\n.*SITE_DIR is missing.*\n.*FOLLOWER_NAME may have.*\n.*FOLLOW_PORT must be/,
  );
});
