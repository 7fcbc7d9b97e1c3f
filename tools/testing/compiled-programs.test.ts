/** What images run: compiled programs, in a folder like /app of the shell's image, which has no sources and only its libraries. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { frontendNames, repositoryRoot } from '@site/release';
import { createFakeSite, fakeBuild, origin, type FakeSite } from '@site/release/testing';
import { temporaryFolders } from '@site/testing/fixtures';
import { runProcess } from '@site/testing/run-process';
import { startProcess } from '@site/testing/start-process';
import { imageFiles, imagePrograms } from '../bin/image-programs.mjs';

jest.setTimeout(120_000);

const newFolder = temporaryFolders();
let folder: string;
let image: string;
let fake: FakeSite;
beforeAll(() => {
  folder = newFolder();
  image = join(folder, 'app');
  fake = createFakeSite();
  makeImageFolder();
});
afterAll(() => fake.remove());

/** As shell/Dockerfile does it. */
function makeImageFolder() {
  const workspaces = execFileSync('npm', ['query', '.workspace'], { cwd: repositoryRoot });
  const places = JSON.parse(workspaces.toString()) as readonly { readonly location: string }[];
  const manifests = ['', ...places.map(({ location }) => location)].map((place) =>
    join(place, 'package.json'),
  );
  for (const file of [...manifests, 'package-lock.json', 'tools/bin']) {
    mkdirSync(dirname(join(image, file)), { recursive: true });
    cpSync(join(repositoryRoot, file), join(image, file), { recursive: true });
  }
  const compile = join(repositoryRoot, 'tools/testing/compile-parts.mjs');
  const dist = join(repositoryRoot, 'dist');
  execFileSync(process.execPath, [compile, join(image, 'dist'), dist]);
  for (const library of librariesOfImage()) {
    mkdirSync(dirname(join(image, 'node_modules', library)), { recursive: true });
    symlinkSync(
      join(repositoryRoot, 'node_modules', library),
      join(image, 'node_modules', library),
    );
  }
  // Installed as locked: nothing is installed again.
  const lockfile = readFileSync(join(image, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex');
  writeFileSync(join(image, 'node_modules/.package-lock.hash'), hash);
  for (const place of ['packages/design/fonts', 'imagery/media/pictures', 'imagery/media/tours'])
    mkdirSync(join(image, place), { recursive: true });
  for (const name of frontendNames) symlinkSync(join(fake.builds, name), join(image, name, 'dist'));
}

function librariesOfImage(): readonly string[] {
  const dockerfile = readFileSync(join(repositoryRoot, 'shell/Dockerfile'), 'utf8');
  const [, workspaces = ''] = /write-sbom\.mjs sbom\.cdx\.json (.+)/.exec(dockerfile) ?? [];
  const installed = [...dockerfile.matchAll(/--workspace (\S+)/g)].map(([, name]) => name);
  expect(installed).toEqual(workspaces.split(' '));
  const tool = join(image, 'tools/bin/write-sbom.mjs');
  execFileSync(process.execPath, [tool, 'sbom.cdx.json', ...workspaces.split(' ')], { cwd: image });
  const { components } = JSON.parse(readFileSync(join(image, 'sbom.cdx.json'), 'utf8')) as {
    readonly components: readonly { readonly name: string; readonly group?: string }[];
  };
  const names = components.map(({ name, group }) => (group ? `${group}/${name}` : name));
  return [...new Set(names)].filter((name) => !name.startsWith('@site/') && !isWorkspace(name));
}

const isWorkspace = (name: string) => ['press-service', 'form-service'].includes(name);

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--enable-source-maps', ...args],
    {
      cwd: image,
      encoding: 'utf8',
      input: '',
      env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...env },
    },
  );
  return { status, output: stdout + stderr };
}

test('the folder of the image holds no TypeScript and no loader of it', () => {
  const files = readdirSync(image, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('node_modules/'),
  );
  expect(files).toContain('dist/tools/container/main.mjs');
  expect(files.filter((file) => /\.tsx?$/.test(file))).toEqual([]);
  expect(readdirSync(join(image, 'node_modules'))).toEqual(
    expect.arrayContaining(['mongodb', 'undici']),
  );
  for (const tool of ['tsx', 'esbuild', 'typescript', 'webpack'])
    expect(readdirSync(join(image, 'node_modules'))).not.toContain(tool);
});

/** What each program prints without settings and arguments. */
const messages: Readonly<Record<string, RegExp>> = {
  'tools/container/main.ts': /RELEASE_SECRET/,
  'tools/container/follow.ts': /RELEASE_STORE is missing/,
  'tools/container/release-job.ts': /Usage: release-job/,
  'tools/backup/schedule-command.ts': /Usage: schedule-command/,
  'tools/backup/test-restore-command.ts': /Usage: test-restore-command/,
  'tools/backup/backup-command.ts': /there is no store at/,
  'tools/backup/restore-command.ts': /Usage: npm run restore/,
  'tools/release/release-command.ts': /Usage: npm run release/,
  'tools/release/preview-command.ts': /Usage: npm run preview/,
  'tools/release/rollback-command.ts': /Usage: npm run rollback/,
  'tools/release/operator-link-command.ts': /Valid until/,
  'tools/trace/trace-command.ts': /^\n$/,
  'form-service/src/cli.ts': /Usage: npm run forms/,
  'form-service/src/copy-store-command.ts': /neither backup nor restore/,
  'press-service/src/cli.ts': /Usage: npm run admin/,
  'press-service/src/copy-store-command.ts': /neither backup nor restore/,
};

test.each(imagePrograms.filter((entry) => !entry.endsWith('/worker.ts')))(
  '%s starts in the image',
  (entry) => {
    const { output } = run([imageFiles[imagePrograms.indexOf(entry)]!]);
    expect(output).toMatch(messages[entry]!);
  },
);

/** @returns its exit code */
async function startAndEnd(
  program: string,
  dataFolder: string,
  work: (port: number) => Promise<void> = () => Promise.resolve(),
) {
  const { child, end } = startProcess(process.execPath, [program], {
    cwd: repositoryRoot,
    env: { DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  await work(port);
  return end();
}

test('npm run release, rollback, backup, restore and forms work in the image', async () => {
  // Both stores.
  for (const [service, data] of [
    ['press-service', 'data/press'],
    ['form-service', 'data/forms'],
  ] as const)
    await startAndEnd(join(image, 'dist', service, 'src/server.mjs'), join(folder, data));
  const npmRun = (command: string, ...args: readonly string[]) =>
    run(['tools/bin/run.mjs', command, ...args], {
      SITE_DIR: join(folder, 'site'),
      PUBLIC_ORIGIN: origin,
    }).output;
  expect(npmRun('release', 'all')).toContain('Release 1 is live');
  const second = fakeBuild(fake.builds, 'mfe-press', { text: 'two' });
  expect(npmRun('release', 'mfe-press')).toContain(`Release 2 is live: mfe-press ${second}`);
  expect(npmRun('rollback', 'mfe-press')).toMatch(/release 3 is live: mfe-press .* again/);
  const backup = npmRun('backup');
  expect(backup).toMatch(/Backup .*\. Restore it/);
  const [, made = ''] = /npm run restore -- (.+)/.exec(backup) ?? [];
  expect(npmRun('restore', made, '--force')).toMatch(/registrations/);
  expect(npmRun('forms', 'list')).toMatch(/registrations|No entries/i);
  // A blank DATA_DIR counts as unset.
  for (const [command, place] of [
    [['forms', 'list'], 'data/forms'],
    [['backup'], 'data/press'],
  ] as const)
    expect(run(['tools/bin/run.mjs', ...command], { DATA_DIR: ' ' }).output).toContain(
      `here is no store at ${join(image, place)}`,
    );
  expect(npmRun('start')).toBe('tools/start/main.ts is missing here.\n');
});

test.each([
  ['press-service', '/api/press/health/ready', 'cli.mjs', 'Usage: npm run admin'],
  ['form-service', '/forms/health/ready', 'cli.mjs', 'Usage: npm run forms'],
])('%s starts, answers and ends, and has its command line', async (name, health, cli, usage) => {
  execFileSync('npm', ['run', '--silent', 'build', '--workspace', name], { cwd: repositoryRoot });
  const data = join(folder, name);
  const ended = await startAndEnd(`${name}/dist/server.mjs`, data, async (port) =>
    expect((await fetch(`http://127.0.0.1:${port}${health}`)).status).toBe(200),
  );
  expect(ended).toBe(0);
  const { stderr } = await runProcess(process.execPath, [`${name}/dist/${cli}`], {
    cwd: repositoryRoot,
    isSeparate: true,
    env: { DATA_DIR: data },
  });
  expect(stderr).toContain(usage);
});
