/**
 * A fifth remote on a live site: added by the command, built, released, requested from the site server, and removed. In a
 * copy of the checkout; the releases before and after are fake builds.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { frontendNames, repositoryRoot } from '@site/release';
import { fakeBuild, hashesUnder } from '@site/release/testing';
import { copyCheckout, makeCheckoutFolder } from '../testing/copy-checkout';
import { processEnvironment } from '@site/testing/process-environment';
import { startProcess } from '@site/testing/start-process';

const run = promisify(execFile);
const copied = [
  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'docker-compose.yml'],
  ...['packages', 'tools', 'nginx', 'site-server', 'press-service', 'form-service'],
  ...frontendNames,
];
/** The files that the command may change. */
const sources = ['packages/contract', 'docker-compose.yml', 'package-lock.json'];
const folder = makeCheckoutFolder('fifth-remote-');
const checkout = join(folder, 'checkout');
const site = join(folder, 'site');
const builds = join(folder, 'builds');

beforeAll(() => {
  copyCheckout(copied, checkout);
  const pictures = join(checkout, 'imagery/media/pictures');
  mkdirSync(dirname(pictures), { recursive: true });
  symlinkSync(join(repositoryRoot, 'imagery/media/pictures'), pictures);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a fifth remote is added, released into a live site, served, and removed', async () => {
  const before = snapshot();
  for (const name of frontendNames) fakeBuild(builds, name, { text: `${name} one` });
  await release(frontendNames);

  await inCheckout('tools/new/main.ts', 'remote', 'mfe-x', '--path', '/X', '--label', '다섯째');
  // Two remotes stay fake builds; the shell renders no list and no popup without styles.
  const real = ['shell', 'mfe-press', 'mfe-registration', 'mfe-x'];
  await inCheckout('tools/release/release-command.ts', ...real);
  await withSiteServer(async (get) => {
    const page = await get('/X');
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('다섯째')]);
    const { remotes } = JSON.parse((await get('/release.json')).text) as {
      remotes: Readonly<Record<string, { readonly entry: { readonly src: string } }>>;
    };
    expect(Object.keys(remotes).sort()).toEqual([...frontendNames, 'mfe-x'].slice(1).sort());
    const entry = remotes['mfe-x']?.entry.src ?? '';
    expect(entry).toMatch(/^\/remotes\/mfe-x\/1\.0\.0-/);
    expect((await get(entry)).status).toBe(200);
    expect((await get('/Brand/intro')).status).toBe(200);
  });

  await inCheckout('tools/new/main.ts', 'remove', 'mfe-x');
  expect(snapshot()).toEqual(before);
  expect(existsSync(join(checkout, 'mfe-x'))).toBe(false);
  await release(frontendNames);
  await withSiteServer(async (get) => {
    expect((await get('/X')).status).toBe(404);
    expect((await get('/release.json')).text).not.toContain('mfe-x');
  });
}, 400_000);

test('the command that it prints shows the page, and a changed text at the next request', async () => {
  const address = ['--path', '/Y', '--label', '여섯째'];
  const printed = await inCheckout('tools/new/main.ts', 'remote', 'mfe-y', ...address);
  const [, name = '', args = ''] =
    /^See it at \/Y: npm run (\w+)(.*)\. Release/m.exec(printed) ?? [];
  const program = startProcess(
    process.execPath,
    ['--import', 'tsx', `tools/${name}/main.ts`, ...args.split(' ').filter(Boolean)],
    {
      cwd: checkout,
      env: { PORT: '0', DATA_DIR: join(folder, 'data'), TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
    },
  );
  try {
    const origin = await program.waitFor(/^ready (\S+)/m);
    const page = async () => (await fetch(`${origin}/Y`)).text();
    expect(await page()).toContain('준비 중');
    await run('sed', ['-i', 's/준비 중/일곱째/', 'mfe-y/src/content/y-texts.ts'], {
      cwd: checkout,
    });
    while (!(await page()).includes('일곱째')) await pause(100);
  } finally {
    await program.end();
    await inCheckout('tools/new/main.ts', 'remove', 'mfe-y');
  }
}, 400_000);

function snapshot() {
  return sources.map((source) =>
    source.includes('.')
      ? readFileSync(join(checkout, source), 'utf8')
      : [...hashesUnder(join(checkout, source))],
  );
}

async function inCheckout(file: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: checkout,
    env: { ...processEnvironment(), SITE_DIR: site, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
  });
  return stdout;
}

function release(names: readonly string[]): Promise<string> {
  return inCheckout('packages/release/src/testing/release-here.ts', site, builds, ...names);
}

type Get = (path: string) => Promise<{ readonly status: number; readonly text: string }>;

async function withSiteServer(work: (get: Get) => Promise<void>): Promise<void> {
  const nowhere = '127.0.0.1:9';
  const { child, end } = startProcess(
    process.execPath,
    ['--import', 'tsx', 'site-server/src/main.ts'],
    {
      cwd: checkout,
      env: {
        ...{ SITE_DIR: site, PORT: '0', PRESS_SERVICE: nowhere, FORM_SERVICE: nowhere },
        TSX_TSCONFIG_PATH: 'tsconfig.base.json',
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  try {
    const signal = AbortSignal.timeout(60_000);
    const [{ port }] = (await once(child, 'message', { signal })) as [{ port: number }];
    await work(async (path) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: response.status, text: await response.text() };
    });
  } finally {
    await end();
  }
}
