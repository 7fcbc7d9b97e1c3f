import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countRows, openFile } from '@site/service-kit/sqlite';
import { newRegistration } from '../../testing/new-registration';
import { connect } from './connect';
import { backUpDatabase, restoreDatabase } from './copy-database';
import { backUpKeys, restoreKeys } from './keys/copy-keys';
import { reserveKey } from './keys/entry-keys';
import { readProof } from './keys/receipt';
import { openEmbeddedStore, type EmbeddedStore } from './embedded-store';
import { insertEntry } from './registration-rows';
import { keyFile, locationBeside, storeFile, type StoreLocation } from './store-location';

let root: string;
let location: StoreLocation;
let copy: string;
let store: EmbeddedStore;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forms-copy-'));
  location = locationBeside(join(root, 'forms'));
  copy = join(root, 'backup.sqlite');
  store = openEmbeddedStore(location);
});
afterEach(() => {
  store.close();
  rmSync(root, { recursive: true, force: true });
});

const registration = (phone: string) => ({
  ...newRegistration({ fields: { name: `사람${phone}`, phone } }),
  idempotencyKey: phone,
});
const phones = () => store.list().map(({ fields }) => fields.get('phone'));
const addThree = () => {
  for (const phone of ['010-5555-0001', '010-5555-0002', '010-5555-0003'])
    store.add(registration(phone));
};

/** Another host with the same master key. */
const otherHost = () => ({
  ...locationBeside(join(root, 'host/forms')),
  masterKey: Buffer.from(readFileSync(location.masterKeyFile, 'utf8').trim(), 'hex'),
});

test('a copy made while the store is open holds every registration, without readable data or keys', () => {
  addThree();
  expect(backUpDatabase(location, copy)).toBe(3);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const bytes = readFileSync(copy);
  for (const text of ['사람', '-5555-', '0105555', 'phone'])
    expect(bytes.includes(text)).toBe(false);
  const masterKey = readFileSync(location.masterKeyFile, 'utf8').trim();
  expect(bytes.includes(masterKey)).toBe(false);
  expect(bytes.includes(Buffer.from(masterKey, 'hex'))).toBe(false);
  expect(bytes.includes('entry_keys')).toBe(false);
});

/** Runs `work` after the first statement of this beginning. */
function afterStatement(method: 'exec' | 'prepare', beginning: string, work: () => void): void {
  const any = openFile(':memory:');
  const prototype = Object.getPrototypeOf(any) as Record<typeof method, (sql: string) => unknown>;
  any.close();
  const statement = prototype[method];
  const spied = jest.spyOn(prototype, method).mockImplementation(function (this: unknown, sql) {
    const result: unknown = statement.call(this, sql);
    if (sql.startsWith(beginning)) {
      spied.mockRestore();
      work();
    }
    return result;
  });
}

test('the count is that of the copy, without registrations that were posted since', () => {
  addThree();
  const post = () => store.add(registration('010-5555-0004'));
  afterStatement('prepare', 'SELECT count(*)', post);
  expect(backUpDatabase(location, copy)).toBe(3);
  afterStatement('prepare', 'SELECT count(*)', post);
  expect(backUpKeys(location, join(root, 'apart'))).toBe(4);
});

test('a test restore does not lock the keys: a registration is stored meanwhile, and no reader sees half of a restore', () => {
  addThree();
  backUpDatabase(location, copy);
  const test = { ...location, dataFolder: join(root, 'test-store') };
  restoreDatabase(test, copy, false);
  const seen: number[] = [];
  const restoreAgain = jest.fn(() => restoreDatabase(test, copy, true));
  afterStatement('exec', 'DELETE FROM main.entries', () => {
    store.add(registration('010-5555-0004'));
    const reader = openFile(storeFile(test));
    seen.push(countRows(reader, 'entries'));
    reader.close();
    expect(restoreAgain).toThrow(/locked/);
  });
  expect(restoreDatabase(test, copy, true)).toEqual({ count: 3, erasedSince: 0 });
  expect([seen, store.count()]).toEqual([[3], 4]);
});

test('a copy can be made without any key', () => {
  addThree();
  store.close();
  renameSync(location.keyFolder, join(root, 'locked-away'));
  expect(backUpDatabase(location, copy)).toBe(3);
  expect(existsSync(location.keyFolder)).toBe(false);
  renameSync(join(root, 'locked-away'), location.keyFolder);
  store = openEmbeddedStore(location);
});

test('backup, erase, restore: the erased person stays unreadable, the others are restored [STORE-9]', () => {
  addThree();
  backUpDatabase(location, copy);
  const [found] = store.findByPhone('01055550002').registrations;
  expect(store.erase([found!.id], '01055550002').count).toBe(1);
  store.add(registration('010-5555-0004'));
  expect(restoreDatabase(location, copy, true)).toEqual({ count: 2, erasedSince: 1 });
  expect(phones()).toEqual(['010-5555-0003', '010-5555-0001']);
});

test('a person in backups only is found by number, and erased there', () => {
  addThree();
  backUpDatabase(location, copy);
  const empty = locationBeside(join(root, 'empty'));
  openEmbeddedStore(empty).close();
  backUpDatabase(empty, join(root, 'empty.sqlite'));
  restoreDatabase(location, join(root, 'empty.sqlite'), true);
  expect(store.findByPhone('010-5555-0001')).toEqual({ registrations: [], inBackupsOnly: 1 });
  expect(store.erase([], '010-5555-0001').count).toBe(1);
  expect(restoreDatabase(location, copy, false)).toEqual({ count: 2, erasedSince: 1 });
  expect(phones()).toEqual(['010-5555-0003', '010-5555-0002']);
});

test('a restored registration is recognised: a repeated post does not add it again', () => {
  addThree();
  backUpDatabase(location, copy);
  restoreDatabase(location, copy, true);
  expect(store.add(registration('010-5555-0001')).isNew).toBe(false);
  expect(store.count()).toBe(3);
});

test('registrations are replaced only by force', () => {
  addThree();
  backUpDatabase(location, copy);
  store.add(registration('010-5555-0004'));
  expect(() => restoreDatabase(location, copy, false)).toThrow(/holds 4 registrations/);
  expect(store.count()).toBe(4);
});

test('a backup without its keys is refused, and nothing is changed', () => {
  addThree();
  backUpDatabase(location, copy);
  const other = locationBeside(join(root, 'other'));
  expect(() => restoreDatabase(other, copy, true)).toThrow(/no key for 3 .* --keys/);
  const opened = openEmbeddedStore(other);
  expect(opened.count()).toBe(0);
  opened.close();
});

test('after the loss of a host: master key, key copy and backup make everything readable again', () => {
  addThree();
  backUpDatabase(location, copy);
  const apart = join(root, 'apart');
  expect(backUpKeys(location, apart)).toBe(3);
  expect(statSync(keyFile({ keyFolder: apart })).mode & 0o777).toBe(0o600);
  expect(readdirSync(apart)).toEqual(['entry-keys.sqlite']);
  const host = otherHost();
  expect(readFileSync(keyFile({ keyFolder: apart })).includes(host.masterKey)).toBe(false);

  expect(restoreKeys(host, apart)).toBe(3);
  expect(restoreDatabase(host, copy, false)).toEqual({ count: 3, erasedSince: 0 });
  const opened = openEmbeddedStore(host);
  expect(opened.list()).toEqual(store.list());
  opened.close();
});

test('a new key copy replaces the old one and lacks the keys that were destroyed since', () => {
  addThree();
  const apart = join(root, 'apart');
  backUpKeys(location, apart);
  store.erase([1]);
  expect(backUpKeys(location, apart)).toBe(2);
  expect(readdirSync(apart)).toEqual(['entry-keys.sqlite']);
});

test('existing keys are never replaced: an older copy brings no erased person and no lookup code back', () => {
  const receipt = store.add(registration('010-5555-0000')).receipt ?? '';
  addThree();
  backUpDatabase(location, copy);
  const apart = join(root, 'apart');
  backUpKeys(location, apart);
  store.erase([2]);
  const corrected = { name: '사람', phone: '010-5555-0009' };
  store.correct(readProof(receipt, '0000')!, new Map(Object.entries(corrected)));
  expect(restoreKeys(location, apart)).toBe(0);
  for (const former of ['010-5555-0000', '010-5555-0001'])
    expect(store.findByPhone(former)).toEqual({ registrations: [], inBackupsOnly: 0 });
  expect(restoreDatabase(location, copy, true)).toEqual({ count: 3, erasedSince: 1 });
});

test('a visitor registers before the keys of a lost host are restored: the keys of the copy are added', () => {
  addThree();
  backUpDatabase(location, copy);
  const apart = join(root, 'apart');
  backUpKeys(location, apart);
  const host = otherHost();
  const opened = openEmbeddedStore(host);
  // The second repeats a post of the lost host, under its idempotency key.
  for (const phone of ['010-5555-0004', '010-5555-0002']) opened.add(registration(phone));
  expect(() => restoreDatabase(host, copy, true)).toThrow(/no key for 3/);
  expect(restoreKeys(host, apart)).toBe(3);
  expect(opened.list().every(({ isReadable }) => isReadable)).toBe(true);
  expect(restoreDatabase(host, copy, true)).toEqual({ count: 3, erasedSince: 0 });
  expect(opened.list()).toEqual(store.list());
  opened.close();
});

test('a registration that a running service stores while its keys are restored stays readable', () => {
  addThree();
  backUpKeys(location, join(root, 'apart'));
  const host = otherHost();
  const { database, keys } = connect(host);
  expect(restoreKeys(host, join(root, 'apart'))).toBe(3);
  const posted = registration('010-5555-0004');
  insertEntry(database, reserveKey(database, keys, posted), posted);
  database.close();
  const opened = openEmbeddedStore(host);
  expect(opened.list().map(({ fields }) => fields.get('phone'))).toEqual(['010-5555-0004']);
  expect(opened.findByPhone('010-5555-0001').inBackupsOnly).toBe(1);
  opened.close();
});

test('keys of another master key than that of a service that has started are refused, and nothing is changed', () => {
  addThree();
  const apart = join(root, 'apart');
  backUpKeys(location, apart);
  const host = locationBeside(join(root, 'host/forms'));
  const service = openEmbeddedStore(host);
  expect(() => restoreKeys(host, apart)).toThrow(/another master key .*Nothing was changed/);
  service.add(registration('010-5555-0004'));
  expect(() => restoreKeys(host, apart)).toThrow(/another master key .*export them first/);
  expect(service.list()).toHaveLength(1);
  service.close();
});

test('a copy of the keys from before receipts is restored', () => {
  addThree();
  backUpDatabase(location, copy);
  const apart = join(root, 'apart');
  backUpKeys(location, apart);
  const older = openFile(keyFile({ keyFolder: apart }));
  older.exec('DROP INDEX by_receipt; ALTER TABLE entry_keys DROP COLUMN receipt_mac');
  older.close();
  const host = otherHost();
  openEmbeddedStore(host).close();
  expect(restoreKeys(host, apart)).toBe(3);
  expect(restoreDatabase(host, copy, false)).toEqual({ count: 3, erasedSince: 0 });
  expect(readdirSync(apart)).toEqual(['entry-keys.sqlite']);
});

test.each([
  ['no SQLite database', () => 'x'.repeat(5_000), /not an SQLite database/],
  ['another database', () => readFileSync(copy), /not a key database/],
])('%s instead of a copy of the keys is refused, by its path', (_what, content, reason) => {
  addThree();
  backUpDatabase(location, copy);
  const apart = join(root, 'apart');
  backUpKeys(location, apart);
  const file = keyFile({ keyFolder: apart });
  writeFileSync(file, content());
  const host = otherHost();
  expect(() => restoreKeys(host, apart)).toThrow(reason);
  expect(() => restoreKeys(host, apart)).toThrow(file);
  expect(existsSync(host.keyFolder)).toBe(false);
});

test('an existing file is never overwritten by a backup', () => {
  addThree();
  expect(() => backUpDatabase(location, storeFile(location))).toThrow(/in the way|part of/);
});
