import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { connect } from './connect';
import type { NewRegistration } from './registration-rows';
import { openRegistrationStore, storeFile } from './registration-store';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const registration = (phone: string, receivedAt = '2026-11-20T00:00:00.000Z'): NewRegistration => ({
  form: 'popup',
  receivedAt,
  phone,
  fields: { name: '지워질사람', phone },
  idempotencyKey: undefined,
  digest: undefined,
  sameTapSince: receivedAt,
});

const bytesOnDisk = () =>
  Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));

test('folder and files are for this user alone, also when they were open to others', () => {
  chmodSync(folder, 0o755);
  writeFileSync(storeFile(folder), '', { mode: 0o644 });
  const store = openRegistrationStore(folder);
  store.add(registration('1'));
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
  for (const name of readdirSync(folder)) {
    expect((statSync(join(folder, name)).mode & 0o777).toString(8)).toBe('600');
  }
  store.close();
});

test('a folder that holds other files keeps its mode', () => {
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'other'), '');
  openRegistrationStore(folder).close();
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('755');
});

test('every connection is durable: a write is on the disk before it returns', () => {
  const { database } = connect(storeFile(folder));
  expect(database.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(database.pragma('synchronous')).toEqual([{ synchronous: 2 }]);
  expect(database.pragma('busy_timeout')).toEqual([{ timeout: 3_000 }]);
  expect(database.pragma('secure_delete')).toEqual([{ secure_delete: 1 }]);
  database.close();
});

test('erase matches the number however it is written, and no byte of the person stays', () => {
  const store = openRegistrationStore(folder);
  for (const phone of ['010-1234-5678', '010 1234 5678', '01012345678', '+82 10-1234-5678']) {
    store.add(registration(phone));
  }
  store.add({ ...registration('010-1234-5679'), fields: { name: '남을사람' } });
  expect(bytesOnDisk().includes('지워질사람')).toBe(true);
  expect(store.eraseByPhone('０１０.1234.5678')).toEqual({ count: 4, isTraceless: true });
  expect(bytesOnDisk().includes('지워질사람')).toBe(false);
  expect(bytesOnDisk().includes('5678')).toBe(false);
  expect(bytesOnDisk().includes('남을사람')).toBe(true);
  store.close();
});

test('erase works while another process holds the store, and says so when bytes may be left', () => {
  const service = openRegistrationStore(folder);
  service.add(registration('1'));
  service.list();
  const operator = openRegistrationStore(folder);
  expect(operator.eraseByPhone('1')).toEqual({ count: 1, isTraceless: true });
  expect(bytesOnDisk().includes('지워질사람')).toBe(false);

  service.add(registration('2'));
  const reader = new Database(storeFile(folder));
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM registrations').get();
  expect(operator.eraseByPhone('2')).toEqual({ count: 1, isTraceless: false });
  reader.exec('COMMIT');
  expect(operator.eraseByPhone('2')).toEqual({ count: 0, isTraceless: true });
  expect(bytesOnDisk().includes('지워질사람')).toBe(false);
  for (const open of [reader, operator, service]) open.close();
});

test('purge removes what is older, and its bytes', () => {
  const store = openRegistrationStore(folder);
  store.add(registration('1', '2025-11-19T23:59:59.999Z'));
  store.add({ ...registration('2', '2025-11-20T00:00:00.000Z'), fields: { name: '남을사람' } });
  expect(store.purgeBefore('2025-11-20T00:00:00.000Z')).toBe(1);
  expect(store.list()).toMatchObject([{ fields: { name: '남을사람' } }]);
  expect(bytesOnDisk().includes('지워질사람')).toBe(false);
  store.close();
});

test.each<[string, () => void, RegExp]>([
  ['no database', () => writeFileSync(storeFile(folder), 'x'.repeat(5_000)), /not an SQLite/],
  ['a damaged one', damage, /damaged|not an SQLite/],
  ['one of a newer service', makeNewer, /newer form-service \(version 99\)/],
])('%s is refused with the path and a reason', (_what, prepare, reason) => {
  prepare();
  const open = () => openRegistrationStore(folder);
  expect(open).toThrow(storeFile(folder));
  expect(open).toThrow(reason);
});

function damage(): void {
  const store = openRegistrationStore(folder);
  for (let n = 0; n < 500; n += 1) store.add(registration(String(n)));
  store.compact();
  store.close();
  const bytes = readFileSync(storeFile(folder));
  bytes.fill(0x5a, 8_192, bytes.length - 4_096);
  writeFileSync(storeFile(folder), bytes);
}

function makeNewer(): void {
  const database = new Database(storeFile(folder));
  database.exec('PRAGMA user_version = 99');
  database.close();
}
