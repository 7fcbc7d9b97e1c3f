/** Every command of the services, used wrongly or on what it cannot read: a line that names the matter, exit code 1 or 2, no stack. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@site/release';
import { newRegistration } from '../../form-service/testing/new-registration';
import { openEmbeddedStore as openForms } from '../../form-service/src/data/embedded-store';
import { locationBeside } from '../../form-service/src/data/store-location';
import { openEmbeddedStore as openPress } from '../../press-service/src/data/embedded/open-embedded-store';

jest.setTimeout(120_000);

let root: string;
let whole: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'commands-'));
  whole = join(root, 'whole');
  const forms = openForms(locationBeside(join(whole, 'forms')));
  forms.add(newRegistration({ fields: { name: '김윤슬', phone: '010-5555-0001' } }));
  forms.close();
  mkdirSync(join(whole, 'press'));
  await openPress(join(whole, 'press')).close();
  chmodSync(root, 0o755);
});
afterAll(() => rmSync(root, { recursive: true }));

let data: string;
let made = 0;
beforeEach(() => {
  made += 1;
  data = join(root, `data-${made}`);
  cpSync(whole, data, { recursive: true });
});

function run(line: string, { uid }: { uid?: number } = {}) {
  const args = line.replaceAll('$', root).split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/bin/run.mjs', ...args], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    input: '',
    env: { PATH: process.env['PATH'], DATA_DIR: data, HOME: root },
    ...(uid !== undefined && { uid }),
  });
  return { status, output: `${stdout}${stderr}` };
}

const damage =
  (name: string, text = 'not what it was') =>
  () => {
    for (const end of ['-wal', '-shm']) rmSync(join(data, `${name}${end}`), { force: true });
    writeFileSync(join(data, name), text, { mode: 0o600 });
  };
const nothing = () => undefined;

test.each<[string, () => void, RegExp]>([
  ...[
    'backup',
    'restore /b',
    'forms list',
    'forms find 010-5555-0001',
    'forms log',
    'admin log',
    'admin totp',
  ].map((line): [string, () => void, RegExp] => [`${line} --wrong`, nothing, /--wrong/]),
  ...[
    'forms rotate-key',
    'forms accept-loss',
    'forms purge',
    'admin rotate-secret',
    'admin set-password',
  ].map((line): [string, () => void, RegExp] => [
    `${line} more`,
    nothing,
    /more|Unexpected|argument/,
  ]),
  ['backup $/b $/k', nothing, /One folder/],
  ['restore', nothing, /Usage/],
  ['restore $/nowhere', nothing, /nowhere/],
  ['forms erase 010-5555-0001', nothing, /--yes/],
  ['forms find', nothing, /phone|number/i],
  ['admin set-password', nothing, /ADMIN_PASSWORD is empty/],
  ['admin totp', nothing, /code is wrong, nothing was changed/],
  ...['forms list', 'forms rotate-key'].map((line): [string, () => void, RegExp] => [
    line,
    damage('forms/forms.sqlite'),
    /forms\.sqlite.*not an SQLite database/,
  ]),
  ...['admin sessions', 'admin rotate-secret', 'backup $/b'].map(
    (line): [string, () => void, RegExp] => [
      line,
      damage('press/press.sqlite'),
      /press\.sqlite.*not an SQLite database/,
    ],
  ),
  ...['forms list', 'forms rotate-key'].map((line): [string, () => void, RegExp] => [
    line,
    damage('keys/forms/master.key'),
    /master\.key.*does not contain a master key/,
  ]),
  ['forms rotate-key', damage('keys/forms/master.key', 'ab'.repeat(32)), /another master key/],
])('%s (case %#)', (line, prepare, reason) => {
  prepare();
  const { status, output } = run(line);
  expect(output).toMatch(reason);
  expect(output).not.toMatch(/\n {4}at /);
  expect([1, 2]).toContain(status);
});

// Only root can run a command as another user.
(process.geteuid?.() === 0 ? test.each : test.skip.each)([
  ['forms list', /forms\.sqlite/],
  ['admin sessions', /press\.sqlite: this user may not write/],
])('%s as another user', (line, reason) => {
  const { status, output } = run(line, { uid: 65_534 });
  expect(output).toMatch(reason);
  expect(output).not.toMatch(/\n {4}at /);
  expect(status).toBe(1);
});
