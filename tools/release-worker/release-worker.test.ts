/** The release worker and the job of a remote's container, over real sockets and processes. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { fakeBuild, createFakeSite, origin, type FakeSite } from '@site/release/testing';
import { readLiveRelease } from '@site/release';
import { serveOnLoopback, type LoopbackServer } from '@site/testing/serve-on-loopback';
import { runProcess, type Ended } from '@site/testing/run-process';
import { temporaryFolders } from '@site/testing/fixtures';
import { compiledPart } from '../testing/compiled-part';
import { readConfig } from '../container/config';
import { send, sendBuild } from '../ship/release-client';
import { createReleaseWorker } from './release-worker';

const releaseSecret = 'made-up-for-this-test-0123456789abcdef';
const pressSecret = 'made-up-for-the-press-team-0123456789abcdef';

let fake: FakeSite;
const newFolder = temporaryFolders();
let folder: string;
let secretsFolder: string;
let worker: LoopbackServer;
const log = jest.fn<undefined, [string]>();
beforeAll(async () => {
  fake = createFakeSite();
  await fake.shipAll();
  folder = newFolder();
  secretsFolder = join(folder, 'teams');
  mkdirSync(secretsFolder);
  writeFileSync(join(secretsFolder, 'mfe-press'), `${pressSecret}\n`);
  writeFileSync(join(secretsFolder, 'mfe-content'), 'short');
  const settings = { site: fake.site, publicOrigin: origin, store: undefined };
  worker = await serveOnLoopback(
    createReleaseWorker({ ...settings, releaseSecret, secretsFolder }, log),
  );
});
afterAll(async () => {
  await worker.stop();
  fake.remove();
});
// What is left behind would be found here, whatever a test has sent.
afterEach(() => {
  const received = join(fake.site.root, 'received');
  expect(existsSync(received) ? readdirSync(received) : []).toEqual([]);
});

const as = (secret: string) => ({ releaseOrigin: worker.origin, releaseSecret: secret });
const press = () => join(fake.builds, 'mfe-press');

test.each([
  ['nothing', undefined],
  ['another secret', 'Bearer made-up-for-another-test-0123456789ab'],
  ['the secret without its scheme', releaseSecret],
  ['the start of the secret', `Bearer ${releaseSecret.slice(0, -1)}`],
  ["a team's secret that is too short", 'Bearer short'],
])('%s is 401 and releases nothing', async (_, authorization) => {
  fakeBuild(fake.builds, 'mfe-press', { text: 'not by them' });
  const before = fake.served();
  const headers = new Headers(authorization === undefined ? {} : { Authorization: authorization });
  for (const path of ['/release/mfe-press', '/rollback/mfe-press']) {
    const { status } = await fetch(worker.origin + path, { method: 'POST', headers });
    expect(status).toBe(401);
  }
  expect((await fetch(`${worker.origin}/release`, { headers })).status).toBe(401);
  expect(fake.served()).toEqual(before);
});

test('a health check needs no secret', async () => {
  expect((await fetch(`${worker.origin}/health`)).status).toBe(200);
});

test("a team's secret ships and undoes that team's remote and nothing else", async () => {
  const before = readLiveRelease(fake.site)!;
  const version = fakeBuild(fake.builds, 'mfe-press', { text: 'by the team' });
  const shipped = await sendBuild(as(pressSecret), '/release/mfe-press', press());
  expect(shipped).toEqual({ isOk: true, text: `release 2 is live: mfe-press ${version}` });
  const served = fake.served();
  for (const other of ['shell', 'mfe-content', 'mfe-none']) {
    const headers = { Authorization: `Bearer ${pressSecret}` };
    for (const verb of ['release', 'rollback']) {
      const url = `${worker.origin}/${verb}/${other}`;
      const answer = await fetch(url, { method: 'POST', headers });
      expect([answer.status, await answer.text()]).toEqual([
        403,
        `This is the secret of mfe-press; it cannot change ${other}\n`,
      ]);
    }
  }
  // Its own address with the build of another remote.
  const foreign = await sendBuild(
    as(pressSecret),
    '/release/mfe-press',
    join(fake.builds, 'mfe-content'),
  );
  expect(foreign).toEqual({
    isOk: false,
    text: expect.stringContaining('does not describe a build of mfe-press'),
  });
  expect(fake.served()).toEqual(served);
  const live = await send(as(pressSecret), 'GET', '/release');
  expect(JSON.parse(live.text)).toMatchObject({
    id: 2,
    versions: { ...before.versions, 'mfe-press': version },
  });
  expect(await send(as(pressSecret), 'POST', '/rollback/mfe-press')).toEqual({
    isOk: true,
    text: `release 3 is live: mfe-press ${before.versions['mfe-press']} again`,
  });
});

test("a team's secret previews that team's build, and its link is not logged", async () => {
  const before = fake.served();
  log.mockClear();
  const version = fakeBuild(fake.builds, 'mfe-press', { text: 'to be shown' });
  const { isOk, text } = await sendBuild(as(pressSecret), '/preview/mfe-press', press());
  const lines = [
    expect.stringMatching(`^Preview mfe-press-\\w{8}: mfe-press ${version}, `) as string,
    expect.stringMatching(`^${origin}/\\.site/preview\\?link=mfe-press-`) as string,
  ];
  expect([isOk, ...text.split('\n')]).toEqual([true, ...lines]);
  expect(log.mock.calls).toEqual([[lines[0]]]);
  expect(fake.served()).toEqual(before);
  const foreign = await sendBuild(as(pressSecret), '/preview/mfe-content', press());
  expect(foreign.isOk).toBe(false);
});

test('two teams at once are served one after the other', async () => {
  const names = ['mfe-press', 'mfe-content', 'mfe-floorplan'] as const;
  const versions = names.map((name) => fakeBuild(fake.builds, name, { text: 'at once' }));
  const answers = await Promise.all(
    names.map((name) => sendBuild(as(releaseSecret), `/release/${name}`, join(fake.builds, name))),
  );
  expect(answers.map(({ isOk }) => isOk)).toEqual([true, true, true]);
  const ids = answers.map(({ text }) => Number(/release (\d+)/.exec(text)?.[1]));
  expect(Math.max(...ids) - Math.min(...ids)).toBe(2);
  expect(names.map((name) => readLiveRelease(fake.site)!.versions[name])).toEqual(versions);
});

test('a refused release is 409 with its reason, and the live one stays', async () => {
  const before = fake.served();
  fakeBuild(fake.builds, 'mfe-press', { text: 'too new', hostRange: '^9.0.0' });
  const { isOk, text } = await sendBuild(as(pressSecret), '/release/mfe-press', press());
  expect([isOk, text]).toEqual([
    false,
    expect.stringMatching(/requires host \^9\.0\.0, but shell/),
  ]);
  expect(fake.served()).toEqual(before);
});

const file = (name: string) => ({ header: { name, size: 4 }, body: 'text' });

async function post(body: Uint8Array<ArrayBuffer>, digestOf = body) {
  const digest = createHash('sha256').update(digestOf).digest('base64');
  const response = await fetch(`${worker.origin}/release/mfe-press`, {
    method: 'POST',
    body,
    headers: {
      Authorization: `Bearer ${pressSecret}`,
      'Content-Digest': `sha-256=:${digest}:`,
    },
  });
  return [response.status, await response.text()];
}

async function archive(entries: Parameters<typeof packTar>[0]) {
  return gzipSync(await packTar(entries));
}

test.each(['../outside.js', 'web/../../outside.js', '/etc/outside.js', 'web/.hidden', 'web/a\nb'])(
  'a build with the path %j is refused',
  async (path) => {
    const before = readdirSync(fake.site.root);
    expect(await post(await archive([file('web/a.js'), file(path)]))).toEqual([
      400,
      expect.stringContaining('is no path of a build'),
    ]);
    expect(readdirSync(fake.site.root).sort()).toEqual(
      [...new Set([...before, 'received'])].sort(),
    );
  },
);

test.each<[string, () => Promise<Parameters<typeof post>>, string]>([
  [
    'with a symbolic link',
    async () => [
      await archive([{ header: { name: 'web', size: 0, type: 'symlink', linkname: '/etc' } }]),
    ],
    'web is a symlink, not a file',
  ],
  [
    'that is too large unpacked',
    () => Promise.resolve([gzipSync(Buffer.alloc(65 * 1024 * 1024))]),
    'larger than 64 MB',
  ],
  [
    'with too many files',
    async () => [await archive(Array.from({ length: 5001 }, (_, at) => file(`web/${at}.js`)))],
    '5000 files',
  ],
  ['that is not an archive', () => Promise.resolve([Buffer.from('no')]), 'it is no gzipped tar'],
  [
    'that was changed on its way',
    async () => [await archive([file('web/a.js')]), Buffer.from('another')],
    'Content-Digest does not fit',
  ],
  [
    'that was cut off before it was sent',
    async () => [(await archive([file('web/a.js')])).subarray(0, 40)],
    'no gzipped tar',
  ],
])('a build %s is refused', async (_, sent, reason) => {
  expect(await post(...(await sent()))).toEqual([400, expect.stringContaining(reason)]);
});

test('a connection that breaks during the upload leaves nothing behind', async () => {
  const before = fake.served();
  log.mockClear();
  const socket = connect(worker.port, '127.0.0.1');
  socket.write(
    `POST /release/mfe-press HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${pressSecret}\r\n` +
      `Content-Digest: sha-256=:${'A'.repeat(43)}=:\r\nContent-Length: 100000\r\n\r\n`,
  );
  const body = await archive([file('web/a.js')]);
  socket.write(body.subarray(0, 60), () => socket.destroy());
  while (log.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(log.mock.calls).toEqual([[expect.stringContaining('its connection broke')]]);
  expect(fake.served()).toEqual(before);
});

function ship(env: Record<string, string>): Promise<Ended> {
  const job = compiledPart('tools/ship/ship-job.ts')!;
  return runProcess(process.execPath, [job, 'mfe-press'], {
    isSeparate: true,
    env: {
      BUILD_DIR: press(),
      RELEASE_ORIGIN: worker.origin,
      RELEASE_WAIT_MS: '0',
      ...env,
    },
  });
}

test('the job of a container ships its remote with the secret in a file', async () => {
  const version = fakeBuild(fake.builds, 'mfe-press', { text: 'two' });
  const secret = join(folder, 'secret');
  writeFileSync(secret, `${releaseSecret}\n`);
  const { code, output } = await ship({ RELEASE_SECRET_FILE: secret });
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(new RegExp(`^release \\d+ is live: mfe-press ${version}\n$`)),
  ]);
});

test('the job reports a missing secret, one that cannot be read, and a worker that does not answer', async () => {
  expect((await ship({})).output).toContain('RELEASE_SECRET is missing');
  expect((await ship({ RELEASE_SECRET_FILE: join(folder, 'no') })).output).toMatch(
    /RELEASE_SECRET_FILE: ".*" cannot be read \(ENOENT\)/,
  );
  const away = { RELEASE_ORIGIN: 'http://127.0.0.1:1', RELEASE_SECRET: releaseSecret };
  expect((await ship(away)).output).toMatch(/does not answer \(ECONNREFUSED\)\. Is the site up/);
});

test('a container without a secret does not start, and its error names the script that creates one', () => {
  expect(() => readConfig({ RELEASE_SECRET: 'short' })).toThrow(
    /RELEASE_SECRET .* must have 32 characters or more: sh docker\/make-secrets\.sh/,
  );
  expect(() => readConfig({ RELEASE_SECRET_FILE: join(folder, 'no') })).toThrow(/\(ENOENT\)/);
  expect(() =>
    readConfig({ RELEASE_SECRET: releaseSecret, RELEASE_SECRETS_DIR: secretsFolder }),
  ).toThrow(/teams\/mfe-content must have 32 characters or more/);
  rmSync(join(secretsFolder, 'mfe-content'));
});
