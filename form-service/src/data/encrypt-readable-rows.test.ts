import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFile } from '@site/service-kit/sqlite';
import { newRegistration } from '../../testing/new-registration';
import { writeReadableStore } from '../../testing/readable-store';
import { backUpDatabase, restoreDatabase } from './copy-database';
import { openEmbeddedStore } from './embedded-store';
import { uncleanVersion } from './schema';
import { locationBeside, storeFile, type StoreLocation } from './store-location';

let root: string;
let location: StoreLocation;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forms-readable-'));
  location = locationBeside(join(root, 'forms'));
  mkdirSync(location.dataFolder);
});
afterEach(() => rmSync(root, { recursive: true }));

const people = Array.from({ length: 50 }, (_, n) => ({
  name: `옛사람${n}`,
  phone: `010-5555-${String(n).padStart(4, '0')}`,
}));

const bytesOnDisk = () =>
  Buffer.concat(
    readdirSync(location.dataFolder).map((name) => readFileSync(join(location.dataFolder, name))),
  );

function expectAllEncrypted(): void {
  const store = openEmbeddedStore(location);
  expect(store.list().map(({ id, fields }) => [id, fields.get('name')])).toEqual(
    people.map(({ name }, index) => [index + 1, name]).reverse(),
  );
  store.close();
  expect(bytesOnDisk().includes('옛사람')).toBe(false);
  // Longer than four digits, which base64 has by chance.
  for (const text of ['-5555-', '0105555']) expect(bytesOnDisk().includes(text)).toBe(false);
}

test('rows of an older service are encrypted under their numbers, and no readable byte is left', () => {
  writeReadableStore(storeFile(location), people);
  expect(bytesOnDisk().includes('옛사람')).toBe(true);
  expectAllEncrypted();
});

test('the next number follows the last, and an idempotency key still counts once', () => {
  writeReadableStore(storeFile(location), people.slice(0, 2));
  const store = openEmbeddedStore(location);
  const repeated = newRegistration({ fields: people[0]! });
  expect(store.add({ ...repeated, idempotencyKey: 'key-0' }).isNew).toBe(false);
  expect(store.add(newRegistration({ fields: people[5]! })).isNew).toBe(true);
  expect(store.list().map(({ id }) => id)).toEqual([3, 2, 1]);
  store.close();
});

test('a migration interrupted before its pages were overwritten is finished by the next start', () => {
  writeReadableStore(storeFile(location), people);
  openEmbeddedStore(location).close();
  const database = openFile(storeFile(location));
  database.exec(`PRAGMA user_version = ${uncleanVersion}`);
  database.exec(`CREATE TABLE old (text TEXT); INSERT INTO old VALUES ('옛사람'); DROP TABLE old`);
  database.close();
  expect(bytesOnDisk().includes('옛사람')).toBe(true);
  expectAllEncrypted();
});

test('a migration interrupted after its keys were created loses and doubles nothing', () => {
  writeReadableStore(storeFile(location), people);
  openEmbeddedStore(location).close();
  // The keys exist, and the rows are unchanged.
  for (const name of readdirSync(location.dataFolder)) rmSync(join(location.dataFolder, name));
  writeReadableStore(storeFile(location), people);
  expectAllEncrypted();
});

test('a readable backup of an older service is encrypted while it is restored', () => {
  const copy = join(root, 'old-backup.sqlite');
  writeReadableStore(copy, people);
  expect(restoreDatabase(location, copy, false)).toEqual({ count: 50, erasedSince: 0, newer: 0 });
  expectAllEncrypted();
});

test('--force restores a readable backup also where an idempotency key was used again with other fields', () => {
  const copy = join(root, 'old-backup.sqlite');
  writeReadableStore(copy, people);
  const store = openEmbeddedStore(location);
  store.add({
    ...newRegistration({ fields: { name: '새사람', phone: '1' } }),
    idempotencyKey: 'key-0',
  });
  store.close();
  expect(restoreDatabase(location, copy, true)).toMatchObject({ count: 50 });
  expectAllEncrypted();
});

test('a backup of a store that was never opened by this service is encrypted too', () => {
  writeReadableStore(storeFile(location), people);
  const copy = join(root, 'copy.sqlite');
  expect(backUpDatabase(location, copy)).toBe(50);
  expect(readFileSync(copy).includes('옛사람')).toBe(false);
});
