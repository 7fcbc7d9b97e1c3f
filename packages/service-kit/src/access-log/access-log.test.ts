import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  copyAccessLog,
  openAccessLog,
  readAccessLog,
  rotateAccessLog,
  verifyAccessLog,
  type AccessEvent,
} from '.';

const root = resolve(__dirname, '../../../..');
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'access-log-'));
  file = join(folder, 'made/access.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const published: AccessEvent = { action: 'publish', outcome: 'done', subject: '65f0c0ffee' };

function writeLines(count: number): string[] {
  const log = openAccessLog(file);
  for (let n = 1; n <= count; n += 1) log.append({ action: 'list', outcome: 'done', count: n });
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

const rewrite = (lines: readonly string[]) => writeFileSync(file, `${lines.join('\n')}\n`);

test('a line has action, time and subject, and commits to the lines before it', () => {
  const log = openAccessLog(file, () => Date.UTC(2026, 10, 22));
  log.append({ ...published, actor: 'administrator' });
  log.append({ action: 'export', outcome: 'done', count: 3 });
  const [first, second] = readAccessLog(file);
  expect(first).toMatchObject({
    sequence: 1,
    time: '2026-11-22T00:00:00.000Z',
    actor: 'administrator',
    ...published,
    previousBytes: 0,
  });
  expect(second).toMatchObject({ sequence: 2, action: 'export', count: 3 });
  expect(second?.previousBytes).toBe(readFileSync(file, 'utf8').indexOf('\n') + 1);
  expect(verifyAccessLog(file)).toMatchObject({ isIntact: true, count: 2 });
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

describe('verify reports the first damaged line', () => {
  test.each<[string, (lines: string[]) => string[], object]>([
    [
      'a changed line',
      (lines) => lines.with(2, (lines[2] ?? '').replace('"count":3', '"count":9')),
      { kind: 'changed', line: 3 },
    ],
    ['a line of another format', (lines) => lines.with(2, 'x'), { kind: 'changed', line: 3 }],
    ['a removed line', (lines) => lines.toSpliced(2, 1), { kind: 'removed', line: 3 }],
    ['the first line removed', (lines) => lines.slice(1), { kind: 'removed', line: 1 }],
    ['two removed lines', (lines) => lines.toSpliced(1, 2), { kind: 'removed', line: 2 }],
    ['a repeated line', (lines) => lines.toSpliced(3, 0, lines[2] ?? ''), { kind: 'inserted' }],
    ['swapped lines', (lines) => lines.with(1, lines[2] ?? '').with(2, lines[1] ?? ''), {}],
    ['text after the last line', (lines) => [...lines, 'x'], { kind: 'changed', line: 7 }],
  ])('%s', (_what, tamper, found) => {
    rewrite(tamper(writeLines(6)));
    expect(verifyAccessLog(file)).toMatchObject({ isIntact: false, ...found });
  });

  test('a line rewritten with a valid hash of its own is detected by the next one', () => {
    const lines = writeLines(4);
    const forged = join(folder, 'forged.log');
    rewrite(lines.slice(0, 1));
    writeFileSync(forged, readFileSync(file));
    openAccessLog(forged).append({ action: 'list', outcome: 'done', count: 7 });
    const line = readFileSync(forged, 'utf8').trimEnd().split('\n')[1] ?? '';
    rewrite(lines.with(1, line));
    expect(verifyAccessLog(file)).toMatchObject({ isIntact: false, kind: 'changed', line: 2 });
  });

  test('a line forged into the middle is detected by the lines after it', () => {
    const lines = writeLines(4);
    rewrite(lines.slice(0, 2));
    openAccessLog(file).append({ action: 'purge', outcome: 'done', count: 7 });
    appendFileSync(file, `${lines.slice(2).join('\n')}\n`);
    expect(verifyAccessLog(file)).toMatchObject({ isIntact: false, kind: 'inserted', line: 3 });
  });

  test('lines cut off the end are detected by a noted head, and by the writer that continues', () => {
    const log = openAccessLog(file);
    for (let n = 0; n < 3; n += 1) log.append(published);
    const verified = verifyAccessLog(file);
    const head = verified.isIntact ? verified.head : '';
    rewrite(readFileSync(file, 'utf8').split('\n').slice(0, 2));
    expect(verifyAccessLog(file)).toMatchObject({ isIntact: true, count: 2 });
    expect(verifyAccessLog(file, head)).toMatchObject({
      isIntact: false,
      kind: 'cut off',
      line: 3,
    });
    log.append(published);
    expect(verifyAccessLog(file)).toMatchObject({ isIntact: false, kind: 'removed', line: 3 });
  });

  test('a log that grew since its head was noted matches it', () => {
    const log = openAccessLog(file);
    log.append(published);
    const verified = verifyAccessLog(file);
    log.append(published);
    expect(verified.isIntact && verifyAccessLog(file, verified.head).isIntact).toBe(true);
  });
});

test('a line cut by a crash is closed, stays and is covered; the log continues', () => {
  const lines = writeLines(2);
  writeFileSync(file, `${lines.join('\n')}\n${(lines[1] ?? '').slice(0, 40)}`);
  expect(verifyAccessLog(file)).toMatchObject({ isIntact: true, count: 2 });
  openAccessLog(file).append(published);
  openAccessLog(file).append(published);
  expect(verifyAccessLog(file)).toMatchObject({ isIntact: true, count: 4 });
  expect(readAccessLog(file).map(({ sequence }) => sequence)).toEqual([1, 2, 4, 5]);
});

test('four processes at once: every line is complete, and the log is intact', async () => {
  const writers = await Promise.all(Array.from({ length: 4 }, () => startWriter('100')));
  await Promise.all(writers.map(({ ended }) => ended));
  expect(readAccessLog(file)).toHaveLength(400);
  expect(verifyAccessLog(file)).toMatchObject({ isIntact: true, count: 400 });
});

test('kill -9 while appending, several times: the rest verifies', async () => {
  for (let round = 0; round < 4; round += 1) {
    const writers = await Promise.all([startWriter('0'), startWriter('0')]);
    await new Promise((done) => setTimeout(done, 60 + 35 * round));
    for (const { child } of writers) child.kill('SIGKILL');
    await Promise.all(writers.map(({ ended }) => ended));
    expect(verifyAccessLog(file)).toMatchObject({ isIntact: true });
  }
  expect(readAccessLog(file).length).toBeGreaterThan(8);
});

async function startWriter(count: string) {
  const script = 'packages/service-kit/testing/append-many.ts';
  const child = spawn(process.execPath, ['--import', 'tsx', script, file, count], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  return { child, ended };
}

describe('rotation', () => {
  const head = () => {
    const verified = verifyAccessLog(file);
    if (!verified.isIntact) throw new Error(JSON.stringify(verified));
    return verified.head;
  };

  test('the chain goes on across the files, and a running writer with it', () => {
    const service = openAccessLog(file);
    service.append(published);
    service.append(published);
    const noted = head();
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
    expect(verifyAccessLog(file, noted)).toMatchObject({ isIntact: true, count: 7 });
    const copy = join(folder, 'forms-access.log');
    copyAccessLog(file, copy);
    expect(verifyAccessLog(copy, head())).toMatchObject({ isIntact: true, count: 7 });
  });

  test.each<[string, () => void, object]>([
    ['an archive is missing', () => rmSync(`${file}.0001`), { kind: 'removed', file: '.0001' }],
    ['its end is cut off', () => cut(`${file}.0001`, 2), { kind: 'cut off', file: '.0001' }],
    [
      'it is changed',
      () => writeFileSync(`${file}.0001`, 'x\n'),
      { kind: 'changed', file: '.0001' },
    ],
    ['the line that continues it is missing', () => cut(file, 0), { kind: 'removed', file: '' }],
  ])('%s: verify names the file', (_what, tamper, { file: end, ...found }: { file?: string }) => {
    writeLines(3);
    rotateAccessLog(file);
    tamper();
    expect(verifyAccessLog(file)).toMatchObject({
      isIntact: false,
      file: `${file}${end}`,
      ...found,
    });
  });

  function cut(which: string, lines: number) {
    writeFileSync(
      which,
      readFileSync(which, 'utf8')
        .split('\n')
        .slice(0, lines)
        .map((line) => `${line}\n`)
        .join(''),
    );
  }

  test('a log that was cut while it was archived is still detected by the writer', () => {
    const service = openAccessLog(file);
    for (let n = 0; n < 3; n += 1) service.append(published);
    cut(file, 1);
    rotateAccessLog(file);
    service.append(published);
    expect(verifyAccessLog(file).isIntact).toBe(false);
  });

  test('ended after its first step, it is finished by the next one', () => {
    writeLines(3);
    linkSync(file, `${file}.0001`);
    expect(verifyAccessLog(file)).toMatchObject({ isIntact: true, count: 3 });
    openAccessLog(file).append(published);
    expect(rotateAccessLog(file)).toBe(`${file}.0001`);
    expect(verifyAccessLog(file)).toMatchObject({ isIntact: true, count: 5 });
  });

  test('while processes write: no line is lost, and the log is intact', async () => {
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
    expect(verifyAccessLog(file)).toMatchObject({ isIntact: true });
    expect(readAccessLog(file).filter(({ action }) => action !== 'rotate')).toHaveLength(600);
    expect(rotations).toBeGreaterThan(1);
  });
});
