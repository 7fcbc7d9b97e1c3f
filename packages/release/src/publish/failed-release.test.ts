import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exposesByRemote } from '@site/contract';
import { forEachTest } from '@site/testing/fixtures';
import { compiledPart } from '@site/tools/compiled-part';
import { repositoryRoot } from '../repository-root';
import { createReleasedSite } from '../testing/copy-first-release';
import { fakeBuild, type FakeBuild } from '../testing/fake-builds';
import { releaseFrontends } from './switch-release';

let before: ReadonlyMap<string, string>;
const fake = forEachTest(createReleasedSite);
beforeEach(() => void (before = fake.served()));

/** So long that compressing it takes a while. */
const noise = Array.from({ length: 30_000 }, (_, at) => (at * 7919) % 10_007).join();

/** The live release is unchanged to the last byte, no partial files are left, and the next release works. */
async function expectUnharmed() {
  expect(fake.served()).toEqual(before);
  expect(existsSync(fake.site.staging)).toBe(false);
  expect(readdirSync(fake.site.releases)).toEqual(['1']);
  await expectNextWorks();
}

async function expectNextWorks() {
  const { hasChanged } = await fake.ship('mfe-press', { text: 'the next one' });
  expect(hasChanged).toBe(true);
  expect(existsSync(join(fake.site.root, 'release.lock'))).toBe(false);
  expect(existsSync(fake.site.staging)).toBe(false);
}

const exposes = (source: (name: string) => string) =>
  exposesByRemote['mfe-content'].map((expose) => source(expose.slice(2))).join('\n');

const refused: [string, FakeBuild, RegExp][] = [
  [
    'a host of another major',
    { text: 'two', hostRange: '^2.0.0' },
    /mfe-content .* requires host \^2\.0\.0, but shell .* provides 1\.0\.0.*Release the shell first/,
  ],
  ['a newer host', { text: 'two', hostRange: '^1.1.0' }, /requires host \^1\.1\.0/],
  ['a range that browsers do not parse', { text: 'two', hostRange: '*' }, /requires host \*/],
  ['no range', { text: 'two', hostRange: '' }, /requires host \(no range\)/],
  [
    'a missing expose',
    {
      text: 'two',
      node: exposes((name) => (name === 'Premium' ? '' : `exports.${name} = { default() {} };`)),
    },
    /- mfe-content .*: \.\/Premium is missing/,
  ],
  [
    'exposes of the wrong shape, all of them named',
    {
      text: 'two',
      node: exposes((name) =>
        name === 'Premium'
          ? 'exports.Premium = { default: "<p>" };'
          : name === 'Privacy'
            ? 'exports.Privacy = { default() {}, load: 1 };'
            : `exports.${name} = { default() {} };`,
      ),
    },
    /mfe-content\/Premium: its default export[\s\S]*mfe-content\/Privacy: "load" is not a function/,
  ],
  [
    'a bundle that throws while it is evaluated',
    { text: 'two', node: 'throw new Error("boom");' },
    /- mfe-content .*: it does not load \(boom\)/,
  ],
  [
    'a bundle that requires a module the shell does not share',
    { text: 'two', node: 'require("lodash");' },
    /requires "lodash", which the shell does not share/,
  ],
  [
    'a page that cannot be rendered',
    {
      text: 'two',
      node: exposes(
        (name) => `exports.${name} = { default() { throw new Error("no ${name}"); } };`,
      ),
    },
    /^\/ cannot be rendered: no Home/,
  ],
];

it.each(refused)('refuses %s and leaves the live release', async (_, build, message) => {
  await expect(fake.ship('mfe-content', build)).rejects.toThrow(message);
  await expectUnharmed();
});

it('refuses a build that names too few exposes before any of its code runs', async () => {
  const exposes = exposesByRemote['mfe-content'].filter((expose) => expose !== './Premium');
  const mark = join(fake.builds, 'has-run');
  const node = `require('node:fs').writeFileSync(${JSON.stringify(mark)}, '');`;
  const shipped = fake.ship('mfe-content', { text: 'two', exposes, node });
  await expect(shipped).rejects.toThrow(/- mfe-content .*: \.\/Premium is missing/);
  expect(existsSync(mark)).toBe(false);
  await expectUnharmed();
});

it('refuses a shell that is not compatible with the live remotes', async () => {
  const shell = fake.ship('shell', { text: 'two', hostVersion: '2.0.0' });
  await expect(shell).rejects.toThrow(/requires host \^1\.0\.0, but shell .* provides 2\.0\.0/);
  await expectUnharmed();
});

it('names what a remote imports and the shell does not provide, from either side', async () => {
  const of = (...names: string[]) => ({ '@site/host': ['Link', ...names], '@site/design': [] });
  await fake.ship('shell', { text: 'two', sharedNames: of('Slot') });
  await fake.ship('mfe-press', { text: 'two', sharedNames: of('Slot') });
  before = fake.served();
  await expect(
    fake.ship('mfe-content', { text: 'two', sharedNames: of('useSearch'), hostRange: '^1.1.0' }),
  ).rejects.toThrow(
    /requires host \^1\.1\.0, but shell .* provides 1\.0\.0 without useSearch \(@site\/host\)\. Release the shell/,
  );
  await expect(fake.ship('shell', { text: 'three', sharedNames: of() })).rejects.toThrow(
    /mfe-press .* requires .* without Slot \(@site\/host\)/,
  );
  expect(fake.served()).toEqual(before);
});

it('names the command to build a frontend without a build', async () => {
  const nothing = releaseFrontends(fake.site, ['mfe-press'], 'https://www.example.com', {
    buildFolder: () => join(fake.builds, 'nowhere'),
  });
  await expect(nothing).rejects.toThrow('Run: npm run build -- mfe-press');
  await expectUnharmed();
});

it('refuses a build with a damaged build manifest', async () => {
  fakeBuild(fake.builds, 'mfe-press', { text: 'two' });
  writeFileSync(join(fake.builds, 'mfe-press/build-manifest.json'), '{"name":"mfe-press"}');
  await expect(fake.shipAll()).rejects.toThrow('does not describe a build of mfe-press');
  await expectUnharmed();
});

it('refuses a build that another one replaces while it is being released, and accepts it later', async () => {
  const version = fakeBuild(fake.builds, 'mfe-press', { text: noise });
  const staged = join(fake.site.staging, `mfe-press-${version}`);
  const shipped = fake.ship('mfe-press', { text: noise });
  const refusal = expect(shipped).rejects.toThrow(
    /mfe-press \S+ replaced \S+ in .* while it was being released/,
  );
  // It is being compressed.
  while (!existsSync(staged)) await new Promise(setImmediate);
  fakeBuild(fake.builds, 'mfe-press', { text: 'of another job' });
  await refusal;
  await expectUnharmed();
  expect((await fake.ship('mfe-press', { text: noise })).manifest.versions['mfe-press']).toBe(
    version,
  );
});

it('refuses a build whose files another build of the same sources was still writing, and accepts it later', async () => {
  const version = fakeBuild(fake.builds, 'mfe-press', { text: noise });
  const web = join(fake.builds, 'mfe-press/web');
  const [name = ''] = readdirSync(web);
  const whole = readFileSync(join(web, name));
  const shipped = fake.ship('mfe-press', { text: noise });
  const refusal = expect(shipped).rejects.toThrow(
    `${name} changed while mfe-press ${version} was being released. Run the command again.`,
  );
  // The copy has the unfinished file.
  writeFileSync(join(web, name), 'unfinished');
  const server = fake.site.serverFolder('mfe-press', version);
  while (!existsSync(server)) await new Promise(setImmediate);
  writeFileSync(join(web, name), whole);
  await refusal;
  await expectUnharmed();
  expect((await fake.ship('mfe-press', { text: noise })).manifest.versions['mfe-press']).toBe(
    version,
  );
});

it('refuses a published folder with the build of another version', async () => {
  const [version = ''] = readdirSync(join(fake.site.root, 'server/mfe-press'));
  const file = join(fake.site.serverFolder('mfe-press', version), 'build-manifest.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(version, '9.9.9-other'));
  await expect(fake.ship('mfe-content', { text: 'two' })).rejects.toThrow(
    /holds the build of mfe-press 9\.9\.9-other/,
  );
});

describe('in a process of its own', () => {
  const command = (...names: string[]) => [
    compiledPart('packages/release/src/testing/release-here.ts') ?? '',
    fake.site.root,
    fake.builds,
    ...names,
  ];
  const processOptions = { cwd: repositoryRoot };

  it('a full disk ends it; the live release stays', async () => {
    // No file may grow above 8 KB: the third-largest page is the first that does not fit.
    fakeBuild(fake.builds, 'mfe-content', { text: noise });
    const words = command('mfe-content').map((word) => `'${word}'`);
    const { status, stderr } = spawnSync(
      'bash',
      ['-c', `trap '' XFSZ; ulimit -f 16; exec '${process.execPath}' ${words.join(' ')}`],
      { ...processOptions, encoding: 'utf8' },
    );
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/EFBIG|ENOSPC|File too large/);
    expect(fake.served()).toEqual(before);
    await expectNextWorks();
  });

  it('killed while rendering, it leaves the live release, and the next one works', async () => {
    const mark = join(fake.builds, 'rendering');
    fakeBuild(fake.builds, 'mfe-content', {
      text: 'two',
      node: exposes(
        (name) => `exports.${name} = { default() {
          require('node:fs').writeFileSync(${JSON.stringify(mark)}, '');
          process.kill(process.ppid, 'SIGKILL');
          for (;;);
        } };`,
      ),
    });
    const { signal } = spawnSync(process.execPath, command('mfe-content'), processOptions);
    expect(signal).toBe('SIGKILL');
    expect(existsSync(mark)).toBe(true);
    expect(existsSync(join(fake.site.root, 'release.lock'))).toBe(true);
    expect(fake.served()).toEqual(before);
    await expectNextWorks();
  });

  it('three at once run one after the other', async () => {
    const frontends = ['mfe-content', 'mfe-floorplan', 'mfe-press'] as const;
    for (const name of frontends) fakeBuild(fake.builds, name, { text: `${name} two` });
    const codes = await Promise.all(
      frontends.map((name) => exitCode(command(name), processOptions)),
    );
    expect(codes).toEqual([0, 0, 0]);
    expect(readdirSync(fake.site.releases)).toHaveLength(4);
    const home = readFileSync(join(fake.site.current, 'pages/index.html'), 'utf8');
    for (const name of ['mfe-content', 'mfe-floorplan']) expect(home).toContain(`${name} two`);
  });
});

function exitCode(args: string[], options: object): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { ...options, stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

it('the next release removes the files of an aborted one', async () => {
  mkdirSync(join(fake.site.staging, 'release-2/pages'), { recursive: true });
  writeFileSync(join(fake.site.staging, 'release-2/pages/index.html'), 'half');
  await expectNextWorks();
  const home = readFileSync(join(fake.site.current, 'pages/index.html'), 'utf8');
  expect(home).not.toBe('half');
});
