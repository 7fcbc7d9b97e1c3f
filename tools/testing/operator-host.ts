/** An installation with both stores and one backup, and what every operator's command does to it. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '@site/release';
import { countRows, openFile, type SqliteDatabase } from '@site/service-kit/sqlite';
import { compiledPart } from './compiled-part';
import type { Ended } from '@site/testing/run-process';
import { startProcess } from '@site/testing/start-process';
import { startServer } from '@site/testing/start-server';

/** Its folders; `data` is DATA_DIR. */
export interface Host {
  readonly data: string;
  readonly backups: string;
  readonly keyCopy: string;
  /** For files that a command writes. */
  readonly out: string;
}

export interface OperatorCommand {
  /** The TypeScript file, relative to the repository. */
  readonly file: string;
  readonly args: (host: Host) => readonly string[];
  /** Services have a folder each in DATA_DIR. */
  readonly store?: 'forms' | 'press';
  readonly env?: Readonly<Record<string, string>>;
}

/** Long ago for nobody: a backup that is never pruned. */
const backupName = `${new Date().toISOString().slice(0, 10)}T00-00-00-000Z`;
const backupOf = ({ backups }: Host) => join(backups, backupName);

const forms = (line: string): OperatorCommand => ({
  ...{ file: 'form-service/src/cli.ts', store: 'forms' },
  args: ({ out }) => line.split(' ').map((word) => word.replace('<out>', out)),
});
const admin = (line: string, env = {}): OperatorCommand => ({
  ...{ file: 'press-service/src/cli.ts', store: 'press', env },
  args: () => line.split(' '),
});
const newPassword = {
  ADMIN_EMAIL: 'new@example.com',
  ADMIN_PASSWORD: 'quiet lake of eleven herons',
};
const backup = (name: string, args: OperatorCommand['args']): OperatorCommand => ({
  file: `tools/backup/${name}-command.ts`,
  args,
});
const copyStore = (service: string, store: 'forms' | 'press'): OperatorCommand => ({
  ...{ file: `${service}/src/copy-store-command.ts`, store },
  args: (host) => ['restore', backupOf(host), '--force'],
});

export const operatorCommands: Readonly<Record<string, OperatorCommand>> = {
  'forms list': forms('list --full'),
  'forms export': forms('export --out <out>/export.csv'),
  'forms purge': forms('purge'),
  'forms find': forms('find 010-5555-0001'),
  'forms erase': forms('erase 010-5555-0001 --yes'),
  'forms accept-loss': forms('accept-loss --yes'),
  'forms rotate-key': forms('rotate-key'),
  'forms log': forms('log'),
  'admin set-password': admin('set-password', newPassword),
  'admin totp': admin('totp --off'),
  'admin rotate-secret': admin('rotate-secret'),
  'admin sessions': admin('sessions --end-all'),
  'admin log': admin('log'),
  backup: backup('backup', ({ backups, keyCopy }) => [backups, '--keys', keyCopy]),
  restore: backup('restore', (host) => [backupOf(host), '--keys', host.keyCopy, '--force']),
  schedule: backup('schedule', ({ backups }) => [backups, '--once']),
  'test of a restore': backup('test-restore', ({ backups }) => [backups]),
  'copy-store of forms': copyStore('form-service', 'forms'),
  'copy-store of press': copyStore('press-service', 'press'),
};

export function hostIn(folder: string): Host {
  const [data, backups, keyCopy, out] = ['data', 'backups', 'key-copy', 'out'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  return { data, backups, keyCopy, out };
}

/** Two registrations, the account, and a backup of them with the keys. */
export async function fillHost(folder: string): Promise<Host> {
  const host = hostIn(folder);
  mkdirSync(host.out, { recursive: true });
  const service = await startServer('form-service/src/server.ts', {
    RATE_LIMIT_PER_MINUTE: '1000',
    DATA_DIR: join(host.data, 'forms'),
  });
  for (const phone of ['010-5555-0001', '010-5555-0002'])
    await post(service.origin, '/forms/popup', { name: 'made up', phone });
  await service.stop();
  const press = await startServer('press-service/src/server.ts', {
    ...{ ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
    DATA_DIR: join(host.data, 'press'),
  });
  await post(press.origin, '/api/press/session', administrator);
  await press.stop();
  const made = await runOn(host, 'backup');
  const [name = ''] = readdirSync(host.backups);
  if (made.code !== 0) throw new Error(made.stderr);
  cpSync(join(host.backups, name), join(host.backups, backupName), { recursive: true });
  rmSync(join(host.backups, name), { recursive: true });
  return host;
}

const administrator = { email: 'admin@example.com', password: 'quiet lake of twelve herons' };

async function post(origin: string, path: string, fields: object): Promise<void> {
  const { ok, status } = await fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(fields),
  });
  if (!ok) throw new Error(`${path} was answered with ${status}.`);
}

export interface RunOptions {
  /** After those of the command. */
  readonly args?: readonly string[];
  /** A program that starts the command. */
  readonly through?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** As soon as it is true; asked all the time. */
  readonly interruptWhen?: () => boolean;
  /** stdout is a pipe that nobody reads. */
  readonly closesPipe?: boolean;
}

/** Runs a command as an operator without a terminal; its stdin stays open, and nothing comes. */
export async function runOn(
  host: Host,
  title: string,
  options: RunOptions = {},
): Promise<Omit<Ended, 'output'>> {
  const { file, args, store, env } = operatorCommands[title] as OperatorCommand;
  const { through = [], interruptWhen, closesPipe = false } = options;
  const [program = '', ...given] = [
    ...through,
    process.execPath,
    compiledPart(file) ?? file,
    ...args(host),
    ...(options.args ?? []),
  ];
  const { child, written, closed } = startProcess(program, given, {
    cwd: repositoryRoot,
    detached: true,
    env: {
      TMPDIR: host.out,
      DATA_DIR: join(host.data, store ?? ''),
      ...env,
      ...options.env,
    },
    stdio: 'pipe',
  });
  if (closesPipe) child.stdout?.destroy();
  if (interruptWhen) {
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    while (isRunning() && !interruptWhen()) await pause(1);
    // The whole group, like Ctrl-C in a terminal.
    if (isRunning()) process.kill(-(child.pid as number), 'SIGINT');
  }
  return { code: await closed, ...written };
}

/**
 * What the stores, the backups and the copy of the keys hold, in whatever files: a command that failed leaves it as it was. Without
 * access logs, which record the attempt, and without sealed texts and password hashes, which a repetition makes anew.
 */
export function contentOf({ data, backups, keyCopy, out }: Host): Record<string, string> {
  return Object.fromEntries(
    [data, backups, keyCopy, out]
      .flatMap((folder) => filesIn(folder))
      .map((file) => [
        file
          .replace(join(data, '..'), '')
          .replace(/\d{4}-\d\d-\d\dT[\d-]+Z(?=\/|$)/, (name) =>
            name === backupName ? name : '<new>',
          ),
        file.endsWith('.sqlite') ? rowsOf(file) : digest(readFileSync(file)),
      ]),
  );
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(
      (file) =>
        statSync(file).isFile() &&
        !/-wal$|-wal-of(\.part)?$|-shm$|access\.log$|\.txt$/.test(basename(file)),
    )
    .sort();
}

function rowsOf(file: string): string {
  let database: SqliteDatabase | undefined;
  try {
    database = openFile(file);
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
      .all() as { name: string }[];
    const open = database;
    return tables
      .map(
        ({ name }) =>
          `${name} ${countRows(open, `"${name}"`)} ${name.includes('fts') || name.includes('search') ? '' : digest(JSON.stringify(open.prepare(`SELECT * FROM "${name}" ORDER BY 1`).raw().all()))}`,
      )
      .join('\n');
  } catch {
    return digest(readFileSync(file));
  } finally {
    database?.close();
  }
}

function digest(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}
