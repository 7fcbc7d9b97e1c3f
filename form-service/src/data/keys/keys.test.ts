import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@site/testing/fixtures';
import { newRegistration } from '../../../testing/new-registration';
import { openEmbeddedStore } from '../embedded-store';
import { keyFile, locationBeside, type StoreLocation } from '../store-location';

const newFolder = temporaryFolders();
let root: string;
let location: StoreLocation;
beforeEach(() => {
  root = newFolder();
  location = locationBeside(join(root, 'forms'));
});

const person = { name: '김윤슬', phone: '010-5555-0001' };

function storeOne(at = location): void {
  const store = openEmbeddedStore(at);
  store.add(newRegistration({ fields: person }));
  store.close();
}

function names(at = location): (string | undefined)[] {
  const store = openEmbeddedStore(at);
  try {
    return store.list().map(({ fields }) => fields.get('name'));
  } finally {
    store.close();
  }
}

test('the first start creates a master key that only this user may read, later ones use it', () => {
  storeOne();
  expect((statSync(location.masterKeyFile).mode & 0o777).toString(8)).toBe('600');
  const key = readFileSync(location.masterKeyFile, 'utf8');
  expect(key).toMatch(/^[0-9a-f]{64}\n$/);
  storeOne();
  expect(readFileSync(location.masterKeyFile, 'utf8')).toBe(key);
  expect(names()).toEqual(['김윤슬', '김윤슬']);
});

test('a master key from the environment is used instead of a file', () => {
  const inMemory = { ...location, masterKey: Buffer.alloc(32, 7) };
  storeOne(inMemory);
  expect(existsSync(location.masterKeyFile)).toBe(false);
  expect(names(inMemory)).toEqual(['김윤슬']);
});

const otherKey = `${'5a'.repeat(32)}\n`;

test.each<[string, () => void, RegExp]>([
  ['master key missing', () => rmSync(location.masterKeyFile), /master\.key: it is missing/],
  [
    'key folder missing',
    () => rmSync(location.keyFolder, { recursive: true }),
    /entry-keys\.sqlite: it is missing/,
  ],
  [
    'key database missing',
    () => rmSync(keyFile(location)),
    /entry-keys\.sqlite: it is missing, and without it/,
  ],
  [
    'another master key',
    () => writeFileSync(location.masterKeyFile, otherKey),
    /wrapped with another master key/,
  ],
  [
    'a file without a key',
    () => writeFileSync(location.masterKeyFile, 'correct horse'),
    /does not contain a master key/,
  ],
  [
    'a key file that a group may read',
    () => chmodSync(location.masterKeyFile, 0o640),
    /others may read or change the master key \(mode 640\)\. .*chmod 600/,
  ],
  ['a key database of another store', useOtherKeys, /holds no key for 1 of the registrations/],
])('%s: refused with a clear sentence, and nothing is lost', (_what, harm, reason) => {
  storeOne();
  const saved = join(root, 'saved');
  cpSync(location.keyFolder, saved, { recursive: true });
  harm();
  expect(() => openEmbeddedStore(location)).toThrow(reason);
  expect(() => openEmbeddedStore(location)).not.toThrow(/5a5a|correct horse/);
  rmSync(location.keyFolder, { recursive: true, force: true });
  cpSync(saved, location.keyFolder, { recursive: true });
  expect(names()).toEqual(['김윤슬']);
});

function useOtherKeys(): void {
  const other = locationBeside(join(root, 'other'));
  storeOne(other);
  rmSync(location.keyFolder, { recursive: true });
  renameSync(other.keyFolder, location.keyFolder);
}

test('with an older copy of the keys the store opens, and the entries that have a key can be read', () => {
  storeOne();
  const saved = join(root, 'saved');
  cpSync(location.keyFolder, saved, { recursive: true });
  storeOne();
  rmSync(location.keyFolder, { recursive: true });
  renameSync(saved, location.keyFolder);
  const store = openEmbeddedStore(location);
  expect(store.list().map(({ isReadable }) => isReadable)).toEqual([false, true]);
  store.add(newRegistration({ fields: person }));
  expect([store.countWithoutKey(), store.removeWithoutKey(), store.countWithoutKey()]).toEqual([
    1, 1, 0,
  ]);
  expect(store.list().map(({ id }) => id)).toEqual([3, 1]);
  store.close();
});

test.each([
  ['another store', useOtherKeys],
  ['nothing', () => rmSync(location.keyFolder, { recursive: true })],
])('after accepting the loss a store opens whose keys are of %s', (_what, harm) => {
  storeOne();
  harm();
  const store = openEmbeddedStore(location, { lostKeys: 'accept' });
  expect([store.removeWithoutKey(), store.count()]).toEqual([1, 0]);
  store.close();
  storeOne();
  expect(names()).toEqual(['김윤슬']);
});
