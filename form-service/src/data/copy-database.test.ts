import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUpDatabase, restoreDatabase } from './copy-database';
import { openRegistrationStore, storeFile } from './registration-store';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const registration = (phone: string) => ({
  form: 'popup' as const,
  receivedAt: '2026-11-20T00:00:00.000Z',
  phone,
  fields: { name: 'Kim', phone, email: '', visitDate: '' },
  idempotencyKey: phone,
  digest: undefined,
  sameTapSince: '',
});

test('a copy made while the store is open holds every registration and is readable by its owner alone', () => {
  const store = openRegistrationStore(join(folder, 'a'));
  for (const phone of ['1', '2', '3']) store.add(registration(phone));
  const copy = join(folder, 'forms.sqlite');
  expect(backUpDatabase(storeFile(join(folder, 'a')), copy)).toBe(3);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(restoreDatabase(storeFile(join(folder, 'b')), copy, false)).toBe(3);
  const other = openRegistrationStore(join(folder, 'b'));
  expect(other.list()).toEqual(store.list());
  expect(other.add(registration('1'))).toBe(false);
  store.close();
  other.close();
});

test('registrations are replaced only by force, and a store that is open sees what came back', () => {
  const store = openRegistrationStore(folder);
  store.add(registration('1'));
  const copy = join(folder, 'copy.sqlite');
  backUpDatabase(storeFile(folder), copy);
  store.add(registration('2'));
  expect(() => restoreDatabase(storeFile(folder), copy, false)).toThrow(/holds 2 registrations/);
  expect(store.count()).toBe(2);
  expect(restoreDatabase(storeFile(folder), copy, true)).toBe(1);
  expect(store.list().map(({ fields }) => fields['phone'])).toEqual(['1']);
  store.close();
});

test('an existing file is never overwritten by a backup', () => {
  const store = openRegistrationStore(folder);
  expect(() => backUpDatabase(storeFile(folder), storeFile(folder))).toThrow(/in the way|part of/);
  store.close();
});
