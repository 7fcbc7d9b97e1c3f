import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFile } from '@site/service-kit/sqlite';
import { temporaryFolders } from '@site/testing/fixtures';
import { newRegistration } from '../../testing/new-registration';
import { connect } from './connect';
import { backUpDatabase } from './copy-database';
import { openEmbeddedStore } from './embedded-store';
import { backUpKeys } from './keys/copy-keys';
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

test('folder and files are for this user alone, also when others could read them before', () => {
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(storeFile(location), '', { mode: 0o644 });
  const store = openEmbeddedStore(location);
  store.add(newRegistration({ fields: { name: '지워질사람', phone: '1' } }));
  const folders = [folder, location.keyFolder];
  const files = folders.flatMap((from) => readdirSync(from).map((name) => join(from, name)));
  for (const made of [...folders, ...files]) {
    const isFolder = statSync(made).isDirectory();
    expect((statSync(made).mode & 0o777).toString(8)).toBe(isFolder ? '700' : '600');
  }
  store.close();
});

test('the mode of a folder with other files is not changed', () => {
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, 'other'), '');
  openEmbeddedStore(location).close();
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('755');
});

test('every connection is durable: a write is on the disk before it returns', () => {
  const { database } = connect(location);
  expect(database.pragma('busy_timeout')).toEqual([{ timeout: 3_000 }]);
  for (const schema of ['main', 'keys']) {
    expect(database.pragma(`${schema}.journal_mode`)).toEqual([{ journal_mode: 'wal' }]);
    expect(database.pragma(`${schema}.synchronous`)).toEqual([{ synchronous: 2 }]);
    expect(database.pragma(`${schema}.secure_delete`)).toEqual([{ secure_delete: 1 }]);
  }
  database.close();
});

test.each<[string, () => void, RegExp]>([
  ['no database', () => writeFileSync(storeFile(location), 'x'.repeat(5_000)), /not an SQLite/],
  ['a damaged one', damage, /damaged|not an SQLite/],
  ['one of a newer service', () => makeOther(99), /newer form-service \(version 99\)/],
  ['one of an older service', () => makeOther(1), /older form-service \(version 1\)/],
])('%s is refused with the path and a reason', (_what, prepare, reason) => {
  mkdirSync(folder, { recursive: true });
  prepare();
  const open = () => openEmbeddedStore(location);
  expect(open).toThrow(storeFile(location));
  expect(open).toThrow(reason);
});

function damage(): void {
  const store = openEmbeddedStore(location);
  for (let n = 0; n < 500; n += 1)
    store.add(newRegistration({ fields: { name: '지워질사람', phone: '1' } }));
  store.compact();
  store.close();
  const bytes = readFileSync(storeFile(location));
  bytes.fill(0x5a, 8_192, bytes.length - 4_096);
  writeFileSync(storeFile(location), bytes);
}

function makeOther(version: number): void {
  const database = openFile(storeFile(location));
  database.exec(`PRAGMA user_version = ${version}`);
  database.close();
}

function fillBoth(): void {
  const store = openEmbeddedStore(location);
  for (let n = 0; n < 500; n += 1)
    store.add(newRegistration({ fields: { name: '지워질사람', phone: '010-5555-0001' } }));
  store.compact();
  store.close();
}

function overwrite(file: string, content: (bytes: Buffer) => Buffer): void {
  writeFileSync(file, content(readFileSync(file)));
  for (const rest of ['-wal', '-shm']) rmSync(file + rest);
}

test.each([
  ['pages', (bytes: Buffer) => bytes.fill(0x5a, 8_192, bytes.length - 4_096)],
  ['header', (bytes: Buffer) => bytes.fill(0x5a, 0, 100)],
])(
  'damaged %s of the key database are blamed on it, at the start and in a backup',
  (_what, damageIt) => {
    fillBoth();
    overwrite(keyFile(location), damageIt);
    const open = () => openEmbeddedStore(location);
    expect(open).toThrow(keyFile(location));
    expect(open).toThrow(/damaged|not an SQLite/);
    expect(open).not.toThrow(storeFile(location));
    const copyKeys = () => backUpKeys(location, join(root, 'apart'));
    expect(copyKeys).toThrow(keyFile(location));
    expect(copyKeys).not.toThrow(join(root, 'apart'));
  },
);

test('damaged pages of the entries are blamed on their file in a backup, and not on the copy', () => {
  fillBoth();
  overwrite(storeFile(location), (bytes) => bytes.fill(0x5a, 8_192, bytes.length - 4_096));
  const copy = () => backUpDatabase(location, join(root, 'copy.sqlite'));
  expect(copy).toThrow(`cannot use the store ${storeFile(location)}: the file is damaged`);
});
