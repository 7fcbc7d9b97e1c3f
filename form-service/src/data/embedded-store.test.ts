import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openFile } from '@site/service-kit/sqlite';
import { temporaryFolders } from '@site/testing/fixtures';
import { newRegistration } from '../../testing/new-registration';
import { failStatements } from '../../testing/sqlite-statements';
import { asRegistrationStore, openEmbeddedStore } from './embedded-store';
import { keyFile, locationBeside, storeFile, type StoreLocation } from './store-location';

const newFolder = temporaryFolders();
let root: string;
let folder: string;
let location: StoreLocation;
beforeEach(() => {
  root = newFolder();
  folder = join(root, 'forms');
  location = locationBeside(folder);
});
afterEach(() => jest.restoreAllMocks());

const registration = (
  phone: string,
  receivedAt = '2026-11-20T00:00:00.000Z',
  name = '지워질사람',
) => newRegistration({ receivedAt, fields: { name, phone } });

const filesIn = (...folders: string[]) =>
  folders.flatMap((from) => readdirSync(from).map((name) => join(from, name)));
const bytesOnDisk = () =>
  Buffer.concat(filesIn(folder, location.keyFolder).map((file) => readFileSync(file)));
const entriesIn = (file: string): { entry: string }[] => {
  const database = openFile(file);
  const rows = database.prepare('SELECT * FROM entries').all() as { entry: string }[];
  database.close();
  return rows;
};
/** Like an operator: erases all entries found. */
const eraseByPhone = (store: ReturnType<typeof openEmbeddedStore>, phone: string) =>
  store.erase(
    store.findByPhone(phone).registrations.map(({ id }) => id),
    phone,
  );

test('no text of a visitor is readable in any file [STORE-9]', () => {
  const store = openEmbeddedStore(location);
  const typed = {
    name: '읽힐사람',
    phone: '010-5555-0001',
    message: 'plain-message',
    constructor: 'c',
  };
  store.add({ ...newRegistration({ fields: typed }), idempotencyKey: '010-5555-0002' });
  store.add({ ...newRegistration({ fields: typed }), isNative: true });
  const bytes = bytesOnDisk();
  for (const text of ['읽힐사람', '-5555-', '01055550001', 'plain-message', '"phone"'])
    expect(bytes.includes(text)).toBe(false);
  expect(store.list().map(({ fields }) => Object.fromEntries(fields))).toEqual([typed, typed]);
  store.close();
});

test('each entry has a key of its own, bound to its row', () => {
  const store = openEmbeddedStore(location);
  store.add(registration('1', undefined, '첫사람'));
  store.add(registration('2', undefined, '둘째사람'));
  const database = openFile(storeFile(location));
  database.exec(
    'UPDATE entries SET sealed = (SELECT sealed FROM entries WHERE id = 1) WHERE id = 2',
  );
  database.close();
  expect(store.list().map(({ fields, isReadable }) => [isReadable, fields.get('name')])).toEqual([
    [false, undefined],
    [true, '첫사람'],
  ]);
  store.close();
});

test('an entry whose process died after its key was created is stored by the retry, once', () => {
  const store = openEmbeddedStore(location);
  const keyed = { ...registration('1'), idempotencyKey: 'k' };
  store.add(keyed);
  const database = openFile(storeFile(location));
  database.exec('DELETE FROM entries');
  database.close();
  expect(store.add(keyed).isNew).toBe(true);
  expect(store.add(keyed).isNew).toBe(false);
  expect(store.list()).toHaveLength(1);
  expect(store.list()[0]?.fields.get('name')).toBe('지워질사람');
  store.close();
});

test.each([
  '010-3333-4444 (엄마)',
  '010-1111-2222 / 010-3333-4444',
  '010-1111-2222 010-3333-4444',
  '+82 10-3333-4444',
  '821033334444',
  '０１０．３３３３．４４４４',
])('a number is found in the phone field %s', (phone) => {
  const store = openEmbeddedStore(location);
  store.add(registration(phone));
  store.add(registration('010-3333-4445', undefined, '남을사람'));
  expect(eraseByPhone(store, '010 3333 4444')).toEqual({ count: 1, isTraceless: true });
  expect(store.list().map(({ fields }) => fields.get('name'))).toEqual(['남을사람']);
  store.close();
});

test('a number is found in a message and in a field that no form of ours has', () => {
  const store = openEmbeddedStore(location);
  const typed = { name: 'a', phone: '010-1111-2222' };
  store.add(
    newRegistration({ fields: { ...typed, message: '급하면 010 3333 4444로 전화 주세요' } }),
  );
  store.add(newRegistration({ fields: { ...typed, constructor: '01033334444' } }));
  store.add(newRegistration({ fields: typed }));
  expect(store.findByPhone('01033334444').registrations).toHaveLength(2);
  store.close();
});

test('a number after another one is found, and no longer or shorter one, where only backups hold the entry', () => {
  const store = openEmbeddedStore(location);
  for (const phone of ['02-123-4567 010-1234-5678', '010-1234-5679', '010-1234-567'])
    store.add(registration(phone));
  const database = openFile(storeFile(location));
  database.exec('DELETE FROM entries');
  database.close();
  expect(store.findByPhone('010-1234-5678').inBackupsOnly).toBe(1);
  expect(store.erase([], '010-1234-5678').count).toBe(1);
  expect(store.findByPhone('010-1234-5679').inBackupsOnly).toBe(1);
  store.close();
});

test('a text without a number is found only as it was written', () => {
  const store = openEmbeddedStore(location);
  for (const phone of ['1', '11', '저녁에 전화 주세요']) store.add(registration(phone));
  expect(store.findByPhone('1').registrations).toHaveLength(1);
  expect(store.findByPhone('저녁에 전화 주세요').registrations).toHaveLength(1);
  store.close();
});

test('erase destroys the keys: entries, keys and lookup codes are gone from the files', () => {
  const store = openEmbeddedStore(location);
  for (const phone of ['010-1234-5678', '010 1234 5678', '01012345678', '+82 10-1234-5678'])
    store.add({ ...registration(phone), idempotencyKey: phone });
  store.add(registration('010-1234-5679', undefined, '남을사람'));
  const secrets = secretsOf('WHERE idempotency_mac IS NOT NULL');
  expect(secrets).toHaveLength(4 * 5);
  for (const secret of secrets) expect(bytesOnDisk().includes(secret)).toBe(true);
  expect(eraseByPhone(store, '０１０.1234.5678')).toEqual({ count: 4, isTraceless: true });
  for (const secret of secrets) expect(bytesOnDisk().includes(secret)).toBe(false);
  expect(store.list().map(({ fields }) => fields.get('name'))).toEqual(['남을사람']);
  expect(entriesIn(storeFile(location))).toHaveLength(1);
  store.close();
});

/** Wrapped keys, codes of posted keys, codes of phones, encrypted entries, as the files hold them. */
function secretsOf(where: string): Buffer[] {
  const database = openFile(keyFile(location));
  database.prepare('ATTACH ? AS data').run(storeFile(location));
  const rows = database
    .prepare(
      `SELECT wrapped_key, idempotency_mac, phone_mac, receipt_mac, sealed FROM entry_keys
       JOIN phones USING (entry) JOIN data.entries USING (entry) ${where}`,
    )
    .all() as Record<string, Uint8Array>[];
  database.close();
  return rows.flatMap((row) => Object.values(row).map((bytes) => Buffer.from(bytes)));
}

test('erase works while another process has the store open, and reports bytes that may be left', () => {
  const service = openEmbeddedStore(location);
  service.add(registration('0101111222'));
  service.list();
  const operator = openEmbeddedStore(location);
  expect(eraseByPhone(operator, '0101111222')).toEqual({ count: 1, isTraceless: true });

  service.add(registration('0101111333'));
  const reader = openFile(keyFile(location));
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM entry_keys').get();
  expect(eraseByPhone(operator, '0101111333')).toEqual({ count: 1, isTraceless: false });
  reader.exec('COMMIT');
  expect(eraseByPhone(operator, '0101111333')).toEqual({ count: 0, isTraceless: true });
  for (const open of [reader, operator, service]) open.close();
});

test.each([
  ['VACUUM', 'SQLITE_FULL'],
  ['DELETE FROM main.entries', 'SQLITE_FULL'],
  ['VACUUM', 'SQLITE_IOERR_WRITE'],
])(
  'an erasure whose %s finds no space (%s) is counted, and finished by the next one',
  (beginning, code) => {
    const store = openEmbeddedStore(location);
    store.add(registration('0101111222'));
    failStatements(beginning, code);
    expect(store.erase([1])).toEqual({ count: 1, isTraceless: false });
    jest.restoreAllMocks();
    expect(store.list()).toHaveLength(beginning === 'VACUUM' ? 0 : 1);
    expect(eraseByPhone(store, '0101111222')).toEqual({ count: 0, isTraceless: true });
    expect(store.list()).toEqual([]);
    store.close();
  },
);

test('an error of a file that is not full or in use is not hidden by an erasure', () => {
  const store = openEmbeddedStore(location);
  store.add(registration('0101111222'));
  failStatements('VACUUM', 'SQLITE_CORRUPT');
  expect(() => store.erase([1])).toThrow(expect.objectContaining({ code: 'SQLITE_CORRUPT' }));
  store.close();
});

test('readiness writes, and the write-ahead logs do not grow with it', () => {
  const store = openEmbeddedStore(location);
  const logs = () =>
    [storeFile(location), keyFile(location)].map((file) => statSync(`${file}-wal`).size);
  const before = logs();
  expect(store.isReady()).toBe(true);
  expect(logs().every((size, index) => size > (before[index] ?? size))).toBe(true);
  for (let n = 0; n < 3_000; n += 1) store.isReady();
  expect(Math.max(...logs())).toBeLessThan(5 * 1024 * 1024);
  store.close();
});

test('an erasure interrupted after its keys were destroyed is finished at the next start', () => {
  const store = openEmbeddedStore(location);
  store.add(registration('1'));
  store.close();
  const database = openFile(keyFile(location));
  database.exec('UPDATE entry_keys SET wrapped_key = NULL');
  database.close();
  openEmbeddedStore(location).close();
  expect(entriesIn(storeFile(location))).toEqual([]);
});

test('purge destroys the keys of older entries, also of those that only backups hold', () => {
  const store = openEmbeddedStore(location);
  store.add(registration('1', '2025-11-19T23:59:59.999Z'));
  store.add(registration('2', '2025-11-19T00:00:00.000Z'));
  store.add(registration('3', '2025-11-20T00:00:00.000Z', '남을사람'));
  const database = openFile(storeFile(location));
  database.exec('DELETE FROM entries WHERE id = 2');
  database.close();
  expect(store.purgeBefore('2025-11-20T00:00:00.000Z')).toBe(1);
  expect(store.list().map(({ fields }) => fields.get('name'))).toEqual(['남을사람']);
  const keys = openFile(keyFile(location));
  expect(
    keys.prepare('SELECT count(*) AS usable FROM entry_keys WHERE wrapped_key IS NOT NULL').get(),
  ).toMatchObject({ usable: 1 });
  keys.close();
  store.close();
});

test('the daily purge is due at once after a clock that was a year ahead is set right', async () => {
  const store = asRegistrationStore(openEmbeddedStore(location));
  const dayMs = 24 * 60 * 60 * 1_000;
  const runAt = (ms: number) =>
    store.runDailyPurge(
      async () => undefined,
      () => ms,
    );
  expect(await runAt(365 * dayMs)).toBe(true);
  expect(await runAt(dayMs)).toBe(true);
  expect(await runAt(dayMs + 1)).toBe(false);
  expect(await runAt(2 * dayMs)).toBe(true);
  await store.close();
});
