/**
 * Every pair of a backup and a copy of the keys is restored onto every kind of host, by the operator's command. What happens is what
 * one sentence of the runbook says, and after a refusal the right restore works on that host.
 */
import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import {
  locationBeside,
  openStore,
  type RegistrationStore,
  type StoreChoice,
} from 'form-service/testing/stores';
import { newRegistration } from 'form-service/testing/new-registration';
import { findMongodb } from 'press-service/testing/mongodb';
import { runProcess } from '@site/testing/run-process';
import { compiledPart } from '@site/tools/compiled-part';
import { expect, test } from '../test';

/** What is registered, corrected and erased before backup and copy of the keys 0, 1 and 2. */
const steps: readonly {
  readonly added: readonly string[];
  readonly corrected?: string;
  readonly erased: readonly string[];
}[] = [
  { added: ['A', 'B'], erased: [] },
  { added: ['C'], corrected: 'A', erased: [] },
  { added: ['D'], corrected: 'C', erased: ['A', 'B'] },
];

const stepOf = (name: string) => steps.findIndex(({ added }) => added.includes(name));
const isErasedAt = (name: string, step: number) =>
  steps.slice(0, step + 1).some(({ erased }) => erased.includes(name));
const isKnownAt = (name: string, step: number) => stepOf(name) <= step;
/** `A1`: as it was corrected at step 1. */
function textAt(name: string, step: number): string {
  const last = steps.slice(0, step + 1).findLastIndex(({ corrected }) => corrected === name);
  return last === -1 ? name : `${name}${last}`;
}

type MasterKey = 'right' | 'wrong' | 'missing';
type Host = 'empty' | 'same' | 'left -wal' | 'half-copied' | 'other owner';

interface Predicted {
  /** Of the runbook. */
  readonly sentence: string;
  readonly message: RegExp;
  /** undefined: refused. */
  readonly names?: readonly string[];
}

/** @param keys newest step whose keys are on the host after the restore: those of the copy, or on the same host all */
function predict(kind: Kind['name'], backup: number, keys: number, master: MasterKey): Predicted {
  const all = steps.flatMap(({ added }) => added);
  const copied = all.filter((name) => isKnownAt(name, backup) && !isErasedAt(name, backup));
  const newer = copied.filter((name) => !isKnownAt(name, keys)).length;
  const readable = copied.filter((name) => isKnownAt(name, keys) && !isErasedAt(name, keys));
  const erased = copied.length - newer - readable.length;
  // Where nothing could be decrypted anyway, MongoDB needs no master key.
  if (master !== 'right' && (kind === 'SQLite' || readable.length > 0))
    return {
      sentence: '`it is missing` or `wrapped with another master key`: restore the right file.',
      message: master === 'wrong' ? /wrapped with another master key/ : /it is missing/,
    };
  if (readable.length === 0 && newer > 0)
    return {
      sentence: 'A backup none of whose registrations has a key is refused',
      message: /no key for \d of the registrations|it is missing|wrapped with another master key/,
    };
  const names = readable.map((name) => textAt(name, backup)).sort();
  if (newer > 0)
    return {
      sentence: 'Registrations newer than the copy of the keys are lost, and counted',
      message: new RegExp(`${newer} left out, newer than the`),
      names,
    };
  if (erased > 0)
    return {
      sentence: '`npm run restore` skips such entries and reports how many.',
      message: new RegExp(`${erased} erased since then and left out`),
      names,
    };
  return {
    sentence: 'Everything that has a key is restored.',
    message: /registrations ←/,
    names,
  };
}

/** What is in the way of a restore, and what the runbook says to do about it. */
const obstacles: Readonly<
  Partial<
    Record<
      Host,
      Predicted & { prepare(origin: Origin, data: string): void; clear(data: string): void }
    >
  >
> = {
  'left -wal': {
    sentence: '`…-wal was left over by another file` or `is here without its file`:',
    message: /rm \S+-wal \S+-shm/,
    prepare({ killed }, data) {
      for (const file of ['forms/forms.sqlite-wal', 'keys/forms/entry-keys.sqlite-wal'])
        cpSync(join(killed, file), join(data, file));
    },
    clear(data) {
      for (const file of ['forms/forms.sqlite', 'keys/forms/entry-keys.sqlite'])
        for (const rest of ['-wal', '-shm']) rmSync(join(data, file + rest), { force: true });
    },
  },
  'half-copied': {
    sentence:
      '`the file is damaged` or `is not an SQLite database`: move the file that is named away',
    message: /forms\.sqlite: the file is (damaged|not an SQLite database)/,
    prepare({ killed }, data) {
      const file = join(data, 'forms/forms.sqlite');
      cpSync(join(killed, 'forms/forms.sqlite'), file);
      truncateSync(file, statSync(file).size / 2);
    },
    clear: (data) => rmSync(join(data, 'forms'), { recursive: true }),
  },
  'other owner': {
    sentence: '`this user may not write`: give the folder to the user of the service',
    message: /this user may not write/,
    prepare: (_, data) => chownAll(data, nobody),
    clear: (data) => chownAll(data, 0),
  },
};

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

function chownAll(data: string, user: number): void {
  for (const folder of [data, ...['forms', 'keys', 'keys/forms'].map((name) => join(data, name))])
    chownSync(folder, user, user);
}

interface Origin {
  /** Of backup and copy of the keys n: `backup-n`, `keys-n`. */
  readonly folder: string;
  readonly masterKey: string;
  /** A copy of the data folder while the store was open, as kill -9 leaves it. */
  readonly killed: string;
  readonly choice: StoreChoice;
}

interface Kind {
  readonly name: 'SQLite' | 'MongoDB';
  readonly hosts: readonly Host[];
  /** @returns the environment of a new database, or none for SQLite */
  readonly newDatabase: () => Readonly<Record<string, string>>;
}

const choiceOf = (data: string, database: Readonly<Record<string, string>>): StoreChoice => ({
  location: locationBeside(join(data, 'forms')),
  mongodb: database['FORM_MONGODB_URI']
    ? { uri: database['FORM_MONGODB_URI'], keysUri: undefined }
    : undefined,
});

/** Runs the command of `npm run backup` and `npm run restore`. */
function copyStore(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  isUnprivileged = false,
) {
  const entry = 'form-service/src/copy-store-command.ts';
  // Root without its rights is an ordinary user.
  const through = isUnprivileged ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : [];
  const [command, ...rest] = [...through, process.execPath, compiledPart(entry) ?? entry, ...args];
  return runProcess(command ?? '', rest, { cwd: repositoryRoot, isSeparate: true, env });
}

async function live(folder: string, database: Readonly<Record<string, string>>): Promise<Origin> {
  const data = join(folder, 'origin');
  const choice = choiceOf(data, database);
  const killed = join(folder, 'killed');
  const store = await openStore(choice);
  const receipts = new Map<string, string>();
  for (const [step, { added, corrected, erased }] of steps.entries()) {
    for (const name of added) {
      const fields = { name, phone: `010-5555-000${stepOf(name)}` };
      const { receipt = '' } = await store.add({
        ...newRegistration({ fields }),
        idempotencyKey: name,
      });
      receipts.set(name, receipt);
    }
    if (corrected !== undefined) {
      const code = receipts.get(corrected)?.replace('-', '') ?? '';
      const proof = { code, lastDigits: `000${stepOf(corrected)}` };
      await store.correct(proof, new Map([['name', `${corrected}${step}`]]));
    }
    const ids = (await store.list())
      .filter(({ fields }) => erased.includes((fields.get('name') ?? '').charAt(0)))
      .map(({ id }) => id);
    if (ids.length > 0) await store.erase(ids);
    // Before an erasure, which empties the logs.
    if (step === 1) cpSync(data, killed, { recursive: true });
    const backup = join(folder, `backup-${step}`);
    mkdirSync(backup);
    const env = { DATA_DIR: join(data, 'forms'), ...database };
    const made = await copyStore(['backup', backup, '--keys', join(folder, `keys-${step}`)], env);
    expect(made.code, made.output).toBe(0);
  }
  await store.close();
  const masterKey = readFileSync(choice.location.masterKeyFile, 'utf8').trim();
  return { folder, masterKey, killed, choice };
}

async function namesIn(choice: StoreChoice, masterKey: string): Promise<string[]> {
  const location = { ...choice.location, masterKey: Buffer.from(masterKey, 'hex') };
  const store: RegistrationStore = await openStore({ ...choice, location });
  try {
    return (await store.list()).map(({ fields }) => fields.get('name') ?? '').sort();
  } finally {
    await store.close();
  }
}

async function rehearse({ name: kind, hosts, newDatabase }: Kind, isSample: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'resilience-hosts-'));
  const runbook = readFileSync(
    join(repositoryRoot, 'docs/runbooks/back-up-and-restore.md'),
    'utf8',
  ).replaceAll(/\s+/g, ' ');
  const table = new Map<string, Map<string, string>>();
  let restores = 0;
  try {
    const originDatabase = newDatabase();
    const origin = await live(folder, originDatabase);
    const masters: Readonly<Record<MasterKey, Record<string, string>>> = {
      right: { FORM_MASTER_KEY: origin.masterKey },
      wrong: { FORM_MASTER_KEY: 'ab'.repeat(32) },
      missing: { FORM_MASTER_KEY_FILE: join(folder, 'none') },
    };
    const pairs = steps.flatMap((_, backup) => steps.map((__, keys) => [backup, keys] as const));
    for (const [backup, keys] of isSample ? [[2, 1] as const] : pairs)
      for (const host of hosts)
        for (const master of isSample
          ? (['right'] as const)
          : (['right', 'wrong', 'missing'] as const)) {
          const isSame = host === 'same';
          const data = isSame ? join(folder, 'origin') : join(folder, 'host');
          const database = isSame ? originDatabase : newDatabase();
          if (!isSame)
            for (const part of ['forms', 'keys/forms'])
              mkdirSync(join(data, part), { recursive: true });
          const obstacle = obstacles[host];
          obstacle?.prepare(origin, data);
          const args = [
            'restore',
            join(folder, `backup-${backup}`),
            '--keys',
            join(folder, `keys-${keys}`),
          ];
          const restore = (with_: MasterKey) =>
            copyStore(
              [...args, '--force'],
              { DATA_DIR: join(data, 'forms'), ...database, ...masters[with_] },
              host === 'other owner',
            );
          const check = async (predicted: Predicted, used: MasterKey) => {
            const { code, output } = await restore(used);
            const pair = `backup ${backup}, keys ${keys}`;
            const outcome = predicted.names ? predicted.names.join(' ') || 'none' : 'refused';
            const row = `${host}, ${used} key${predicted === obstacle ? ', as found' : ''}`;
            table.set(row, (table.get(row) ?? new Map<string, string>()).set(pair, outcome));
            const title = [kind, row, pair, predicted.sentence].join('; ');
            restores += 1;
            expect(runbook, title).toContain(predicted.sentence);
            expect(output, title).toMatch(predicted.message);
            expect(output, title).not.toMatch(/\n\s+at /);
            expect(code, title).toBe(predicted.names ? 0 : 1);
            if (predicted.names)
              expect(await namesIn(choiceOf(data, database), origin.masterKey), title).toEqual(
                predicted.names,
              );
          };
          if (obstacle) {
            await check(obstacle, master);
            obstacle.clear(data);
          }
          const present = isSame ? Math.max(keys, steps.length - 1) : keys;
          await check(predict(kind, backup, present, master), master);
          // A refusal has spoilt nothing.
          if (master !== 'right') await check(predict(kind, backup, present, 'right'), 'right');
          if (!isSame) rmSync(data, { recursive: true });
        }
    test.info().annotations.push({ type: 'figures', description: drawn(table, restores) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const isSample of [true, false])
  test(
    `restores onto every kind of host do what the runbook says, SQLite${isSample ? ' (sample)' : ''} [STORE-1]`,
    { tag: isSample ? ['@forms', '@sample'] : '@forms' },
    async () => {
      test.setTimeout(600_000);
      const hosts: Host[] = ['empty', 'same', 'left -wal', 'half-copied'];
      if (isRoot) hosts.push('other owner');
      else console.log('Another owner of the folder: not tested here, which only root can make.');
      await rehearse({ name: 'SQLite', hosts, newDatabase: () => ({}) }, isSample);
    },
  );

test(
  'restores onto every kind of host do what the runbook says, MongoDB [STORE-1]',
  { tag: '@forms' },
  async () => {
    test.setTimeout(600_000);
    const source = findMongodb();
    test.skip(source === undefined, 'there is no MongoDB server');
    const server = await source?.start();
    if (!server) return;
    let count = 0;
    const newDatabase = () => ({
      FORM_MONGODB_URI: server.uri.replace(
        /press_test_\w+/,
        `hosts_${process.pid}_${(count += 1)}`,
      ),
    });
    try {
      await rehearse({ name: 'MongoDB', hosts: ['empty', 'same'], newDatabase }, false);
    } finally {
      await server.stop();
    }
  },
);

/** A row for each host and master key, a column for each pair: what was restored. */
function drawn(table: ReadonlyMap<string, ReadonlyMap<string, string>>, restores: number): string {
  const [pairs = new Map<string, string>()] = table.values();
  const rows = [...table].map(([row, cells]) => [row, ...cells.values()]);
  const lines = [['', ...pairs.keys()], ...rows].map(([row = '', ...cells]) =>
    [row.padEnd(36), ...cells.map((cell) => cell.padEnd(18))].join(''),
  );
  return [`${restores} restores`, ...lines].join('\n      ');
}
