import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAllProcesses, runToEnd, startService } from '../testing/start-process';
import { postJson } from '../testing/post';
import { openRegistrationStore } from './data/registration-store';

jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-'));
  const store = openRegistrationStore(folder);
  for (const [name, phone, receivedAt] of [
    ['지난사람', '010-0000-0009', '2020-01-01T00:00:00.000Z'],
    ['김윤슬', '010-1234-5678', new Date().toISOString()],
    ['박호수', '010-1111-2222', new Date().toISOString()],
  ] as const) {
    const fields = { name, phone, message: `${'긴 문의 '.repeat(10)}끝` };
    const base = { idempotencyKey: undefined, digest: undefined, sameTapSince: receivedAt };
    store.add({ ...base, form: 'visit', receivedAt, phone, fields });
  }
  store.close();
});
afterEach(endAllProcesses);
afterEach(() => rmSync(folder, { recursive: true }));

const forms = (args: string[], input?: string) =>
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

test('purge removes what is older than RETENTION_DAYS', async () => {
  expect((await forms(['purge'])).stdout).toBe('1 registrations older than 365 days removed\n');
  expect((await forms(['list'])).stdout).not.toContain('지난사람');
});

test('erase while the service runs: the person is gone, the service goes on', async () => {
  const service = await startService({ DATA_DIR: folder });
  const post = () =>
    postJson(`${service.url}/forms/popup`, { name: '김윤슬', phone: '01012345678' });
  await post();
  const erased = await forms(['erase', '010', '1234', '5678']);
  expect(erased).toMatchObject({ code: 0, stdout: '2 registrations erased\n' });
  for (const file of readdirSync(folder)) {
    expect(readFileSync(join(folder, file)).includes('김윤슬')).toBe(false);
  }
  expect((await post()).status).toBe(200);
  expect((await forms(['erase', '-'], '010-1234-5678\n')).stdout).toBe('1 registration erased\n');
  expect((await forms(['erase', '010-1234-5678'])).stdout).toBe('0 registrations erased\n');
  await service.end('SIGTERM');
});

test.each([
  [[], 2, 'Say what to do'],
  [['show'], 2, 'There is no "show"'],
  [['erase'], 2, 'Say which phone'],
  [['erase', ' - - '], 2, 'Say which phone'],
  [['list', '--limit', 'all'], 2, '--limit takes'],
  [['list', '--wide'], 2, '--wide'],
])('forms %j explains itself', async (args, code, message) => {
  const ended = await forms(args);
  expect(ended.code).toBe(code);
  expect(ended.stderr).toContain(message);
  expect(ended.stderr).toContain('Usage: npm run forms');
});

test('no store: the path, and what to set', async () => {
  const ended = await runToEnd('cli.ts', ['list'], { DATA_DIR: join(folder, 'nowhere') });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toContain(join(folder, 'nowhere', 'forms.sqlite'));
  expect(ended.stderr).toContain('DATA_DIR');
});
