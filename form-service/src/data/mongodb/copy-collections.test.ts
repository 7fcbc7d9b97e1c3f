import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Collection } from 'mongodb';
import { temporaryFolders } from '@site/testing/fixtures';
import { describeWithMongodb } from 'press-service/testing/mongodb';
import { useFormDatabases, withClient } from '../../../testing/form-databases';
import { newRegistration } from '../../../testing/new-registration';
import type { Restored } from '../copy-database';
import type { RegistrationStore } from '../registration-store';
import { locationBeside } from '../store-location';
import {
  backUpEntries,
  backUpKeyDocuments,
  refuseToReplaceEntries,
  restoreEntries,
  restoreKeyDocuments,
} from './copy-collections';
import { readProof } from '../keys/receipt';
import { openMongodbStore } from './open-mongodb-store';
import { renewCodes } from './renew-codes';

const location = { ...locationBeside('/nowhere/forms'), masterKey: randomBytes(32) };

describeWithMongodb('copies of the MongoDB store', (server) => {
  const newDatabase = useFormDatabases(server);
  const newFolder = temporaryFolders();
  let folder: string;
  let copy: string;
  let keys: string;
  beforeEach(() => {
    folder = newFolder();
    [copy, keys] = [join(folder, 'forms.jsonl'), join(folder, 'keys')];
  });

  test('an entry that was corrected since the backup is found by what it holds again', async () => {
    const mongodb = newDatabase();
    const store = await openMongodbStore(mongodb, location);
    const posted = newRegistration({
      fields: { name: '고친사람', phone: '010-5555-1111' },
      idempotencyKey: 'corrected',
    });
    const { receipt = '' } = await store.add(posted);
    await backUpEntries(mongodb, copy);
    await store.correct(readProof(receipt, '1111')!, new Map([['phone', '010-5555-2222']]));
    await restoreEntries(mongodb, location, copy, true);
    await renewCodes(mongodb, location);
    expect(await store.findByReceipt(readProof(receipt, '2222')!)).toBeUndefined();
    expect((await store.findByPhone('010-5555-2222')).registrations).toEqual([]);
    expect((await store.findByPhone('010-5555-1111')).registrations).toHaveLength(1);
    expect((await store.add(posted)).isNew).toBe(false);
    expect(await store.eraseByReceipt(readProof(receipt, '1111')!)).toBe(true);
    await store.close();
  });

  test('backup and restore: entries without keys, keys apart; what was erased since stays erased [STORE-9, STORE-12]', async () => {
    const mongodb = newDatabase();
    const store = await openMongodbStore(mongodb, location);
    for (const name of ['남을사람', '지워질사람'])
      await store.add(newRegistration({ fields: { name, phone: '1' } }));
    expect(await backUpEntries(mongodb, copy)).toBe(2);
    expect(await backUpKeyDocuments(mongodb, keys)).toBe(2);
    expect(readFileSync(copy, 'utf8')).not.toContain('wrappedKey');
    await store.erase([2]);
    await expect(restoreEntries(mongodb, location, copy, false)).rejects.toThrow('--force');
    expect(await restoreEntries(mongodb, location, copy, true)).toEqual({
      count: 1,
      erasedSince: 1,
      newer: 0,
      undecrypted: 0,
    });
    expect((await store.list()).map(({ fields }) => fields.get('name'))).toEqual(['남을사람']);
    expect(await restoreKeyDocuments(mongodb, location, keys)).toBe(0);
    expect(await restoreEntries(mongodb, location, copy, true)).toEqual({
      count: 1,
      erasedSince: 1,
      newer: 0,
      undecrypted: 0,
    });
    await store.close();

    const empty = newDatabase();
    await expect(restoreEntries(empty, location, copy, false)).rejects.toThrow('no key for 2');
    expect(await restoreKeyDocuments(empty, location, keys)).toBe(2);
    expect(await restoreEntries(empty, location, copy, false)).toEqual({
      count: 2,
      erasedSince: 0,
      newer: 0,
      undecrypted: 0,
    });
    const restored = await openMongodbStore(empty, location);
    expect((await restored.list()).map(({ id, isReadable }) => [id, isReadable])).toEqual([
      [2, true],
      [1, true],
    ]);
    await restored.add(newRegistration({ fields: { name: 'a', phone: '1' } }));
    expect((await restored.list())[0]?.id).toBe(3);
    await restored.close();
  });

  test('of a backup that is newer than the keys, everything that has a key is restored [STORE-12]', async () => {
    const mongodb = newDatabase();
    const store = await openMongodbStore(mongodb, location);
    const post = (name: string) => store.add(newRegistration({ fields: { name, phone: '1' } }));
    await post('먼저온사람');
    await backUpKeyDocuments(mongodb, keys);
    await post('나중온사람');
    await backUpEntries(mongodb, copy);
    await store.close();

    const other = newDatabase();
    await restoreKeyDocuments(other, location, keys);
    expect(await restoreEntries(other, location, copy, false)).toEqual({
      count: 1,
      erasedSince: 0,
      newer: 1,
      undecrypted: 0,
    });
    const restored = await openMongodbStore(other, location);
    expect((await restored.list()).map(({ fields }) => fields.get('name'))).toEqual(['먼저온사람']);
    await restored.erase([1]);
    await expect(restoreEntries(other, location, copy, true)).rejects.toThrow('no key for 1');
    await restored.close();
  });

  test('accepting the loss removes entries without a key, and no others', async () => {
    const mongodb = newDatabase();
    const store = await openMongodbStore(mongodb, location);
    for (const name of ['남을사람', '잃은사람'])
      await store.add(newRegistration({ fields: { name, phone: '1' } }));
    const [{ _id } = { _id: '' }] = await withClient(mongodb.uri, (client) =>
      client.db().collection<{ _id: string }>('form_entries').find({ number: 2 }).toArray(),
    );
    const keyDatabaseUri = mongodb.uri.replace(/forms_test_\w+/, '$&_keys');
    await withClient(keyDatabaseUri, (client) =>
      client.db().collection<{ _id: string }>('form_entry_keys').deleteOne({ _id }),
    );
    expect(await store.countWithoutKey()).toBe(1);
    expect(await store.removeWithoutKey()).toBe(1);
    expect((await store.list()).map(({ fields }) => fields.get('name'))).toEqual(['남을사람']);
    await store.close();

    await withClient(keyDatabaseUri, (client) => client.db().dropDatabase());
    await expect(openMongodbStore(mongodb, location)).rejects.toThrow('forms -- accept-loss');
    const accepting = await openMongodbStore(mongodb, location, { lostKeys: 'accept' });
    expect(await accepting.removeWithoutKey()).toBe(1);
    await accepting.close();
    await (await openMongodbStore(mongodb, location)).close();
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
    await restoreKeyDocuments(other, location, keys);
    const restored = await openMongodbStore(other, location);
    await post(restored, '복원 전 사람');
    const bulkWrite = jest.spyOn(Collection.prototype, 'bulkWrite');
    bulkWrite.mockImplementationOnce(async function (this: Collection, ...given) {
      await post(restored, '복원 중 사람');
      return this.bulkWrite(...given);
    });
    expect((await restoreEntries(other, location, copy, true)).count).toBe(2);
    bulkWrite.mockRestore();
    expect((await restored.list()).map(({ id, fields }) => [id, fields.get('name')])).toEqual([
      [3, '복원 중 사람'],
      [2, '둘째사람'],
      [1, '첫사람'],
    ]);
    await restored.close();
  });

  describe('a post that was sent again before the keys of a lost host are restored', () => {
    const post = (to: RegistrationStore, name: string, receivedAt: string) =>
      to.add(newRegistration({ fields: { name, phone: '1' }, idempotencyKey: name, receivedAt }));
    const before = '2026-11-20T00:00:00.000Z';
    const listOf = async (store: RegistrationStore) =>
      (await store.list()).map(({ id, receivedAt, fields }) => [
        id,
        receivedAt.slice(0, 10),
        fields.get('name'),
      ]);
    const [again, first] = [
      [2, '2026-11-21', '다시보낸사람'],
      [1, '2026-11-20', '첫사람'],
    ];
    let other: ReturnType<typeof newDatabase>;
    let restored: RegistrationStore;
    const restore = async (): Promise<Restored> => {
      await restoreKeyDocuments(other, location, keys);
      return restoreEntries(other, location, copy, true);
    };
    beforeEach(async () => {
      const mongodb = newDatabase();
      const store = await openMongodbStore(mongodb, location);
      for (const name of ['첫사람', '다시보낸사람']) await post(store, name, before);
      await backUpEntries(mongodb, copy);
      await backUpKeyDocuments(mongodb, keys);
      await store.close();
      other = newDatabase();
      restored = await openMongodbStore(other, location);
    });
    afterEach(() => restored.close());
    /** As if the process had ended between key and entry. */
    const removeEntries = () =>
      withClient(other.uri, (client) => client.db().collection('form_entries').deleteMany({}));

    test('keeps its new entry, under the number of the copy; erasing the other by number leaves it [STORE-1, STORE-12]', async () => {
      await post(restored, '다시보낸사람', '2026-11-21T00:00:00.000Z');
      await expect(restoreEntries(other, location, copy, true)).rejects.toThrow('no key for 1');
      expect(await restoreKeyDocuments(other, location, keys)).toBe(1);
      expect(await restoreEntries(other, location, copy, true)).toEqual({
        count: 2,
        erasedSince: 0,
        newer: 0,
        undecrypted: 0,
      });
      expect(await listOf(restored)).toEqual([again, first]);
      expect((await restored.erase([1])).count).toBe(1);
      expect(await listOf(restored)).toEqual([again]);
    });

    test('keeps its new entry if that was stored by another attempt than its key [STORE-1]', async () => {
      await post(restored, '다시보낸사람', '2026-11-21T00:00:00.000Z');
      await removeEntries();
      await post(restored, '다시보낸사람', '2026-11-21T00:00:05.000Z');
      expect((await restore()).count).toBe(2);
      expect(await listOf(restored)).toEqual([again, first]);
    });

    test('is stored by an attempt after the restore, if only its key was stored before [STORE-1]', async () => {
      await post(restored, '다시보낸사람', '2026-11-21T00:00:00.000Z');
      await removeEntries();
      expect(await restore()).toEqual({ count: 1, erasedSince: 0, newer: 0, undecrypted: 1 });
      expect((await post(restored, '다시보낸사람', '2026-11-21T00:00:05.000Z')).isNew).toBe(true);
      expect(await listOf(restored)).toEqual([[3, ...again.slice(1)], first]);
    });

    test('keeps its new entry, and an entry of the copy is restored, if a replica had another time [STORE-1]', async () => {
      await post(restored, '다시보낸사람', '2026-11-19T00:00:00.000Z');
      const text = readFileSync(copy, 'utf8');
      writeFileSync(copy, text.replaceAll(before, '2026-11-19T00:00:00.000Z'));
      expect((await restore()).count).toBe(2);
      expect(await listOf(restored)).toEqual(
        [again, first].map(([id, , name]) => [id, '2026-11-19', name]),
      );
    });
  });

  test('a restore with the keys into a store with entries is refused before a key is restored', async () => {
    const mongodb = newDatabase();
    await expect(refuseToReplaceEntries(mongodb)).resolves.toBeUndefined();
    const store = await openMongodbStore(mongodb, location);
    await store.add(newRegistration({ fields: { name: 'a', phone: '1' } }));
    await expect(refuseToReplaceEntries(mongodb)).rejects.toThrow(/holds 1 .*Nothing was changed/);
    await store.close();
  });

  test('with another master key nothing is restored', async () => {
    const mongodb = newDatabase();
    const store = await openMongodbStore(mongodb, location);
    await store.add(newRegistration({ fields: { name: 'a', phone: '1' } }));
    await backUpEntries(mongodb, copy);
    const another = { ...location, masterKey: randomBytes(32) };
    await expect(restoreEntries(mongodb, another, copy, true)).rejects.toThrow(
      'another master key',
    );
    expect((await store.list()).map(({ isReadable }) => isReadable)).toEqual([true]);
    await store.close();
  });
});
