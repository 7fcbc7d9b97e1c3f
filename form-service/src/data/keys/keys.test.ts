import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newRegistration } from '../../../testing/new-registration';
import { openEmbeddedStore } from '../embedded-store';
import { keyFile, placeBeside, type StorePlace } from '../store-place';

let root: string;
let place: StorePlace;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forms-keys-'));
  place = placeBeside(join(root, 'forms'));
});
afterEach(() => rmSync(root, { recursive: true }));

const person = { name: '김윤슬', phone: '010-5555-0001' };

function storeOne(at = place): void {
  const store = openEmbeddedStore(at);
  store.add(newRegistration({ fields: person }));
  store.close();
}

function names(at = place): (string | undefined)[] {
  const store = openEmbeddedStore(at);
  try {
    return store.list().map(({ fields }) => fields.get('name'));
  } finally {
    store.close();
  }
}

test('the first start creates a master key that only this user may read, later ones use it', () => {
  storeOne();
  expect((statSync(place.masterKeyFile).mode & 0o777).toString(8)).toBe('600');
  const key = readFileSync(place.masterKeyFile, 'utf8');
  expect(key).toMatch(/^[0-9a-f]{64}\n$/);
  storeOne();
  expect(readFileSync(place.masterKeyFile, 'utf8')).toBe(key);
  expect(names()).toEqual(['김윤슬', '김윤슬']);
});

test('a master key from the environment is used instead of a file', () => {
  const inMemory = { ...place, masterKey: Buffer.alloc(32, 7) };
  storeOne(inMemory);
  expect(existsSync(place.masterKeyFile)).toBe(false);
  expect(names(inMemory)).toEqual(['김윤슬']);
});

const otherKey = `${'5a'.repeat(32)}\n`;

test.each<[string, () => void, RegExp]>([
  ['master key missing', () => rmSync(place.masterKeyFile), /master\.key: it is missing/],
  [
    'key folder missing',
    () => rmSync(place.keyFolder, { recursive: true }),
    /entry-keys\.sqlite: it is missing/,
  ],
  [
    'key database missing',
    () => rmSync(keyFile(place)),
    /entry-keys\.sqlite: it is missing, and without it/,
  ],
  [
    'another master key',
    () => writeFileSync(place.masterKeyFile, otherKey),
    /wrapped with another master key/,
  ],
  [
    'a file without a key',
    () => writeFileSync(place.masterKeyFile, 'correct horse'),
    /does not contain a master key/,
  ],
  [
    'a key file that a group may read',
    () => chmodSync(place.masterKeyFile, 0o640),
    /others may read or change the master key \(mode 640\)\. .*chmod 600/,
  ],
  ['a key database of another store', useOtherKeys, /holds no key for 1 of the registrations/],
])('%s: refused with a clear sentence, and nothing is lost', (_what, harm, reason) => {
  storeOne();
  const saved = join(root, 'saved');
  cpSync(place.keyFolder, saved, { recursive: true });
  harm();
  expect(() => openEmbeddedStore(place)).toThrow(reason);
  expect(() => openEmbeddedStore(place)).not.toThrow(/5a5a|correct horse/);
  rmSync(place.keyFolder, { recursive: true, force: true });
  cpSync(saved, place.keyFolder, { recursive: true });
  expect(names()).toEqual(['김윤슬']);
});

function useOtherKeys(): void {
  const other = placeBeside(join(root, 'other'));
  storeOne(other);
  rmSync(place.keyFolder, { recursive: true });
  renameSync(other.keyFolder, place.keyFolder);
}
