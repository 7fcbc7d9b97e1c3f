import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openAccessLog, readAccessLog } from '@site/service-kit/access-log';
import { temporaryFolders } from '@site/testing/fixtures';
import { newRegistration } from '../../testing/new-registration';
import { asRegistrationStore, openEmbeddedStore } from '../data/embedded-store';
import type { RegistrationStore } from '../data/registration-store';
import { accessLogFile, locationBeside } from '../data/store-location';
import { schedulePurge } from './purge-expired';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const nowMs = Date.parse('2026-11-22T00:00:00.000Z');

const newFolder = temporaryFolders();
let root: string;
let store: RegistrationStore;
let cancel: () => void;
const logged: string[] = [];

/**
 * Starts the schedule with one registration of yesterday and one beyond the retention period.
 * @param aheadMs of the host's clock
 */
async function start(aheadMs: number): Promise<string> {
  jest.useFakeTimers({ now: nowMs + aheadMs });
  root = newFolder();
  const location = locationBeside(join(root, 'forms'));
  store = asRegistrationStore(openEmbeddedStore(location));
  for (const [name, days] of [
    ['지난사람', 31],
    ['남을사람', 1],
  ] as const) {
    const receivedAt = new Date(nowMs - days * dayMs).toISOString();
    await store.add(newRegistration({ fields: { name, phone: '1' }, receivedAt }));
  }
  const file = accessLogFile(location);
  logged.length = 0;
  const log = (line: string) => void logged.push(line);
  cancel = schedulePurge({ store, accessLog: openAccessLog(file), retentionDays: 30, log });
  return file;
}

afterEach(async () => {
  cancel();
  jest.useRealTimers();
  await store.close();
});

const names = async () => (await store.list()).map(({ fields }) => fields.get('name'));

test('registrations beyond the retention period are purged ten minutes after the start, then daily', async () => {
  const file = await start(0);
  await jest.advanceTimersByTimeAsync(10 * minuteMs);
  expect(await names()).toEqual(['남을사람']);
  expect(logged).toEqual(['purged registrations older than 30 days: 1']);
  const [line] = readAccessLog(file);
  expect(line).toMatchObject({ actor: 'service', action: 'purge', outcome: 'done', count: 1 });
  await jest.advanceTimersByTimeAsync(30 * dayMs);
  expect(await names()).toEqual([]);
});

test('a purge that the access log has no space for is in its next line', async () => {
  const file = await start(0);
  rmSync(file, { force: true });
  mkdirSync(file);
  await jest.advanceTimersByTimeAsync(10 * minuteMs);
  expect(await names()).toEqual(['남을사람']);
  expect(logged.at(-1)).toMatch(/^the daily purge failed/);
  rmSync(file, { recursive: true });
  await jest.advanceTimersByTimeAsync(60 * minuteMs);
  expect(readAccessLog(file).map(({ count }) => count)).toEqual([1]);
});

test('a clock that stays a year ahead for a week purges nobody who is not due', async () => {
  await start(365 * dayMs);
  await jest.advanceTimersByTimeAsync(7 * dayMs);
  expect(await names()).toEqual(['남을사람']);
  expect(logged).toContainEqual(
    expect.stringMatching(/^the clock is 36\d days ahead.*npm run forms -- purge$/),
  );
  jest.setSystemTime(nowMs + 7 * dayMs);
  await jest.advanceTimersByTimeAsync(2 * dayMs);
  expect(await names()).toEqual(['남을사람']);
  await jest.advanceTimersByTimeAsync(30 * dayMs);
  expect(await names()).toEqual([]);
});

test('a clock that is a year ahead at the start, and corrected since, purges no registration of this year', async () => {
  await start(365 * dayMs);
  await jest.advanceTimersByTimeAsync(9 * minuteMs);
  expect(await names()).toHaveLength(2);
  jest.setSystemTime(nowMs);
  await jest.advanceTimersByTimeAsync(minuteMs);
  expect(await names()).toEqual(['남을사람']);
});
