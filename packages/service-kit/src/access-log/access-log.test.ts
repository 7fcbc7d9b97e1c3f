import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, linkSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolders } from '@site/testing/fixtures';
import { compiledPart } from '@site/tools/compiled-part';
import { representativeRows } from '@site/testing/matrix';
import { copyAccessLog, openAccessLog, readAccessLog, rotateAccessLog, type AccessEvent } from '.';

const root = resolve(__dirname, '../../../..');
const newFolder = temporaryFolders();
let folder: string;
let file: string;
beforeEach(() => {
  folder = newFolder();
  file = join(folder, 'made/access.log');
});

const published: AccessEvent = { action: 'publish', outcome: 'done', subject: '65f0c0ffee' };

function writeLines(count: number): string[] {
  const log = openAccessLog(file);
  for (let n = 1; n <= count; n += 1) log.append({ action: 'list', outcome: 'done', count: n });
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

test('a line has time, actor, action and subject', () => {
  const log = openAccessLog(file, () => Date.UTC(2026, 10, 22));
  log.append({ ...published, actor: 'administrator' });
  log.append({ action: 'export', outcome: 'done', count: 3 });
  const time = '2026-11-22T00:00:00.000Z';
  expect(readAccessLog(file)).toEqual([
    { time, actor: 'administrator', ...published },
    { time, action: 'export', outcome: 'done', count: 3 },
  ]);
});

test('the file is for this user alone, also when others could read it before', () => {
  const mode = () => (statSync(file).mode & 0o777).toString(8);
  openAccessLog(file).append(published);
  expect(mode()).toBe('600');
  chmodSync(file, 0o644);
  openAccessLog(file).append(published);
  expect(mode()).toBe('600');
});

test.each<[string, Record<string, unknown>]>([
  ['an e-mail', { subject: 'a@example.com' }],
  ['a phone', { subject: '010-5555-0001' }],
  ['a phone of digits only', { subject: '01055550001' }],
  ['a name', { subject: '홍길동' }],
  ['an address', { subject: '203.0.113.7' }],
  ['an unknown action', { action: 'peek' }],
  ['an unknown outcome', { outcome: 'a@example.com' }],
  ['a person as actor', { actor: 'a@example.com' }],
  ['a count that is text', { count: '010-5555-0001' }],
])('%s is refused without being repeated, and not logged', (_what, wrong) => {
  const append = () => openAccessLog(file).append({ ...published, ...wrong });
  expect(append).toThrow(TypeError);
  expect(append).not.toThrow(/example|5555|홍길동|203/);
  expect(readAccessLog(file)).toEqual([]);
});

test('unknown members are not logged', () => {
  openAccessLog(file).append({ ...published, email: 'a@example.com' } as AccessEvent);
  expect(readFileSync(file, 'utf8')).not.toContain('example');
});

test('a line cut by a crash is ended by the next one; the log continues', () => {
  const lines = writeLines(2);
  writeFileSync(file, `${lines.join('\n')}\n${(lines[1] ?? '').slice(0, 40)}`);
  openAccessLog(file).append(published);
  openAccessLog(file).append(published);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(6);
  expect(readAccessLog(file)).toHaveLength(4);
});

test('four processes at once: every line is complete', async () => {
  const writers = await Promise.all(Array.from({ length: 4 }, () => startWriter('100')));
  await Promise.all(writers.map(({ ended }) => ended));
  expect(readAccessLog(file)).toHaveLength(400);
});

test('kill -9 while appending, several times: the log continues, at most one line of each writer is torn', async () => {
  for (const round of representativeRows([0, 1, 2, 3])) {
    const writers = await Promise.all([startWriter('0'), startWriter('0')]);
    await new Promise((done) => setTimeout(done, 60 + 35 * round));
    for (const { child } of writers) child.kill('SIGKILL');
    await Promise.all(writers.map(({ ended }) => ended));
  }
  openAccessLog(file).append(published);
  // A process that looks at a line while another one writes it may end it once more.
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const entries = readAccessLog(file);
  expect(entries.length).toBeGreaterThan(8);
  expect(entries.length).toBeGreaterThanOrEqual(lines.length - 8);
  expect(entries.at(-1)).toMatchObject(published);
});

async function startWriter(count: string) {
  const script = 'packages/service-kit/testing/append-many.ts';
  const child = spawn(process.execPath, [compiledPart(script) ?? '', file, count], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  return { child, ended };
}

describe('rotation', () => {
  test('the log goes on in a new file, and a running writer with it', () => {
    const service = openAccessLog(file);
    service.append(published);
    service.append(published);
    expect(rotateAccessLog(file)).toBe(`${file}.0001`);
    service.append(published);
    openAccessLog(file).append(published);
    rotateAccessLog(file);
    service.append(published);
    expect(readdirSync(join(folder, 'made')).sort()).toEqual([
      'access.log',
      'access.log.0001',
      'access.log.0002',
    ]);
    const acts = readAccessLog(file).map(({ action }) => (action === 'rotate' ? '|' : 'p'));
    expect(acts.join('')).toBe('pp|pp|p');
    const copy = join(folder, 'forms-access.log');
    copyAccessLog(file, copy);
    expect(readAccessLog(copy)).toEqual(readAccessLog(file));
  });

  test('ended after its first step, it is finished by the next one', () => {
    writeLines(3);
    linkSync(file, `${file}.0001`);
    expect(readAccessLog(file)).toHaveLength(3);
    openAccessLog(file).append(published);
    expect(rotateAccessLog(file)).toBe(`${file}.0001`);
    expect(readAccessLog(file)).toHaveLength(5);
  });

  test('while processes write: no line is lost', async () => {
    const writers = await Promise.all(Array.from({ length: 3 }, () => startWriter('200')));
    const ended = Promise.all(writers.map((writer) => writer.ended));
    let rotations = 0;
    for (let isOver = false; !isOver; rotations += 1) {
      rotateAccessLog(file);
      isOver = await Promise.race([
        ended.then(() => true),
        new Promise<false>((done) => setTimeout(() => done(false), 1)),
      ]);
    }
    expect(readAccessLog(file).filter(({ action }) => action !== 'rotate')).toHaveLength(600);
    expect(rotations).toBeGreaterThan(1);
  });
});
