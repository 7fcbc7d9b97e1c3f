import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFile } from '@site/service-kit/sqlite';
import { temporaryFolders } from '@site/testing/fixtures';
import { connect } from '../connect';
import { addThree, sentAs } from '../../../testing/new-registration';
import { backUpDatabase, checkPresentEntries, restoreDatabase } from '../copy-database';
import { openEmbeddedStore, type EmbeddedStore } from '../embedded-store';
import { insertEntry } from '../registration-rows';
import { keyFile, locationBeside, storeFile, type StoreLocation } from '../store-location';
import { backUpKeys, restoreKeys } from './copy-keys';
import { reserveKey } from './entry-keys';
import { readProof } from './receipt';

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

/** Another host with the same master key. */
const otherHost = () => ({
  ...locationBeside(join(root, 'host/forms')),
  masterKey: Buffer.from(readFileSync(location.masterKeyFile, 'utf8').trim(), 'hex'),
});

test('after the loss of a host: master key, key copy and backup make everything readable again', () => {
  addThree(store);
  backUpDatabase(location, copy);
  const apart = join(root, 'apart');
  expect(backUpKeys(location, apart)).toBe(3);
  expect(statSync(keyFile({ keyFolder: apart })).mode & 0o777).toBe(0o600);
  expect(readdirSync(apart)).toEqual(['entry-keys.sqlite']);
  const host = otherHost();
  expect(readFileSync(keyFile({ keyFolder: apart })).includes(host.masterKey)).toBe(false);

  expect(restoreKeys(host, apart)).toBe(3);
  expect(restoreDatabase(host, copy, false)).toEqual({ count: 3, erasedSince: 0, newer: 0 });
  const opened = openEmbeddedStore(host);
  expect(opened.list()).toEqual(store.list());
  opened.close();
});

test('a new key copy replaces the old one and lacks the keys that were destroyed since', () => {
  addThree(store);
  const apart = join(root, 'apart');
  backUpKeys(location, apart);
  store.erase([1]);
  expect(backUpKeys(location, apart)).toBe(2);
  expect(readdirSync(apart)).toEqual(['entry-keys.sqlite']);
});

test('existing keys are never replaced: an older copy brings no erased person and no lookup code back', () => {
  const receipt = store.add(sentAs('010-5555-0000')).receipt ?? '';
  addThree(store);
  backUpDatabase(location, copy);
  const apart = join(root, 'apart');
  backUpKeys(location, apart);
  store.erase([2]);
  const corrected = { name: '사람', phone: '010-5555-0009' };
  store.correct(readProof(receipt, '0000')!, new Map(Object.entries(corrected)));
  expect(restoreKeys(location, apart)).toBe(0);
  for (const former of ['010-5555-0000', '010-5555-0001'])
    expect(store.findByPhone(former)).toEqual({ registrations: [], similar: [], inBackupsOnly: 0 });
  expect(restoreDatabase(location, copy, true)).toEqual({ count: 3, erasedSince: 1, newer: 0 });
});

test('a visitor registers before the keys of a lost host are restored: the keys of the copy are added, and a post that was sent again keeps its new entry [STORE-1, STORE-4]', () => {
  addThree(store);
  backUpDatabase(location, copy);
  const apart = join(root, 'apart');
  backUpKeys(location, apart);
  const host = otherHost();
  const opened = openEmbeddedStore(host);
  // The second repeats a post of the lost host, under its idempotency key.
  const [, again = ''] = ['010-5555-0004', '010-5555-0002'].map(
    (phone) => opened.add(sentAs(phone)).receipt,
  );
  expect(() => restoreDatabase(host, copy, true)).toThrow(/no key for 3/);
  expect(restoreKeys(host, apart)).toBe(3);
  expect(opened.list().every(({ isReadable }) => isReadable)).toBe(true);
  expect(restoreDatabase(host, copy, true, apart)).toEqual({ count: 3, erasedSince: 0, newer: 0 });
  const listed = (from: EmbeddedStore) => from.list().map(({ id, fields }) => [id, fields]);
  expect(listed(opened)).toEqual(listed(store));
  expect(opened.findByReceipt(readProof(again, '0002')!)?.id).toBe(2);
  expect(opened.add(sentAs('010-5555-0002'))).toEqual({ isNew: false, receipt: again });
  opened.close();
});

test('a post that was sent again and that the copy holds twice is restored as it was', () => {
  addThree(store);
  const apart = join(root, 'apart');
  backUpKeys(location, apart);
  const former = join(root, 'former.sqlite');
  backUpDatabase(location, former);
  const host = otherHost();
  const opened = openEmbeddedStore(host);
  opened.add(sentAs('010-5555-0002'));
  restoreKeys(host, apart);
  const database = openFile(storeFile(host));
  database.prepare('ATTACH ? AS former').run(former);
  database.exec(
    `INSERT INTO entries SELECT id + 9, entry, form, received_at, sealed FROM former.entries`,
  );
  database.close();
  backUpDatabase(host, copy);
  const before = opened.list();
  expect(restoreDatabase(host, copy, true, apart)).toEqual({ count: 4, erasedSince: 0, newer: 0 });
  expect(opened.list()).toEqual(before);
  opened.close();
});

test('a refusal changes nothing: no key is added for registrations that cannot be restored, or with another master key', () => {
  store.add(sentAs('010-5555-0004'));
  const apart = join(root, 'apart');
  backUpKeys(location, apart);
  store.erase([1]);
  addThree(store);
  backUpDatabase(location, copy);
  const host = otherHost();
  expect(() => checkPresentEntries(host, false)).not.toThrow();
  const opened = openEmbeddedStore(host);
  expect(() => checkPresentEntries(host, false)).not.toThrow();
  expect(() => restoreKeys(host, apart, copy)).toThrow(/no key for 3 .*Nothing was changed/);
  writeFileSync(copy, readFileSync(copy).fill('x', 4096));
  expect(() => restoreKeys(host, apart, copy)).toThrow(new RegExp(`${copy}: the file is damaged`));
  const other = { ...otherHost(), masterKey: Buffer.alloc(32, 1) };
  expect(() => restoreKeys(other, apart)).toThrow(/another master key.*Nothing was changed/);
  expect(restoreKeys(host, apart)).toBe(1);
  opened.add(sentAs('010-5555-0005'));
  expect(() => checkPresentEntries(host, false)).toThrow(
    /holds 1 registrations.*Nothing was changed/,
  );
  opened.close();
});

test('a registration that a running service stores while its keys are restored stays readable', () => {
  addThree(store);
  backUpKeys(location, join(root, 'apart'));
  const host = otherHost();
  const { database, keys } = connect(host);
  expect(restoreKeys(host, join(root, 'apart'))).toBe(3);
  const posted = sentAs('010-5555-0004');
  insertEntry(database, reserveKey(database, keys, posted), posted);
  database.close();
  const opened = openEmbeddedStore(host);
  expect(opened.list().map(({ fields }) => fields.get('phone'))).toEqual(['010-5555-0004']);
  expect(opened.findByPhone('010-5555-0001').inBackupsOnly).toBe(1);
  opened.close();
});

test('keys of another master key than that of a service that has started are refused, and nothing is changed', () => {
  addThree(store);
  const apart = join(root, 'apart');
  backUpKeys(location, apart);
  const host = locationBeside(join(root, 'host/forms'));
  const service = openEmbeddedStore(host);
  expect(() => restoreKeys(host, apart)).toThrow(/another master key .*Nothing was changed/);
  service.add(sentAs('010-5555-0004'));
  expect(() => restoreKeys(host, apart)).toThrow(
    /another master key .*Export the registrations .* stop .* put the right/,
  );
  expect(service.list()).toHaveLength(1);
  service.close();
});

test.each([
  ['no SQLite database', () => 'x'.repeat(5_000), /not an SQLite database/],
  ['another database', () => readFileSync(copy), /not a key database/],
])('%s instead of a copy of the keys is refused, by its path', (_what, content, reason) => {
  addThree(store);
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
