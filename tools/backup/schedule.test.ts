/** The scheduled backup as in its container, once, with real stores. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from '@site/testing/start-process';
import { startServer } from '@site/testing/start-server';
import { repositoryRoot } from '@site/release';
import { temporaryFolders } from '@site/testing/fixtures';
import { compiledPart } from '../testing/compiled-part';
import { failedMark, pruneBackups, restoredMark } from './backup-folder';
import { scratchStore } from './test-restore';

const newFolder = temporaryFolders();
let folder: string;
let filled: string;
beforeAll(async () => {
  filled = newFolder();
  await makeStores(filled);
});
beforeEach(() => (folder = newFolder()));

const fillStores = (into = folder) => cpSync(filled, join(into, 'data'), { recursive: true });

const scheduleCommand = 'tools/backup/schedule-command.ts';
const scheduleOnce = (env: Record<string, string> = {}) => run(scheduleCommand, env, '--once');

function run(file: string, env: Record<string, string>, ...args: string[]) {
  const [command, options] = commandIn(folder, file, env, ...args);
  return spawnSync(process.execPath, command, { ...options, encoding: 'utf8' });
}

function commandIn(own: string, file: string, env: Record<string, string>, ...args: string[]) {
  const { PATH, HOME } = process.env;
  return [
    [compiledPart(file) ?? file, ...args, join(own, 'backups')],
    { cwd: repositoryRoot, env: { PATH, HOME, DATA_DIR: join(own, 'data'), ...env } },
  ] as const;
}

async function scheduleUntilTested(env: Record<string, string>, own = folder): Promise<void> {
  const [command, options] = commandIn(own, scheduleCommand, env);
  const started = startProcess(process.execPath, command, options);
  try {
    await started.waitFor(/restore tested/);
  } finally {
    await started.end('SIGKILL');
  }
}

/** The health check of docker-compose.yml, on this test's folder. */
function isHealthy(): boolean {
  const compose = readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
  const check = /- (find \/backups .*)$/m.exec(compose)?.[1] ?? 'no health check';
  const here = check.replace('/backups', join(folder, 'backups')).replaceAll('$$', '$');
  const env = { PATH: process.env['PATH'], BACKUP_EVERY_HOURS: '24' };
  return spawnSync('sh', ['-c', here], { env }).status === 0;
}

/** Lets the services create both stores, with one registration. */
async function makeStores(data: string): Promise<void> {
  const forms = await startServer('form-service/src/server.ts', { DATA_DIR: join(data, 'forms') });
  const { status } = await fetch(`${forms.origin}/forms/popup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'made up', phone: '010-0000-0001' }),
  });
  expect(status).toBeLessThan(300);
  await forms.stop();
  const press = await startServer('press-service/src/server.ts', { DATA_DIR: join(data, 'press') });
  await press.stop();
}

test('a backup counts as good only after its restore test', async () => {
  fillStores();
  expect(isHealthy()).toBe(false);
  const { status, stdout, stderr } = scheduleOnce();
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/restore tested\.\n$/);
  expect(isHealthy()).toBe(true);
  const [name = ''] = readdirSync(join(folder, 'backups'));
  const twoIntervalsAgo = Date.now() / 1000 - 2 * 24 * 3600 - 120;
  utimesSync(join(folder, 'backups', name, restoredMark), twoIntervalsAgo, twoIntervalsAgo);
  expect(isHealthy()).toBe(false);
  const inAYear = Date.now() / 1000 + 365 * 24 * 3600;
  utimesSync(join(folder, 'backups', name, restoredMark), inAYear, inAYear);
  expect(isHealthy()).toBe(false);
});

test('a container that starts again an hour after a backup was tested, was ended or failed its test waits until then', async () => {
  await Promise.all(
    [
      ['2026-01-01T00-00-00-000Z', restoredMark] as const,
      ['.2026-01-01T00-00-00-000Z.part', 'press.sqlite'] as const,
      ['2026-01-01T00-00-00-000Z', failedMark] as const,
    ].map(async ([name, content], index) => {
      const own = join(folder, String(index));
      fillStores(own);
      const backups = join(own, 'backups');
      const known = join(backups, name);
      mkdirSync(known, { recursive: true });
      const file = join(known, content);
      const dueAt = Math.ceil(Date.now() / 1000) + 8;
      writeFileSync(file, '');
      for (const one of [file, known]) utimesSync(one, dueAt - 3600, dueAt - 3600);
      await scheduleUntilTested({ BACKUP_EVERY_HOURS: '1', BACKUP_KEEP: '1' }, own);
      // BACKUP_KEEP is 1, so the new one has replaced the known one.
      const left = readdirSync(backups);
      expect([content, left.length]).toEqual([content, 1]);
      const madeAt = Date.parse((left[0] ?? '').replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'));
      expect(madeAt).toBeGreaterThanOrEqual(dueAt * 1000);
    }),
  );
});

test('after a clock that was a year ahead, the next backup is made at once', async () => {
  fillStores();
  const ahead = join(folder, 'backups', '2999-01-01T00-00-00-000Z');
  mkdirSync(ahead, { recursive: true });
  for (const mark of [restoredMark, failedMark]) {
    writeFileSync(join(ahead, mark), '');
    const inAYear = Date.now() / 1000 + 365 * 24 * 3600;
    utimesSync(join(ahead, mark), inAYear, inAYear);
  }
  await scheduleUntilTested({ BACKUP_KEEP: '1' });
  expect(existsSync(ahead)).toBe(false);
});

test('a backup whose restore test is ended counts as failed', async () => {
  fillStores();
  const env = { TMPDIR: folder };
  const [command, options] = commandIn(folder, scheduleCommand, env, '--once');
  const child = spawn(process.execPath, command, { ...options, stdio: 'ignore', detached: true });
  const ended = once(child, 'exit');
  const backups = join(folder, 'backups');
  const marks = () =>
    (existsSync(backups) ? readdirSync(backups) : [])
      .filter((name) => !name.startsWith('.'))
      .flatMap((name) => readdirSync(join(backups, name)))
      .filter((file) => [failedMark, restoredMark].includes(file));
  while (marks().length === 0) await pause(5);
  // With its children, as a container is ended.
  process.kill(-(child.pid ?? Number.NaN), 'SIGKILL');
  await ended;
  expect(marks()).toEqual([failedMark]);
});

test('the newest backup is tested apart from making it, and refused when it is too old', async () => {
  const testNewest = () => run('tools/backup/test-restore-command.ts', { BACKUP_KEEP: '1' });
  expect(testNewest().stderr).toMatch(/There is no backup in /);
  fillStores();
  expect(run('tools/backup/backup-command.ts', {}).status).toBe(0);
  const backups = join(folder, 'backups');
  mkdirSync(join(backups, '2026-01-01T00-00-00-000Z'));
  const { status, stdout } = testNewest();
  expect([status, stdout]).toEqual([0, expect.stringMatching(/restore tested\.\n$/)]);
  const [name = '', ...others] = readdirSync(backups);
  expect([others, readdirSync(join(backups, name))]).toEqual([
    [],
    expect.arrayContaining([restoredMark]),
  ]);
  renameSync(join(backups, name), join(backups, '2026-01-01T00-00-00-000Z'));
  const late = testNewest();
  expect([late.status, late.stderr]).toEqual([1, expect.stringMatching(/more than two days old/)]);
});

test('a store that cannot be copied fails the health check', async () => {
  fillStores();
  rmSync(join(folder, 'data/forms'), { recursive: true });
  mkdirSync(join(folder, 'data/forms/forms.sqlite'), { recursive: true });
  const { status, stderr } = scheduleOnce();
  expect(status).toBe(1);
  expect(stderr).toMatch(/Backup: /);
  expect(isHealthy()).toBe(false);
});

test('what is left of ended backups is removed before the next one, even if that fails', () => {
  const backups = join(folder, 'backups');
  const ended = join(backups, '.2026-11-01T00-00-00-000Z.part');
  const running = join(backups, '.2026-11-02T00-00-00-000Z.part');
  const twoHoursAgo = Date.now() / 1000 - 2 * 3600;
  for (const part of [ended, running]) {
    mkdirSync(part, { recursive: true });
    writeFileSync(join(part, 'press.jsonl'), '');
    utimesSync(part, twoHoursAgo, twoHoursAgo);
  }
  utimesSync(join(ended, 'press.jsonl'), twoHoursAgo, twoHoursAgo);
  mkdirSync(join(folder, 'data/press/press.sqlite'), { recursive: true });
  expect(scheduleOnce().status).toBe(1);
  expect(readdirSync(backups)).toEqual(['.2026-11-02T00-00-00-000Z.part']);
});

test('backups whose restore test fails do not fill the disk', async () => {
  fillStores();
  // The keys are needed by the restore alone.
  const failing = { FORM_KEY_DIR: join(folder, 'no-keys'), BACKUP_KEEP: '2' };
  const backups = join(folder, 'backups');
  const good = '2026-01-01T00-00-00-000Z';
  mkdirSync(join(backups, good), { recursive: true });
  writeFileSync(join(backups, good, restoredMark), '');
  for (const attempt of [1, 2, 3]) {
    const { status, stderr } = scheduleOnce(failing);
    expect([attempt, status, stderr]).toEqual([
      attempt,
      1,
      expect.stringMatching(/cannot be restored/),
    ]);
  }
  // The newest, and the one before it, which the next attempt removes.
  const [first, ...others] = readdirSync(backups).sort();
  expect([first, others.length]).toEqual([good, 2]);
  for (const name of others) expect(readdirSync(join(backups, name))).toContain(failedMark);
  // The other command, and the backup that passes in the end.
  const tested = run('tools/backup/test-restore-command.ts', { BACKUP_KEEP: '2' });
  expect([tested.status, tested.stderr]).toEqual([0, '']);
  expect(readdirSync(backups)).toHaveLength(2);
  expect(readdirSync(join(backups, others[1] ?? ''))).not.toContain(failedMark);
});

test('an invalid setting is named', () => {
  expect(scheduleOnce({ BACKUP_EVERY_HOURS: '0' }).stderr).toMatch(/BACKUP_EVERY_HOURS/);
});

const at = (day: number) => `2026-11-0${day}T00-00-00-000Z`;
const ahead = (day: number) => `2999-01-0${day}T00-00-00-000Z`;

test.each([
  {
    title: 'keeps the newest tested backup and other files',
    keep: 2,
    before: {
      [at(1)]: [],
      [at(2)]: [restoredMark],
      [at(3)]: [],
      [at(4)]: [],
      [at(5)]: [],
      own: [],
    },
    after: [at(2), at(4), at(5), 'own'],
  },
  {
    title: 'keeps of those that failed their restore test only the newest, beside the good ones',
    keep: 4,
    before: {
      ...{ [at(1)]: [restoredMark], [at(2)]: [failedMark, restoredMark] },
      ...{ [at(3)]: [failedMark], [at(4)]: [failedMark], [at(5)]: [] },
    },
    after: [at(1), at(2), at(4), at(5)],
  },
  {
    title:
      'keeps the backup just made, also with an earlier name than others of a clock that was ahead',
    keep: 1,
    made: at(1),
    before: { [at(1)]: [], [at(2)]: [], [at(3)]: [] },
    after: [at(1), at(3)],
  },
  {
    title: 'begins with backups of a time in the future',
    keep: 2,
    before: { [at(1)]: [], [at(2)]: [], [ahead(1)]: [], [ahead(2)]: [] },
    after: [at(1), at(2)],
  },
])('the removal of old backups $title', ({ keep, made, before, after }) => {
  for (const [name, marks] of Object.entries<readonly string[]>(before)) {
    mkdirSync(join(folder, name));
    for (const mark of marks) writeFileSync(join(folder, name, mark), '');
  }
  pruneBackups(folder, keep, made);
  expect(readdirSync(folder).sort()).toEqual(after);
});

test.each([
  [
    'mongodb://a:b@mongo:27017/yunseul?replicaSet=rs0',
    'mongodb://a:b@mongo:27017/restore-test?replicaSet=rs0&authSource=yunseul',
  ],
  ['mongodb://a:b@one/yunseul', 'mongodb://a:b@one/restore-test?authSource=yunseul'],
  ['mongodb://a:b@one', 'mongodb://a:b@one/restore-test?authSource=admin'],
  ['mongodb://a:b@one/x?authsource=admin', 'mongodb://a:b@one/restore-test?authsource=admin'],
  [
    'mongodb://a:b@one/x?authMechanism=SCRAM-SHA-256',
    'mongodb://a:b@one/restore-test?authMechanism=SCRAM-SHA-256&authSource=x',
  ],
  [
    'mongodb://a@one/x?authMechanism=MONGODB-X509',
    'mongodb://a@one/restore-test?authMechanism=MONGODB-X509',
  ],
  ['mongodb://one,two:27018/yunseul', 'mongodb://one,two:27018/restore-test'],
  ['mongodb+srv://host', 'mongodb+srv://host/restore-test'],
  ['mongodb+srv://a:b@host/yunseul', 'mongodb+srv://a:b@host/restore-test'],
])('%s is restored into a separate database for the test, as the same user', (uri, scratch) => {
  expect(scratchStore({ MONGODB_URI: uri })).toEqual({ MONGODB_URI: scratch });
});

test.each([
  [{}, 'mongodb://a:b@one/homes_keys?x=1&authSource=homes'],
  [{ FORM_KEYS_MONGODB_URI: 'mongodb://two/keys' }, 'mongodb://two/keys'],
])(
  'registrations in MongoDB are restored into a separate database, with the live keys (%j) [STORE-12]',
  (more, keys) => {
    expect(scratchStore({ FORM_MONGODB_URI: 'mongodb://a:b@one/homes?x=1', ...more })).toEqual({
      FORM_MONGODB_URI: 'mongodb://a:b@one/restore-test-forms?x=1&authSource=homes',
      FORM_KEYS_MONGODB_URI: keys,
    });
  },
);
