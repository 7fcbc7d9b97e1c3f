/**
 * Years of an installation in virtual time, hour by hour: one registration a day, corrections, erasures, the daily purge and
 * the daily backup, on a host whose clock is wrong again and again. Rules of the product run; only time and the copies are made up.
 */
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { purgeDaily, readProof, type RegistrationStore } from 'form-service/testing/stores';
import { newRegistration } from 'form-service/testing/new-registration';
import { backupsIn, msUntilBackup, pruneBackups, restoredMark } from '@site/tools/backup-folder';

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;
const bornMs = Date.parse('2026-12-01T00:00:00Z');
const retentionDays = 365;
const keptBackups = 14;
const everyMs = dayMs;

export interface ClockFault {
  /** What the clock shows besides the true time; `1970`: a host without a clock of its own starts at the epoch. */
  readonly offsetMs: number | '1970';
  readonly hours: number;
  /** Of the day at which it begins: before, at and after what happens daily. */
  readonly hour: number;
  /** Every so many days. */
  readonly everyDays: number;
  /** The host starts with it, and again when it is right; else the clock jumps while everything runs. */
  readonly isAtStart: boolean;
}

export interface Life {
  readonly posted: number;
  /** The most by which a registration was gone before its time, in days. */
  readonly lostEarlyDays: number;
  /** The most by which one was still there after its time, in days. */
  readonly keptLateDays: number;
  /** Erased ones that were there again, or wrong contents after a correction. */
  readonly wrong: number;
  /** The greatest age of the newest backup by true time, in intervals. */
  readonly oldestBackup: number;
}

interface Person {
  readonly name: string;
  readonly postedMs: number;
  readonly proof: NonNullable<ReturnType<typeof readProof>>;
  phone: string;
}

/** @param backups an empty folder */
export async function liveYears(
  store: RegistrationStore,
  backups: string,
  fault: ClockFault,
  years: number,
): Promise<Life> {
  const life = { posted: 0, lostEarlyDays: 0, keptLateDays: 0, wrong: 0, oldestBackup: 0 };
  const people: Person[] = [];
  const gone = new Set<string>();
  let nextBackupMs = bornMs;
  let nextPurgeMs = bornMs;
  let wasWrong = false;

  const start = (trueMs: number, shownMs: number) => {
    nextPurgeMs = trueMs + hourMs;
    // Timers go on with the true time.
    nextBackupMs =
      trueMs +
      Math.max(
        0,
        showing(shownMs, () => msUntilBackup(backups, everyMs, hourMs)),
      );
  };
  start(bornMs, bornMs);

  for (let hour = 0; hour < Math.round(years * 365) * 24; hour += 1) {
    const trueMs = bornMs + hour * hourMs;
    const isWrong = isWrongAt(fault, hour);
    const shownMs = isWrong ? shownBy(fault, trueMs, hour) : trueMs;
    if (isWrong !== wasWrong && fault.isAtStart) start(trueMs, shownMs);
    wasWrong = isWrong;

    if (hour % 24 === 12) {
      people.push(await post(store, life.posted, trueMs, shownMs));
      life.posted += 1;
    }
    if (hour % (24 * 40) === 24 * 40 - 1) await correct(store, people.at(-20));
    if (hour % (24 * 90) === 24 * 90 - 1) await erase(store, people.at(-10), gone);
    if (trueMs >= nextPurgeMs) {
      nextPurgeMs = trueMs + hourMs;
      const parts = { store, retentionDays, log: () => undefined };
      await store.runDailyPurge(
        async () => void (await purgeDaily(parts, shownMs)),
        () => shownMs,
      );
    }
    if (trueMs >= nextBackupMs) {
      makeBackup(backups, trueMs, shownMs);
      nextBackupMs = trueMs + everyMs;
    }
    const newestBackupMs = Math.max(
      ...backupsIn(backups).map((name) => madeAtTrue(backups, name)),
      bornMs,
    );
    life.oldestBackup = Math.max(life.oldestBackup, (trueMs - newestBackupMs) / everyMs);
    if (hour % (24 * 5) === 0 || (isWrong && hour % 24 === 0))
      await compare(store, people, gone, trueMs, life);
  }
  return life;
}

async function compare(
  store: RegistrationStore,
  people: readonly Person[],
  gone: ReadonlySet<string>,
  trueMs: number,
  life: { lostEarlyDays: number; keptLateDays: number; wrong: number },
): Promise<void> {
  const found = new Map(
    (await store.list()).map(({ fields }) => [fields.get('name'), fields.get('phone')]),
  );
  for (const { name, postedMs, phone } of people) {
    const leftDays = retentionDays - (trueMs - postedMs) / dayMs;
    const isThere = found.has(name);
    if (gone.has(name) ? isThere : isThere && found.get(name) !== phone) life.wrong += 1;
    if (gone.has(name)) continue;
    if (!isThere) life.lostEarlyDays = Math.max(life.lostEarlyDays, leftDays);
    else life.keptLateDays = Math.max(life.keptLateDays, -leftDays);
  }
}

async function post(
  store: RegistrationStore,
  count: number,
  postedMs: number,
  shownMs: number,
): Promise<Person> {
  const [name, phone] = [`사람 ${count}`, `010-5555-${String(count % 10_000).padStart(4, '0')}`];
  const { receipt = '' } = await store.add(
    newRegistration({ fields: { name, phone }, receivedAt: new Date(shownMs).toISOString() }),
  );
  const proof = readProof(receipt, phone.slice(-4));
  if (!proof) throw new Error(`${name} has no receipt`);
  return { name, postedMs, proof, phone };
}

async function correct(store: RegistrationStore, person: Person | undefined): Promise<void> {
  if (!person) return;
  // Its last digits stay, and with them the proof.
  const phone = person.phone.replace('5555', '5556');
  if (await store.correct(person.proof, new Map([['phone', phone]]))) person.phone = phone;
}

async function erase(
  store: RegistrationStore,
  person: Person | undefined,
  gone: Set<string>,
): Promise<void> {
  if (person && (await store.eraseByReceipt(person.proof))) gone.add(person.name);
}

const trueTimeFile = 'made-at';

/** As tools/backup/make-backup.ts names it, and as its test marks it. */
function makeBackup(backups: string, trueMs: number, shownMs: number): void {
  const name = new Date(shownMs).toISOString().replaceAll(/[:.]/g, '-');
  mkdirSync(join(backups, name), { recursive: true });
  writeFileSync(join(backups, name, trueTimeFile), String(trueMs));
  const mark = join(backups, name, restoredMark);
  writeFileSync(mark, '');
  utimesSync(mark, shownMs / 1_000, shownMs / 1_000);
  showing(shownMs, () => pruneBackups(backups, keptBackups, name));
}

function madeAtTrue(backups: string, name: string): number {
  return Number(readFileSync(join(backups, name, trueTimeFile), 'utf8'));
}

function isWrongAt({ everyDays, hour, hours }: ClockFault, now: number): boolean {
  const inPeriod = now % (everyDays * 24);
  // Not in the first weeks: an installation is made by somebody who looks at it.
  return now >= everyDays * 24 && inPeriod >= hour && inPeriod < hour + hours;
}

function shownBy({ offsetMs, everyDays, hour }: ClockFault, trueMs: number, now: number): number {
  if (offsetMs !== '1970') return trueMs + offsetMs;
  return ((now % (everyDays * 24)) - hour) * hourMs;
}

/** Runs code of the product that asks for the time. */
function showing<T>(shownMs: number, run: () => T): T {
  const { now } = Date;
  Date.now = () => shownMs;
  try {
    return run();
  } finally {
    Date.now = now;
  }
}
