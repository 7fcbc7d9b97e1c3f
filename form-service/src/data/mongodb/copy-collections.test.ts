import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Collection } from 'mongodb';
import { findMongodb } from '../../../../press-service/testing/mongodb';
import { useFormDatabases } from '../../../testing/form-databases';
import { newRegistration } from '../../../testing/new-registration';
import type { RegistrationStore } from '../registration-store';
import { locationBeside } from '../store-location';
import {
  backUpEntries,
  backUpKeyDocuments,
  restoreEntries,
  restoreKeyDocuments,
} from './copy-collections';
import { openMongodbStore } from './open-mongodb-store';

const source = findMongodb();
const location = { ...locationBeside('/nowhere/forms'), masterKey: randomBytes(32) };

if (source) {
  const { newDatabase } = useFormDatabases(source);
  let folder: string;
  let copy: string;
  let keys: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forms-copy-'));
    [copy, keys] = [join(folder, 'forms.jsonl'), join(folder, 'keys')];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('backup and restore: entries without keys, keys apart; what was erased since stays erased [STORE-9, STORE-12]', async () => {
    const mongodb = newDatabase();
    const store = await openMongodbStore(mongodb, location);
    for (const name of ['남을사람', '지워질사람'])
      await store.add(newRegistration({ fields: { name, phone: '1' } }));
    expect(await backUpEntries(mongodb, copy)).toBe(2);
    expect(await backUpKeyDocuments(mongodb, keys)).toBe(2);
    expect(readFileSync(copy, 'utf8')).not.toContain('wrappedKey');
    await store.erase([2]);
    await expect(restoreEntries(mongodb, copy, false)).rejects.toThrow('--force');
    expect(await restoreEntries(mongodb, copy, true)).toEqual({ count: 1, erasedSince: 1 });
    expect((await store.list()).map(({ fields }) => fields.get('name'))).toEqual(['남을사람']);
    expect(await restoreKeyDocuments(mongodb, keys)).toBe(0);
    expect(await restoreEntries(mongodb, copy, true)).toEqual({ count: 1, erasedSince: 1 });
    await store.close();

    const empty = newDatabase();
    await expect(restoreEntries(empty, copy, false)).rejects.toThrow('no key for 2');
    expect(await restoreKeyDocuments(empty, keys)).toBe(2);
    expect(await restoreEntries(empty, copy, false)).toEqual({ count: 2, erasedSince: 0 });
    const restored = await openMongodbStore(empty, location);
    expect((await restored.list()).map(({ id, isReadable }) => [id, isReadable])).toEqual([
      [2, true],
      [1, true],
    ]);
    await restored.add(newRegistration({ fields: { name: 'a', phone: '1' } }));
    expect((await restored.list())[0]?.id).toBe(3);
    await restored.close();
  });

  test('a registration posted during a restore stays, with a number of its own [STORE-1, STORE-12]', async () => {
    const mongodb = newDatabase();
    const post = (to: RegistrationStore, name: string) =>
      to.add(newRegistration({ fields: { name, phone: '1' } }));
    const store = await openMongodbStore(mongodb, location);
    for (const name of ['첫사람', '둘째사람']) await post(store, name);
    await backUpEntries(mongodb, copy);
    await backUpKeyDocuments(mongodb, keys);
    await store.close();

    const other = newDatabase();
    await restoreKeyDocuments(other, keys);
    const restored = await openMongodbStore(other, location);
    await post(restored, '복원 전 사람');
    const bulkWrite = jest.spyOn(Collection.prototype, 'bulkWrite');
    bulkWrite.mockImplementationOnce(async function (this: Collection, ...given) {
      await post(restored, '복원 중 사람');
      return this.bulkWrite(...given);
    });
    expect((await restoreEntries(other, copy, true)).count).toBe(2);
    bulkWrite.mockRestore();
    expect((await restored.list()).map(({ id, fields }) => [id, fields.get('name')])).toEqual([
      [3, '복원 중 사람'],
      [2, '둘째사람'],
      [1, '첫사람'],
    ]);
    await restored.close();
  });

  test('the keys of a lost host are restored beside those posted since; a post that was sent again keeps its new key [STORE-1, STORE-12]', async () => {
    const mongodb = newDatabase();
    const post = (to: RegistrationStore, name: string, receivedAt: string) =>
      to.add(newRegistration({ fields: { name, phone: '1' }, idempotencyKey: name, receivedAt }));
    const store = await openMongodbStore(mongodb, location);
    for (const name of ['첫사람', '다시보낸사람'])
      await post(store, name, '2026-11-20T00:00:00.000Z');
    await backUpEntries(mongodb, copy);
    await backUpKeyDocuments(mongodb, keys);
    await store.close();

    const other = newDatabase();
    const restored = await openMongodbStore(other, location);
    await post(restored, '다시보낸사람', '2026-11-21T00:00:00.000Z');
    await expect(restoreEntries(other, copy, true)).rejects.toThrow('no key for 1');
    expect(await restoreKeyDocuments(other, keys)).toBe(1);
    expect(await restoreEntries(other, copy, true)).toEqual({ count: 2, erasedSince: 0 });
    const listed = (await restored.list()).map(({ fields, isReadable }) => [
      fields.get('name'),
      isReadable,
    ]);
    expect(listed.sort()).toEqual([
      ['다시보낸사람', true],
      ['첫사람', true],
    ]);
    await restored.close();
  });
} else {
  test.skip('copies of the MongoDB store: no server, see the line "MongoDB: not tested"', () => {});
}
