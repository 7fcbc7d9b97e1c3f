import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWithMongodb } from 'press-service/testing/mongodb';
import { useFormDatabases } from '../../../testing/form-databases';
import { newRegistration } from '../../../testing/new-registration';
import type { RegistrationStore } from '../registration-store';
import { locationBeside } from '../store-location';
import { connectDatabases } from './connect-databases';
import {
  backUpEntries,
  backUpKeyDocuments,
  restoreEntries,
  restoreKeyDocuments,
} from './copy-collections';
import { openMongodbStore } from './open-mongodb-store';
import { finishRotation, rotateMasterKey } from './rotate-master-key';

const former = { ...locationBeside('/nowhere/forms'), masterKey: randomBytes(32) };
const registration = (number: number) =>
  newRegistration({
    fields: { name: `${number}`, phone: `010-5555-000${number}` },
    idempotencyKey: `${number}`,
  });
const readable = async (store: RegistrationStore) =>
  (await store.list()).filter(({ isReadable }) => isReadable).length;

describeWithMongodb('a rotation of the master key on MongoDB', (server) => {
  const newDatabase = useFormDatabases(server);

  test('replicas with either key serve until the rotation is finished; then the former key opens nothing', async () => {
    const mongodb = newDatabase();
    const running = await openMongodbStore(mongodb, former);
    await running.add(registration(1));
    await running.add(registration(2));
    const { masterKey, count } = await rotateMasterKey(mongodb, former);
    expect(count).toBe(2);
    // Ended before its answer arrived: the same key.
    expect((await rotateMasterKey(mongodb, former)).masterKey.equals(masterKey)).toBe(true);
    const next = { ...former, masterKey };
    const renewed = await openMongodbStore(mongodb, next);
    await running.add(registration(3));
    await renewed.add(registration(4));
    expect([await readable(running), await readable(renewed)]).toEqual([4, 4]);
    expect((await running.add(registration(4))).isNew).toBe(false);
    expect((await renewed.findByPhone('010-5555-0003')).registrations).toHaveLength(1);

    await expect(finishRotation(mongodb, former)).rejects.toThrow(
      /still has the former master key/,
    );
    await finishRotation(mongodb, next);
    await expect(finishRotation(mongodb, next)).rejects.toThrow(/no rotation/);
    await expect(running.add(registration(5))).rejects.toThrow(/another master key/);
    await expect(openMongodbStore(mongodb, former)).rejects.toThrow(/another master key/);
    await renewed.add(registration(5));
    expect(await readable(renewed)).toBe(5);
    await Promise.all([running.close(), renewed.close()]);
  });

  test('a key that was wrapped with the former master key while the rotation ran is readable after it', async () => {
    const mongodb = newDatabase();
    const running = await openMongodbStore(mongodb, former);
    await running.add(registration(1));
    const { collections, close } = await connectDatabases(mongodb, 10_000);
    const late = (await collections.keys.findOne({}))!;
    const next = { ...former, masterKey: (await rotateMasterKey(mongodb, former)).masterKey };
    await collections.keys.updateOne(
      { _id: { $eq: late._id } },
      { $set: { wrappedKey: late.wrappedKey! } },
    );
    const renewed = await openMongodbStore(mongodb, next);
    expect(await readable(renewed)).toBe(1);
    expect(await finishRotation(mongodb, next)).toBe(1);
    expect(await readable(renewed)).toBe(1);
    await Promise.all([running.close(), renewed.close(), close()]);
  });

  test('ended between its two writes, it goes on with the same key; an erased key does not come back', async () => {
    const mongodb = newDatabase();
    const running = await openMongodbStore(mongodb, former);
    await running.add(registration(1));
    await running.add(registration(2));
    await running.erase([1]);
    const { collections, close } = await connectDatabases(mongodb, 10_000);
    const kept = (await collections.keys.findOne({ wrappedKey: { $exists: true } }))!;
    const check = (await collections.master.findOne({}))!;
    const { masterKey } = await rotateMasterKey(mongodb, former);
    const { code, wrappedKey } = { ...check, ...kept };
    await collections.master.updateOne({ _id: { $eq: 'check' } }, { $set: { code } });
    await collections.keys.updateOne(
      { _id: { $eq: kept._id } },
      { $set: { wrappedKey: wrappedKey! } },
    );
    expect(await readable(running)).toBe(1);
    const again = await rotateMasterKey(mongodb, former);
    expect(again.masterKey.equals(masterKey)).toBe(true);
    const renewed = await openMongodbStore(mongodb, { ...former, masterKey });
    expect(await readable(renewed)).toBe(1);
    await Promise.all([running.close(), renewed.close(), close()]);
  });

  test('a copy of the keys of the middle of a rotation is restored with either key', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rotated-'));
    try {
      const mongodb = newDatabase();
      const running = await openMongodbStore(mongodb, former);
      await running.add(registration(1));
      const { masterKey } = await rotateMasterKey(mongodb, former);
      const copy = join(folder, 'forms.jsonl');
      await backUpEntries(mongodb, copy);
      await backUpKeyDocuments(mongodb, folder);
      await running.close();
      for (const location of [former, { ...former, masterKey }]) {
        const host = newDatabase();
        expect(await restoreKeyDocuments(host, location, folder, copy)).toBe(1);
        expect((await restoreEntries(host, location, copy, false)).count).toBe(1);
      }
      const other = { ...former, masterKey: randomBytes(32) };
      await expect(restoreKeyDocuments(newDatabase(), other, folder, copy)).rejects.toThrow(
        /another master key.*Nothing was changed/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
