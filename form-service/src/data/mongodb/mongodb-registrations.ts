/** The operations of operators and the schedule on MongoDB: list, find, erase, purge. */
import { guard, idsOf, removeDocuments, runInOneReplica } from '@site/service-kit/mongodb';
import type { Filter } from 'mongodb';
import type { DerivedKeys } from '../keys/derived-keys';
import { searchMacsOf } from '../keys/lookup-codes';
import { findByPhone } from '../found-by-phone';
import { purgeEveryMs, type RegistrationStore } from '../registration-store';
import { batchesOf } from './batches';
import type { Collections, EntryDocument } from './documents';
import { destroyKeys, hex, keyOf, openDocument } from './mongodb-keys';

type Registrations = Pick<
  RegistrationStore,
  | 'count'
  | 'list'
  | 'listWithTests'
  | 'findByPhone'
  | 'erase'
  | 'purgeBefore'
  | 'moveBack'
  | 'readRetentionClock'
  | 'writeRetentionClock'
  | 'runDailyPurge'
  | 'countWithoutKey'
  | 'removeWithoutKey'
  | 'compact'
>;

export function createMongodbRegistrations(
  collections: Collections,
  currentKeys: () => Promise<DerivedKeys>,
): Registrations {
  const { entries, keys: keyDocuments, repeats, leases, clock } = collections;

  const ofVisitors = { form: { $not: /^test-/ } };

  /** @param limit 0 for all */
  const newest = async (filter: Filter<EntryDocument> = {}, limit = 0) => {
    const found = await entries.find(filter).sort({ number: -1 }).limit(limit).toArray();
    const dataKeys = await dataKeysOf(found);
    return found.map((document) => openDocument(document, dataKeys.get(document._id)));
  };

  const dataKeysOf = async (found: readonly EntryDocument[]) => {
    const keys = await currentKeys();
    const dataKeys = new Map<string, Buffer | undefined>();
    for (const batch of batchesOf(found)) {
      const ids = { $in: batch.map(({ _id }) => _id) };
      for (const document of await keyDocuments.find({ _id: ids }).toArray())
        dataKeys.set(document._id, keyOf(keys, document));
    }
    return dataKeys;
  };

  const entriesOfPhone = async (phone: string): Promise<string[]> => {
    const codes = searchMacsOf(await currentKeys(), phone).map(hex);
    const found = await keyDocuments.find({ phoneMacs: { $in: codes } }).toArray();
    return found.filter(({ wrappedKey }) => wrappedKey !== undefined).map(({ _id }) => _id);
  };

  const entriesHere = (ids: readonly string[]) =>
    entries.find({ _id: { $in: [...ids] } }, { projection: { number: 1 } }).toArray();

  const idsWithoutKey = async () => {
    const without: string[] = [];
    for (const batch of batchesOf((await idsOf(entries)).map(String))) {
      const ids = { $in: batch };
      const found = await keyDocuments.find({ _id: ids }, { projection: { _id: 1 } }).toArray();
      const known = new Set(found.map(({ _id }) => _id));
      without.push(...batch.filter((id) => !known.has(id)));
    }
    return without;
  };

  const destroy = async (ids: readonly string[]) => {
    const total = { count: 0, deletedCount: 0 };
    for (const batch of batchesOf(ids)) {
      total.count += await destroyKeys(collections, batch);
      total.deletedCount += (await entries.deleteMany({ _id: { $in: batch } })).deletedCount;
    }
    return total;
  };

  return {
    count: () => guard(() => entries.countDocuments(ofVisitors)),
    list: (limit) => guard(() => newest(ofVisitors, limit)),
    listWithTests: () => guard(() => newest()),
    findByPhone: (phone) =>
      guard(async () => {
        const known = await entriesOfPhone(phone);
        const here = await entriesHere(known);
        const ids = new Set(here.map(({ number }) => number));
        const found = findByPhone(phone, await newest(), (id) => ids.has(id));
        return { ...found, inBackupsOnly: known.length - here.length };
      }),
    erase: (numbers, phone) =>
      guard(async () => {
        const found = await entries.find({ number: { $in: [...numbers] } }).toArray();
        const ofPhone = phone === undefined ? [] : await entriesOfPhone(phone);
        const here = new Set((await entriesHere(ofPhone)).map(({ _id }) => _id));
        const inBackupsOnly = ofPhone.filter((entry) => !here.has(entry));
        const ids = [...found.map(({ _id }) => _id), ...inBackupsOnly];
        // Only the server overwrites the old data in its journal and oplog.
        return { count: (await destroy(ids)).count, isTraceless: true };
      }),
    purgeBefore: (receivedAt) =>
      guard(async () => {
        const older = { receivedAt: { $lt: receivedAt } };
        const expired = await keyDocuments
          .find({ ...older, wrappedKey: { $exists: true } }, { projection: { _id: 1 } })
          .toArray();
        const current = await entries.findOne(
          { receivedAt: { $gte: receivedAt } },
          { sort: { number: 1 } },
        );
        const later = current
          ? await entries.find({ ...older, number: { $gt: current.number } }).toArray()
          : [];
        const kept = new Set(later.map(({ _id }) => _id));
        await repeats.deleteMany(older);
        const ids = expired.map(({ _id }) => _id).filter((id) => !kept.has(id));
        return (await destroy(ids)).deletedCount;
      }),
    moveBack: (after, receivedAt) =>
      guard(async () => {
        const later = { receivedAt: { $gt: after } };
        await keyDocuments.updateMany(later, { $set: { receivedAt } });
        return (await entries.updateMany(later, { $set: { receivedAt } })).modifiedCount;
      }),
    readRetentionClock: () =>
      guard(async () => {
        const found = await clock.findOne({ _id: { $eq: 'retention' } });
        return found ? { latestMs: found.latestMs, shownMs: found.shownMs } : undefined;
      }),
    writeRetentionClock: ({ latestMs, shownMs }) =>
      guard(async () => {
        const set = { $set: { latestMs, shownMs } };
        await clock.updateOne({ _id: { $eq: 'retention' } }, set, { upsert: true });
      }),
    runDailyPurge: (purge, now) =>
      runInOneReplica(
        leases,
        { name: 'purge', everyMs: purgeEveryMs, ...(now && { now }) },
        async () => {
          // Finishes erasures that were interrupted after their keys were destroyed.
          await guard(async () => {
            const destroyed = await idsOf(keyDocuments, { wrappedKey: { $exists: false } });
            await removeDocuments(entries, destroyed);
          });
          await purge();
        },
      ),
    countWithoutKey: () => guard(async () => (await idsWithoutKey()).length),
    removeWithoutKey: () => guard(async () => (await destroy(await idsWithoutKey())).deletedCount),
    compact: () => Promise.resolve(true),
  };
}
