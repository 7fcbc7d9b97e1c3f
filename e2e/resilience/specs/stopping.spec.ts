// `npm start` ends as a whole: npm, the shell in which it runs a script, the site's own process and its three servers.
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '@site/release';
import { createFakeSite, type FakeSite } from '@site/release/testing';
import { findFreePort } from '@site/tools/free-port';
import { startProcess } from '@site/testing/start-process';
import { expect, test } from '../test';

test.describe.configure({ timeout: 90_000 });

const stopWithinMs = 5000;
/** On two cores that are shared with other tests. */
const loadWithinMs = 30_000;
const serverCount = 3;
const entry = join(repositoryRoot, 'tools/start/testing/start-released-site.ts');
const tsx = join(repositoryRoot, 'node_modules/tsx/dist/loader.mjs');
const node = `'${process.execPath}' --import '${tsx}' '${entry}'`;

let fake: FakeSite;
let project: string;
test.beforeAll(async () => {
  fake = createFakeSite();
  await fake.shipAll();
  project = mkdtempSync(join(tmpdir(), 'stop-'));
  const manifest = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const scripts = {
    // The script of package.json, with a prepared release instead of a build.
    start: manifest.scripts.start.replace('node tools/bin/run.mjs start', node),
    // A shell that stays between npm and Node, like one that cannot exec its last command.
    'in-shell': `${node}; exit $?`,
  };
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, scripts }));
});
test.afterAll(() => {
  fake.remove();
  rmSync(project, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  /** Every process started with it, found by an environment variable that they inherit. */
  readonly running: () => readonly Running[];
}

interface Running {
  readonly pid: number;
  readonly command: string;
}

let started: Started | undefined;
test.afterEach(() => {
  for (const { pid } of started?.running() ?? []) process.kill(pid, 'SIGKILL');
  for (const stream of started?.child.stdio ?? []) stream?.destroy();
  started = undefined;
});

async function start(command: string, args: readonly string[]): Promise<Started> {
  const mark = `STOP_MARK=${randomUUID()}`;
  const [name = '', value = ''] = mark.split('=');
  const port = await findFreePort('127.0.0.1');
  const { child, waitFor } = startProcess(command, args, {
    cwd: project,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      [name]: value,
      PORT: String(port),
      SITE_DIR: fake.site.root,
      DATA_DIR: join(project, 'data'),
      TSX_TSCONFIG_PATH: join(repositoryRoot, 'tsconfig.base.json'),
    },
  });
  started = { child, running: () => runningWith(mark) };
  await waitFor(/ready http:\/\//);
  return started;
}

function runningWith(mark: string): readonly Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        if (!readFileSync(`/proc/${name}/environ`, 'utf8').split('\0').includes(mark)) return [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').join(' ').trim();
        // tsx's compiler runs for a moment while its cache is empty.
        return command === '' || command.includes('esbuild')
          ? []
          : [{ pid: Number(name), command }];
      } catch {
        return [];
      }
    });
}

/** @throws Error with the processes still running after this time */
async function expectNothingLeft({ running }: Started, withinMs = stopWithinMs): Promise<void> {
  const startedAt = Date.now();
  while (running().length > 0 && Date.now() - startedAt < withinMs) await pause(100);
  expect(running().map(({ command }) => command)).toEqual([]);
}

const pidOf = ({ running }: Started, what: RegExp): number => {
  const found = running().find(({ command }) => what.test(command));
  if (!found) throw new Error(`No process is ${what}`);
  return found.pid;
};
/** Counts the site's own process and its servers, without short-lived processes of their loaders. */
const nodesOf = ({ running }: Started) =>
  running().filter(({ command }) => /^\S*node .*\.(ts|mjs)$/.test(command)).length;
const npm = /^npm /;
const shell = /^(\/bin\/)?(sh|bash) -c /;
const ownProcess = /^\S*node --import .+loader\.mjs .+start-released-site\.ts/;

interface Kill {
  readonly title: string;
  readonly script: 'start' | 'in-shell';
  readonly target: RegExp;
  readonly signal: NodeJS.Signals;
}

const kills: Kill[] = [
  ...(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const).flatMap((signal): Kill[] => [
    { title: `${signal} to npm`, script: 'start', target: npm, signal },
    { title: `${signal} to the site's own process`, script: 'start', target: ownProcess, signal },
  ]),
  // A shell that waits for its script does not forward SIGINT; npm's own shell becomes the script (exec in package.json).
  ...(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const).flatMap((signal): Kill[] => [
    {
      title: `${signal} to npm, with a shell between them`,
      script: 'in-shell',
      target: npm,
      signal,
    },
    { title: `${signal} to that shell`, script: 'in-shell', target: shell, signal },
  ]),
];

const sampled = 'SIGTERM to npm';

for (const { title, script, target, signal } of kills)
  test(
    `${title} leaves no process`,
    { tag: ['@stop', ...(title === sampled ? ['@sample'] : [])] },
    async () => {
      const site = await start('npm', ['run', script]);
      expect(nodesOf(site)).toBe(serverCount + 1);
      expect(site.running().some(({ command }) => shell.test(command))).toBe(script !== 'start');
      process.kill(pidOf(site, target), signal);
      await expectNothingLeft(site);
    },
  );

test('a killed terminal leaves no process', { tag: '@stop' }, async () => {
  // script(1) owns the terminal: killing it closes the terminal.
  const site = await start('script', ['-q', '-f', '-c', 'npm run start', '/dev/null']);
  process.kill(pidOf(site, /^script /), 'SIGKILL');
  await expectNothingLeft(site);
});

test(
  'killing everything above the servers at once leaves no process',
  { tag: '@stop' },
  async () => {
    const site = await start('npm', ['run', 'in-shell']);
    for (const what of [npm, shell, ownProcess]) process.kill(pidOf(site, what), 'SIGKILL');
    await expectNothingLeft(site);
  },
);

test(
  'killing the site while its servers start leaves no process',
  { tag: ['@stop', '@sample'] },
  async () => {
    const starting = start('npm', ['run', 'start']);
    starting.catch(() => undefined);
    while ((started?.running().length ?? 0) < serverCount + 2) await pause(20);
    const site = started;
    if (!site) throw new Error('npm was not started');
    for (const what of [npm, ownProcess]) process.kill(pidOf(site, what), 'SIGKILL');
    // A server that is still loading its code can notice only when that code runs.
    await expectNothingLeft(site, loadWithinMs);
  },
);

test('a site that npm did not start outlives its parent process', { tag: '@stop' }, async () => {
  const site = await start('sh', ['-c', `${node} & wait`]);
  process.kill(pidOf(site, shell), 'SIGKILL');
  await pause(2000);
  expect(nodesOf(site)).toBe(serverCount + 1);
});
