import { guard } from '@site/service-kit/mongodb';
import type { RegistrationStore } from '../registration-store';
import type { StorePlace } from '../store-place';
import { checkMasterKey } from './check-master-key';
import { connectDatabases } from './connect-databases';
import type { Collections } from './documents';
import { createMongodbRegistrations } from './mongodb-registrations';
import type { MongodbPlace } from './mongodb-place';
import { createMongodbVisits } from './mongodb-visits';

const batchSize = 1_000;

/**
 * The store for several hosts. It uses only what every MongoDB-compatible server supports: one document per write, plain
 * queries, no TTL index, transaction or change stream.
 *
 * @param place where the master key is
 * @param waitMs how long a start waits for the server
 * @throws StoreError when no server answers, or for another master key
 */
export async function openMongodbStore(
  databases: MongodbPlace,
  place: StorePlace,
  waitMs = 30_000,
): Promise<RegistrationStore> {
  const { collections, ping, close } = await connectDatabases(databases, waitMs);
  try {
    const keys = await checkMasterKey(collections, place);
    await guard(() => prepare(collections));
    return {
      ...createMongodbRegistrations(collections, keys),
      ...createMongodbVisits(collections, keys),
      isReady: () =>
        ping().then(
          () => true,
          () => false,
        ),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Creates the indexes, and finishes an erasure that was interrupted after its keys were destroyed. */
async function prepare({ entries, keys, moved }: Collections): Promise<void> {
  await entries.createIndex({ number: -1 }, {}, {});
  await entries.createIndex({ receivedAt: 1 }, {}, {});
  for (const field of ['receiptMac', 'phoneMacs', 'receivedAt'] as const)
    await keys.createIndex({ [field]: 1 }, {}, {});
  await moved.createIndex({ entry: 1 }, {}, {});
  let destroyed: string[] = [];
  const removeEntries = async () => {
    if (destroyed.length > 0) await entries.deleteMany({ _id: { $in: destroyed } });
    destroyed = [];
  };
  const withoutKey = keys.find({ wrappedKey: { $exists: false } }, { projection: { _id: 1 } });
  for await (const { _id } of withoutKey) {
    destroyed.push(_id);
    if (destroyed.length === batchSize) await removeEntries();
  }
  await removeEntries();
}
