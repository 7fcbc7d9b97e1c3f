/**
 * The whole life of an installation whose clock is wrong again and again, on both stores: no registration goes early, none that was
 * erased comes back, none stays, and there is always a backup of the last two intervals.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locationBeside, openStore } from 'form-service/testing/stores';
import { findMongodb } from 'press-service/testing/mongodb';
import { liveYears, type ClockFault, type Life } from '../store/live-years';
import { expect, test } from '../test';

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

const offsets: Readonly<Record<string, ClockFault['offsetMs']>> = {
  'an hour ahead': hourMs,
  'a day ahead': dayMs,
  '30 days ahead': 30 * dayMs,
  '400 days ahead': 400 * dayMs,
  'an hour behind': -hourMs,
  '30 days behind': -30 * dayMs,
  '400 days behind': -400 * dayMs,
  'at 1970': '1970',
};

/** Before a registration and at a start; at one, while everything runs; over the purge and the backup of a night. */
const moments = [
  { hour: 11, hours: 72, isAtStart: true },
  { hour: 12, hours: 6, isAtStart: false },
  { hour: 23, hours: 30, isAtStart: true },
];

for (const kind of ['SQLite', 'MongoDB'] as const)
  for (const [offset, offsetMs] of Object.entries(offsets))
    test(
      `a clock ${offset} every 100 days for three years, ${kind}: nothing is lost early or kept late, and backups go on`,
      { tag: '@years' },
      () => live(kind, offsetMs, kind === 'SQLite' ? moments : moments.slice(0, 1), 3),
    );

for (const offset of ['400 days ahead'])
  test(
    `a clock ${offset} every 100 days for a year and more: nothing is lost early or kept late, and backups go on`,
    { tag: ['@years', '@sample'] },
    () => live('SQLite', offsets[offset] ?? 0, moments.slice(0, 1), 1.3),
  );

async function live(
  kind: 'SQLite' | 'MongoDB',
  offsetMs: ClockFault['offsetMs'],
  faults: typeof moments,
  years: number,
): Promise<void> {
  test.setTimeout(20 * 60_000);
  const source = kind === 'MongoDB' ? findMongodb() : undefined;
  test.skip(kind === 'MongoDB' && !source, 'there is no MongoDB server');
  const server = await source?.start();
  const root = mkdtempSync(join(tmpdir(), 'resilience-years-'));
  const rows: string[] = [];
  try {
    for (const [index, moment] of faults.entries()) {
      const folder = join(root, String(index));
      const uri = server?.uri.replace(/press_test_\w+/, `years_${process.pid}_${index}`);
      const store = await openStore({
        location: locationBeside(join(folder, 'forms')),
        mongodb: uri === undefined ? undefined : { uri, keysUri: undefined },
      });
      const fault = { offsetMs, everyDays: 100, ...moment };
      const life = await liveYears(store, join(folder, 'backups'), fault, years);
      await store.close();
      rows.push(rowOf(fault, life));
      // One is posted a day.
      const faultDays = Math.ceil(fault.hours / 24);
      expect.soft(life.wrong, 'erased ones or former contents').toBe(0);
      // One posted while the clock was behind goes with the one before it.
      expect.soft(life.lostEarlyDays, 'lost early').toBeLessThanOrEqual(faultDays);
      expect.soft(life.keptLateDays, 'kept late').toBeLessThanOrEqual(faultDays + 1);
      expect.soft(life.oldestBackup, 'intervals without a backup').toBeLessThanOrEqual(2);
      expect.soft(life.posted).toBeGreaterThan(years * 360);
    }
  } finally {
    await server?.stop();
    rmSync(root, { recursive: true, force: true });
  }
  test.info().annotations.push({ type: 'figures', description: rows.join('\n') });
}

function rowOf({ hour, hours, isAtStart }: ClockFault, life: Life): string {
  const { posted, lostEarlyDays, keptLateDays, oldestBackup } = life;
  return (
    `for ${hours} h from ${hour}:00, ${isAtStart ? 'at a start' : 'while it runs'}: ${posted} registrations, ` +
    `lost early ${lostEarlyDays} d, kept late ${keptLateDays} d, oldest newest backup ${oldestBackup.toFixed(2)} intervals`
  );
}
