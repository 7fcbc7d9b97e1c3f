import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@site/testing/fixtures';
import { processStart } from './process-start';
import { withReleaseLock } from './release-lock';
import { siteFolder } from './site-folder';

const root = temporaryFolder();
const site = siteFolder(root);
const lock = join(root, 'release.lock');
afterEach(() => rmSync(lock, { force: true }));

const done = async () => 'done';
const longAgo = new Date(Date.now() - 120_000);

it('allows one release at a time; the others wait', async () => {
  const order: string[] = [];
  const release = (name: string) =>
    withReleaseLock(site, async () => {
      order.push(`${name} begins`);
      await pause(50);
      order.push(`${name} ends`);
    });
  await Promise.all(['one', 'two', 'three'].map(release));
  for (let at = 0; at < order.length; at += 2)
    expect(order[at + 1]).toBe(order[at]!.replace('begins', 'ends'));
  expect(readdirSync(root)).toEqual([]);
});

it('names the owner when waiting takes too long', async () => {
  let finish = () => {};
  const first = withReleaseLock(site, () => new Promise<void>((resolve) => (finish = resolve)));
  await expect(withReleaseLock(site, done, 100)).rejects.toThrow(
    `Process ${process.pid} on ${hostname()} is releasing into ${root} right now`,
  );
  finish();
  await first;
  expect(await withReleaseLock(site, done, 0)).toBe('done');
});

it('is removed when the release fails', async () => {
  const problem = withReleaseLock(site, () => Promise.reject(new Error('no')));
  await expect(problem).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

it('leaves a lock that another process has taken over', async () => {
  const other = JSON.stringify({ pid: 1, host: 'elsewhere', startedAt: undefined });
  await withReleaseLock(site, async () => writeFileSync(lock, other));
  expect(readFileSync(lock, 'utf8')).toBe(other);
});

it('continues when its lock is removed', async () => {
  jest.useFakeTimers({ doNotFake: ['Date'] });
  try {
    const work = () => {
      rmSync(lock);
      jest.advanceTimersByTime(60_000);
      return done();
    };
    expect(await withReleaseLock(site, work)).toBe('done');
  } finally {
    jest.useRealTimers();
  }
});

const gone: [string, object | string, Date?][] = [
  ['of a process that has ended', { pid: 2 ** 22 + 1, host: hostname(), startedAt: '1' }],
  [
    'of an earlier process with the same id',
    { pid: process.pid, host: hostname(), startedAt: '1' },
  ],
  ['of another host, untouched for long', { pid: 1, host: 'elsewhere', startedAt: '1' }, longAgo],
  ['empty, from long ago', '', longAgo],
];

it.each(gone)('takes over a lock %s', async (_, owner, touchedAt = new Date()) => {
  writeFileSync(lock, typeof owner === 'string' ? owner : JSON.stringify(owner));
  utimesSync(lock, touchedAt, touchedAt);
  expect(await withReleaseLock(site, done, 0)).toBe('done');
  expect(readdirSync(root)).toEqual([]);
});

const held: [string, object | string][] = [
  [
    'of a running process',
    { pid: process.pid, host: hostname(), startedAt: processStart(process.pid) },
  ],
  ['of another host, touched just now', { pid: 1, host: 'elsewhere', startedAt: '1' }],
  ['that is being written', ''],
];

it.each(held)('respects a lock %s', async (_, owner) => {
  writeFileSync(lock, typeof owner === 'string' ? owner : JSON.stringify(owner));
  await expect(withReleaseLock(site, done, 300)).rejects.toThrow('is releasing into');
  expect(existsSync(lock)).toBe(true);
});
