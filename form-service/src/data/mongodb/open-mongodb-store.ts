import { guard } from '@site/service-kit/mongodb';
import type { ConnectOptions } from '../connect';
import type { RegistrationStore } from '../registration-store';
import type { StoreLocation } from '../store-location';
import { checkMasterKey, followMasterKey } from './check-master-key';
import { connectDatabases } from './connect-databases';
import type { Collections } from './documents';
import { createMongodbRegistrations } from './mongodb-registrations';
import type { MongodbLocation } from './mongodb-location';
import { createMongodbOwnEntries } from './mongodb-own-entries';

/**
 * The store for several hosts. It uses only what every MongoDB-compatible server supports: one document per write, plain
 * queries, no TTL index, transaction or change stream.
 *
 * @param location where the master key is
 * @param waitMs how long a start waits for the server
 * @throws StoreError when no server answers, or for another master key
 */
export async function openMongodbStore(
  databases: MongodbLocation,
  location: StoreLocation,
  { waitMs = 30_000, lostKeys = 'refuse' }: ConnectOptions & { readonly waitMs?: number } = {},
): Promise<RegistrationStore> {
  const { collections, ping, close } = await connectDatabases(databases, waitMs);
  try {
    await checkMasterKey(collections, location, lostKeys === 'accept');
    const keys = followMasterKey(collections, location);
    await guard(() => createIndexes(collections));
    return {
      ...createMongodbRegistrations(collections, keys),
      ...createMongodbOwnEntries(collections, keys),
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

async function createIndexes({ entries, keys, moved }: Collections): Promise<void> {
  await entries.createIndex({ number: -1 }, {}, {});
  await entries.createIndex({ receivedAt: 1 }, {}, {});
  for (const field of ['receiptMac', 'phoneMacs', 'receivedAt'] as const)
    await keys.createIndex({ [field]: 1 }, {}, {});
  await moved.createIndex({ entry: 1 }, {}, {});
}
