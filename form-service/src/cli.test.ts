import {
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readAccessLog } from '@site/service-kit/access-log';
import { processesOf } from '@site/testing/service-process';
import { temporaryFolders } from '@site/testing/fixtures';
import { postJson } from '../testing/post';
import { newRegistration } from '../testing/new-registration';
import { openEmbeddedStore } from './data/embedded-store';
import { locationBeside } from './data/store-location';

const { runToEnd, startService } = processesOf('form-service');

const newFolder = temporaryFolders();
let root: string;
let folder: string;
beforeEach(() => {
  root = newFolder();
  folder = join(root, 'forms');
  const store = openEmbeddedStore(locationBeside(folder));
  for (const [name, phone, receivedAt] of [
    ['지난사람', '010-0000-0009', '2020-01-01T00:00:00.000Z'],
    ['김윤슬', '010-1234-5678', new Date().toISOString()],
    ['박호수', '010-1111-2222', new Date().toISOString()],
  ] as const) {
    const fields = { name, phone, message: `${'긴 문의 '.repeat(10)}끝` };
    store.add(newRegistration({ form: 'visit', receivedAt, fields }));
  }
  store.close();
});

const forms = (args: string[], input?: string | null) =>
  runToEnd('cli.ts', args, { DATA_DIR: folder }, input);

test('list: newest first, phones masked; --full shows everything', async () => {
  const short = await forms(['list']);
  expect(short.code).toBe(0);
  expect(short.stdout).toMatch(/박호수[\s\S]*김윤슬[\s\S]*지난사람[\s\S]*3 of 3 registrations/);
  expect(short.stdout).toContain('010-****-5678');
  expect(short.stdout).not.toMatch(/1234|끝/);
  const full = await forms(['list', '--full', '--limit', '2']);
  expect(full.stdout).toMatch(/010-1234-5678[\s\S]*끝[\s\S]*2 of 3/);
});

test('export: to the terminal, or to a new file of mode 0600', async () => {
  const { stdout } = await forms(['export']);
  expect(stdout.startsWith('\uFEFF"번호"')).toBe(true);
  expect(stdout.trim().split('\r\n')).toHaveLength(4);
  const out = join(folder, 'export.csv');
  expect((await forms(['export', '--out', out])).stdout).toContain('3 registrations written');
  expect(readFileSync(out, 'utf8')).toBe(stdout);
  expect(statSync(out).mode & 0o777).toBe(0o600);
  const again = await forms(['export', '--out', out]);
  expect(again.code).toBe(1);
  expect(again.stderr).toContain('exists already');
});

test('export --json: every stored text unchanged, with the numbers of the phone field beside it', async () => {
  const out = join(root, 'export.json');
  expect((await forms(['export', '--json', '--out', out])).stdout).toContain('3 registrations');
  const text = readFileSync(out, 'utf8');
  const read = JSON.parse(text) as unknown[];
  expect(read[1]).toMatchObject({ fields: { name: '김윤슬' }, phoneNumbers: ['010-1234-5678'] });
  expect(`${JSON.stringify(read, null, 2)}\n`).toBe(text);
});

test('an export that cannot be written to stdout, as on a full disk, fails', async () => {
  const file = join(root, 'full.csv');
  writeFileSync(file, '');
  const output = openSync(file, 'r');
  const ended = await runToEnd('cli.ts', ['export'], { DATA_DIR: folder }, '', output);
  closeSync(output);
  expect(ended).toMatchObject({ code: 1, stderr: 'Cannot write the output: EBADF.\n' });
});

test('purge removes entries older than RETENTION_DAYS', async () => {
  expect((await forms(['purge'])).stdout).toBe('Registrations older than 365 days removed: 1\n');
  expect((await forms(['list'])).stdout).not.toContain('지난사람');
});

test('list --full and export show every stored field, whatever it is called', async () => {
  const service = await startService({ DATA_DIR: folder });
  const person = { name: 'a', phone: '010-5555-0001', email: 'a@example.com', visitDate: '12월' };
  const posted = { ...person, birthday: '1990', constructor: 'x', toString: 'y' };
  const headers = { 'consent-notice': '2026-11-22' };
  expect((await postJson(`${service.origin}/forms/popup`, posted, headers)).status).toBe(200);
  await service.end('SIGTERM');
  const shown = [...Object.values(posted), ...Object.keys(posted).slice(4), '2026-11-22'];
  for (const args of [['export'], ['list', '--full']]) {
    const { code, stdout, stderr } = await forms(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const text of shown) expect(stdout).toContain(text);
    expect(stdout).toContain('박호수');
  }
});

test('erase while the service runs: lists the entries, and the service continues', async () => {
  const service = await startService({ DATA_DIR: folder });
  const post = (phone: string, message = '') =>
    postJson(`${service.origin}/forms/popup`, { name: '찾을사람', phone, message });
  await post('010-1234-5678 (엄마)');
  await post('010-1111-9999', '회신은 01012345678로');

  const found = await forms(['find', '010', '1234', '5678']);
  expect(found).toMatchObject({ code: 0 });
  expect(found.stdout).toMatch(/찾을사람[\s\S]*김윤슬[\s\S]*3 registrations with this number/);
  expect(found.stdout).not.toContain('1234');

  const erased = await forms(['erase', '-', '--yes'], '010-1234-5678\n');
  expect(erased).toMatchObject({ code: 0 });
  expect(erased.stdout).toMatch(/3 registrations erased\n.*npm run backup -- <folder> --keys /);
  expect((await post('01012345678')).status).toBe(200);
  expect((await forms(['erase', '010 1234 5678', '--yes'])).stdout).toContain(
    '1 registration erased',
  );
  expect((await forms(['erase', '010-1234-5678', '--yes'])).stdout).toBe(
    '0 registrations erased\n',
  );
  await service.end('SIGTERM');
});

test('erase and accept-loss without a terminal and without --yes end at once, although their input stays open', async () => {
  for (const command of ['erase 010-1234-5678', 'erase -', 'erase --id 1', 'accept-loss']) {
    const ended = await forms(command.split(' '), null);
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(/^Nothing was \w+: there is no terminal.*--yes\.\n$/);
  }
  expect((await forms(['list'])).stdout).toContain('3 of 3');
});

test('erase --id erases entries by their number', async () => {
  expect((await forms(['erase', '--id', '1,3', '--yes'])).stdout).toContain(
    '2 registrations erased',
  );
  expect((await forms(['list'])).stdout).toMatch(/김윤슬[\s\S]*1 of 1/);
});

test('rotate-key replaces the master key, and everything is readable', async () => {
  const { masterKeyFile } = locationBeside(folder);
  const former = readFileSync(masterKeyFile, 'utf8');
  expect(await forms(['rotate-key'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('renew the copy of the keys'),
  });
  expect(readFileSync(masterKeyFile, 'utf8')).not.toBe(former);
  expect((await forms(['list', '--full'])).stdout).toMatch(/김윤슬[\s\S]*3 of 3/);
  expect(readAccessLog(join(folder, 'access.log'))[0]).toMatchObject({
    action: 'rotate key',
    count: 3,
  });
});

test('every command is logged in the access log without personal data; log shows it', async () => {
  await forms(['list', '--limit', '2']);
  await forms(['export']);
  await forms(['purge']);
  await forms(['find', '010-1234-5678']);
  await forms(['erase', '010-1234-5678', '--yes']);
  const file = join(folder, 'access.log');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const acts = readAccessLog(file).map(({ actor, action, outcome, count }) =>
    [actor, action, outcome, count].join(' '),
  );
  expect(acts).toEqual([
    'operator list done 2',
    'operator export done 3',
    'operator purge done 1',
    'operator list done 1',
    'operator list done 1',
    'operator erase done 1',
  ]);
  // Times can contain any digits.
  const text = readFileSync(file, 'utf8').replaceAll(/"time":"[^"]*"/g, '');
  expect(text).not.toMatch(/김윤슬|박호수|010|1234|5678/);
  expect((await forms(['log'])).stdout).toMatch(/operator +export +done +3/);
  expect((await forms(['log', '--rotate'])).stdout).toContain(`${file}.0001`);
});

test('nothing is shown when the access log cannot be written', async () => {
  writeFileSync(join(root, 'taken'), '');
  rmSync(join(folder, 'access.log'), { force: true });
  symlinkSync(join(root, 'taken', 'access.log'), join(folder, 'access.log'));
  const find = ['find', '010-1234-5678'];
  const erase = ['erase', '010-1234-5678', '--yes'];
  for (const args of [['list', '--full'], ['export'], find, erase]) {
    const ended = await forms(args);
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toBe(
      `Cannot write the access log ${join(folder, 'access.log')}: ENOTDIR. Correct that, then run it again.\n`,
    );
  }
  const store = openEmbeddedStore(locationBeside(folder));
  expect(store.count()).toBe(3);
  store.close();
});

test.each([
  [[], 2, 'Name a command'],
  [['show'], 2, 'There is no "show"'],
  [['erase'], 2, 'Name the phone'],
  [['erase', ' - - '], 2, 'Name the phone'],
  [['erase', 'on', '--yes'], 2, 'Name the phone'],
  [['find', '112'], 2, 'at least four digits'],
  [['list', '--limit', 'all'], 2, '--limit must be'],
  [['list', '--limit', '0'], 2, '--limit must be'],
  [['list', '--wide'], 2, '--wide'],
  [['erase', '--id', 'all'], 2, '--id must be numbers'],
  [['erase', '010-5555-0001', '--id', '1'], 2, 'either a phone number or --id'],
])('forms %j ends with %i, the reason and the usage', async (args, code, message) => {
  const ended = await forms(args);
  expect(ended.code).toBe(code);
  expect(ended.stderr).toContain(message);
  expect(ended.stderr).toContain('Usage: npm run forms');
});

test('without a store: its path, and the setting to change', async () => {
  const ended = await runToEnd('cli.ts', ['list'], { DATA_DIR: join(folder, 'nowhere') });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain(join(folder, 'nowhere', 'forms.sqlite'));
  expect(ended.stderr).toContain('DATA_DIR');
});
