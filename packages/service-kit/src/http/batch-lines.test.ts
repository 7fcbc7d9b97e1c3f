import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { batchLines } from './batch-lines';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');

describe('lines', () => {
  let texts: string[];
  let batch: ReturnType<typeof batchLines>;
  beforeEach(() => {
    jest.useFakeTimers();
    texts = [];
    batch = batchLines((text) => void texts.push(text));
  });
  afterEach(() => {
    batch.flush();
    jest.useRealTimers();
  });

  test('of a tenth of a second are written together, in order', () => {
    batch.write('line 1');
    jest.advanceTimersByTime(60);
    batch.write('line 2');
    jest.advanceTimersByTime(39);
    expect(texts).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(texts).toEqual([numbered(2)]);
    batch.write('next');
    jest.advanceTimersByTime(100);
    expect(texts).toEqual([numbered(2), 'next\n']);
  });

  test('of a flood do not wait', () => {
    for (let n = 1; n <= 2_500; n += 1) batch.write(`line ${n}`);
    expect(texts.map((text) => text.split('\n').length - 1)).toEqual([1_000, 1_000]);
    jest.advanceTimersByTime(100);
    expect(texts.join('')).toBe(numbered(2_500));
  });

  test('that wait are written by flush, once, and later ones after it', () => {
    batch.write('line 1');
    batch.flush();
    batch.flush();
    batch.write('line 2');
    jest.advanceTimersByTime(100);
    expect(texts.join('')).toBe(numbered(2));
  });

  test('leave no listener behind', () => {
    const before = process.listenerCount('exit');
    for (let n = 1; n <= 20; n += 1) {
      batch.write(`line ${n}`);
      jest.advanceTimersByTime(100);
    }
    expect(process.listenerCount('exit')).toBe(before);
  });
});

test.each([
  ['return', 0],
  ['exit', 3],
  ['throw', 1],
])('nothing is lost when the process ends by %s', (end, status) => {
  const script = join(__dirname, '../../testing/write-lines.ts');
  const args = ['--import', 'tsx', script, '20500', end];
  const ended = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 10_000_000 });
  expect(ended.status).toBe(status);
  expect(ended.stdout).toBe(numbered(20_500));
});
