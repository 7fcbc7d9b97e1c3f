/** Backups beside damage and a full disk: what can be saved is saved, and readers work. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { compiledPart } from '../testing/compiled-part';
import { startServer } from '@site/testing/start-server';
import { temporaryFolders } from '@site/testing/fixtures';
import { removeUnfinished, restoredMark } from './backup-folder';

const newFolder = temporaryFolders();
let root: string;
let data: string;
let backups: string;
beforeEach(() => {
  root = newFolder();
  data = join(root, 'data');
  backups = join(root, 'backups');
});

function run(file: string, args: readonly string[], env: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  return spawnSync(process.execPath, [compiledPart(file) ?? file, ...args], {
    cwd: repositoryRoot,
    env: { PATH, HOME, DATA_DIR: data, ...env },
    encoding: 'utf8',
  });
}

const backUp = () =>
  run('tools/backup/backup-command.ts', [backups, '--keys', join(root, 'key-copy')]);

/** Both services, running. */
async function startStores() {
  const forms = await startServer('form-service/src/server.ts', {
    PORT: '0',
    DATA_DIR: join(data, 'forms'),
  });
  const press = await startServer('press-service/src/server.ts', {
    PORT: '0',
    DATA_DIR: join(data, 'press'),
  });
  return { stop: () => Promise.all([forms.stop(), press.stop()]) };
}

const folderOf = {
  press: 'press/press.sqlite',
  forms: 'forms/forms.sqlite',
  keys: 'keys/forms/entry-keys.sqlite',
};

/** Their empty stores: made once. */
let made: string | undefined;
async function makeStores(): Promise<void> {
  if (made === undefined) {
    await (await startStores()).stop();
    made = newFolder();
    cpSync(data, made, { recursive: true });
  } else cpSync(made, data, { recursive: true });
}

test.each([
  ['press', ['forms-access.log', 'forms.sqlite'], true],
  ['forms', ['press.sqlite'], true],
  ['keys', ['forms.sqlite', 'press.sqlite'], false],
] as const)(
  'damage of %s: the rest is saved in a folder that is not a complete backup, and the file is named',
  async (which, saved, hasKeys) => {
    await makeStores();
    const file = join(data, folderOf[which]);
    for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true });
    writeFileSync(file, 'made up '.repeat(2_000));
    const { status, stderr } = backUp();
    expect(status).toBe(1);
    expect(stderr).toContain(`cannot use the store ${file}: `);
    expect(stderr).not.toMatch(/\n\s+at /);
    const [name = '', ...others] = readdirSync(backups);
    expect([name, others]).toEqual([expect.stringMatching(/Z-incomplete$/), []]);
    const found = readdirSync(join(backups, name)).filter((one) => one.endsWith('sqlite'));
    expect(found).toEqual(saved.filter((one) => one.endsWith('sqlite')));
    expect(existsSync(join(root, 'key-copy/entry-keys.sqlite'))).toBe(hasKeys);
    const tested = run('tools/backup/test-restore-command.ts', [backups]);
    expect([tested.status, tested.stderr]).toEqual([
      1,
      expect.stringMatching(/There is no backup/),
    ]);
  },
);

test('of incomplete backups only the newest stays, and none that is older than a tested one', () => {
  const at = (day: number) => `2026-11-0${day}T00-00-00-000Z`;
  for (const name of [`${at(1)}-incomplete`, at(2), `${at(3)}-incomplete`, `${at(4)}-incomplete`])
    mkdirSync(join(backups, name), { recursive: true });
  writeFileSync(join(backups, at(2), restoredMark), '');
  removeUnfinished(backups);
  expect(readdirSync(backups).sort()).toEqual([at(2), `${at(4)}-incomplete`]);
  mkdirSync(join(backups, at(5)));
  writeFileSync(join(backups, at(5), restoredMark), '');
  removeUnfinished(backups);
  expect(readdirSync(backups).sort()).toEqual([at(2), at(5)]);
});

test('with the data disk full, a backup to another disk works, and so do the commands that read', async () => {
  mkdirSync(data);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', data]);
  if (mounted.status !== 0)
    return console.log('Not tested here: only root can mount a small disk (mount -t tmpfs).');
  try {
    const stores = await startStores();
    const filled = spawnSync('dd', ['if=/dev/zero', `of=${join(data, 'filler')}`, 'bs=4096']);
    expect(String(filled.stderr)).toContain('No space left');
    const outcomes = [
      backUp(),
      run('press-service/src/cli.ts', ['log'], { DATA_DIR: join(data, 'press') }),
      run('press-service/src/cli.ts', ['sessions'], { DATA_DIR: join(data, 'press') }),
      ...['log', 'list', 'export', 'find 010-1234-5678'].map((args) =>
        run('form-service/src/cli.ts', args.split(' '), { DATA_DIR: join(data, 'forms') }),
      ),
    ];
    await stores.stop();
    expect(outcomes.map(({ status, stderr }) => ({ status, stderr }))).toEqual(
      outcomes.map(() => ({ status: 0, stderr: '' })),
    );
  } finally {
    spawnSync('umount', ['-l', data]);
  }
});
