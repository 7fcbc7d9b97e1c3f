import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countRows, openFile } from '@site/service-kit/sqlite';
import { temporaryFolders } from '@site/testing/fixtures';
import { afterStatement } from '../../testing/sqlite-statements';
import { addThree, newRegistration, sentAs } from '../../testing/new-registration';
import { backUpDatabase, renewCodes, restoreDatabase } from './copy-database';
import { backUpKeys, restoreKeys } from './keys/copy-keys';
import { openEmbeddedStore, type EmbeddedStore } from './embedded-store';
import { readProof } from './keys/receipt';
import { locationBeside, storeFile, type StoreLocation } from './store-location';

const newFolder = temporaryFolders();
let root: string;
let location: StoreLocation;
let copy: string;
let store: EmbeddedStore;
beforeEach(() => {
  root = newFolder();
  location = locationBeside(join(root, 'forms'));
  copy = join(root, 'backup.sqlite');
  store = openEmbeddedStore(location);
});
afterEach(() => store.close());

const phones = () => store.list().map(({ fields }) => fields.get('phone'));

test('a copy made while the store is open holds every registration, without readable data or keys', () => {
  addThree(store);
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

test('the count is that of the copy, without registrations that were posted since', () => {
  addThree(store);
  const post = () => store.add(sentAs('010-5555-0004'));
  afterStatement('prepare', 'SELECT count(*)', post);
  expect(backUpDatabase(location, copy)).toBe(3);
  afterStatement('prepare', 'SELECT count(*)', post);
  expect(backUpKeys(location, join(root, 'apart'))).toBe(4);
});

test('a test restore does not lock the keys: a registration is stored meanwhile, and no reader sees half of a restore', () => {
  addThree(store);
  backUpDatabase(location, copy);
  const tested = { ...location, dataFolder: join(root, 'test-store') };
  restoreDatabase(tested, copy, false);
  const seen: number[] = [];
  const restoreAgain = jest.fn(() => restoreDatabase(tested, copy, true));
  afterStatement('exec', 'DELETE FROM main.entries', () => {
    store.add(sentAs('010-5555-0004'));
    const reader = openFile(storeFile(tested));
    seen.push(countRows(reader, 'entries'));
    reader.close();
    expect(restoreAgain).toThrow(/locked/);
  });
  expect(restoreDatabase(tested, copy, true)).toEqual({ count: 3, erasedSince: 0, newer: 0 });
  expect([seen, store.count()]).toEqual([[3], 4]);
});

test('the count of a restore is that of the copy, without registrations that were posted right after it', () => {
  addThree(store);
  backUpDatabase(location, copy);
  const post = () => {
    for (const phone of ['010-5555-0004', '010-5555-0005']) store.add(sentAs(phone));
  };
  afterStatement('exec', 'DELETE FROM main.entries', () => afterStatement('exec', 'COMMIT', post));
  expect(restoreDatabase(location, copy, true)).toEqual({ count: 3, erasedSince: 0, newer: 0 });
  expect(store.count()).toBe(5);
});

test('a copy can be made without any key', () => {
  addThree(store);
  store.close();
  renameSync(location.keyFolder, join(root, 'locked-away'));
  expect(backUpDatabase(location, copy)).toBe(3);
  expect(existsSync(location.keyFolder)).toBe(false);
  renameSync(join(root, 'locked-away'), location.keyFolder);
  store = openEmbeddedStore(location);
});

test('backup, erase, restore: the erased person stays unreadable, the others are restored [STORE-9]', () => {
  addThree(store);
  backUpDatabase(location, copy);
  const [found] = store.findByPhone('01055550002').registrations;
  expect(store.erase([found!.id], '01055550002').count).toBe(1);
  store.add(sentAs('010-5555-0004'));
  expect(restoreDatabase(location, copy, true)).toEqual({ count: 2, erasedSince: 1, newer: 0 });
  expect(phones()).toEqual(['010-5555-0003', '010-5555-0001']);
});

test('a person in backups only is found by number, and erased there', () => {
  addThree(store);
  backUpDatabase(location, copy);
  const empty = locationBeside(join(root, 'empty'));
  openEmbeddedStore(empty).close();
  backUpDatabase(empty, join(root, 'empty.sqlite'));
  restoreDatabase(location, join(root, 'empty.sqlite'), true);
  expect(store.findByPhone('010-5555-0001')).toEqual({
    registrations: [],
    similar: [],
    inBackupsOnly: 1,
  });
  expect(store.erase([], '010-5555-0001').count).toBe(1);
  expect(restoreDatabase(location, copy, false)).toEqual({ count: 2, erasedSince: 1, newer: 0 });
  expect(phones()).toEqual(['010-5555-0003', '010-5555-0002']);
});

test('a restored registration is recognised: a repeated post does not add it again', () => {
  addThree(store);
  backUpDatabase(location, copy);
  restoreDatabase(location, copy, true);
  expect(store.add(sentAs('010-5555-0001')).isNew).toBe(false);
  expect(store.count()).toBe(3);
});

test('registrations are replaced only by force', () => {
  addThree(store);
  backUpDatabase(location, copy);
  store.add(sentAs('010-5555-0004'));
  expect(() => restoreDatabase(location, copy, false)).toThrow(/holds 4 registrations/);
  expect(store.count()).toBe(4);
});

test('a backup without its keys is refused, and nothing is made or changed: the keys can be put back afterwards', () => {
  addThree(store);
  backUpDatabase(location, copy);
  const host = join(root, 'host');
  const other = locationBeside(join(host, 'forms'));
  for (const isForced of [false, true])
    expect(() => restoreDatabase(other, copy, isForced)).toThrow(
      /no key for 3 .* --keys .*Nothing/,
    );
  expect(existsSync(host)).toBe(false);
  const opened = openEmbeddedStore(other);
  expect(() => restoreDatabase(other, copy, true)).toThrow(/no key for 3 .* --keys/);
  expect(opened.count()).toBe(0);
  opened.close();
});

test('of a backup that is newer than the keys, everything that has a key is restored', () => {
  addThree(store);
  const apart = join(root, 'apart');
  backUpKeys(location, apart);
  store.erase([2]);
  for (const phone of ['010-5555-0004', '010-5555-0005']) store.add(sentAs(phone));
  backUpDatabase(location, copy);
  const masterKey = Buffer.from(readFileSync(location.masterKeyFile, 'utf8').trim(), 'hex');
  const host = { ...locationBeside(join(root, 'host/forms')), masterKey };
  restoreKeys(host, apart);
  expect(restoreDatabase(host, copy, false, apart)).toEqual({ count: 2, erasedSince: 0, newer: 2 });
  const opened = openEmbeddedStore(host);
  expect(opened.list().map(({ fields }) => fields.get('phone'))).toEqual([
    '010-5555-0003',
    '010-5555-0001',
  ]);
  opened.erase([1]);
  opened.erase([3]);
  expect(() => restoreDatabase(host, copy, true, apart)).toThrow(/no key for 2 .*no other one/);
  opened.close();
});

test('an existing file is never overwritten by a backup', () => {
  addThree(store);
  expect(() => backUpDatabase(location, storeFile(location))).toThrow(/in the way|part of/);
});

test('a damaged copy is refused with its path, and the store keeps its registrations', () => {
  addThree(store);
  for (let n = 0; n < 300; n += 1) store.add(sentAs(`010-6666-${1000 + n}`));
  backUpDatabase(location, copy);
  const whole = readFileSync(copy);
  for (const damaged of [Buffer.from('made up '.repeat(900)), whole.subarray(0, 20_000)]) {
    writeFileSync(copy, damaged);
    expect(() => restoreDatabase(location, copy, true)).toThrow(
      `cannot use the store ${copy}: the file is`,
    );
    expect(phones()).toHaveLength(303);
  }
});

test('an entry that was corrected since the backup is found by what it holds again', () => {
  const posted = newRegistration({
    fields: { name: '고친사람', phone: '010-5555-1111' },
    idempotencyKey: 'corrected',
  });
  const { receipt = '' } = store.add(posted);
  backUpDatabase(location, copy);
  store.correct(readProof(receipt, '1111')!, new Map([['phone', '010-5555-2222']]));
  restoreDatabase(location, copy, true);
  renewCodes(location);
  expect(store.findByReceipt(readProof(receipt, '2222')!)).toBeUndefined();
  expect(store.findByReceipt(readProof(receipt, '1111')!)?.fields.get('phone')).toBe(
    '010-5555-1111',
  );
  expect(store.findByPhone('010-5555-1111').registrations).toHaveLength(1);
  expect(store.findByPhone('010-5555-2222').registrations).toEqual([]);
  expect(store.add(posted).isNew).toBe(false);
  expect(store.eraseByReceipt(readProof(receipt, '1111')!)).toBe(true);
});
