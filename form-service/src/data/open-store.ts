import { existsSync } from 'node:fs';
import { asRegistrationStore, openEmbeddedStore } from './embedded-store';
import type { MongodbPlace } from './mongodb/mongodb-place';
import { openMongodbStore } from './mongodb/open-mongodb-store';
import type { RegistrationStore } from './registration-store';
import { storeFile, type StorePlace } from './store-place';

export interface StoreChoice {
  readonly place: StorePlace;
  readonly mongodb: MongodbPlace | undefined;
}

/**
 * @returns MongoDB when an address is given, else SQLite
 * @throws StoreError with a sentence for the operator
 */
export async function openStore({ place, mongodb }: StoreChoice): Promise<RegistrationStore> {
  return mongodb ? openMongodbStore(mongodb, place) : asRegistrationStore(openEmbeddedStore(place));
}

/** Whether there may be a store already; for SQLite, whether the file exists. */
export function mayHaveStore({ place, mongodb }: StoreChoice): boolean {
  return mongodb !== undefined || existsSync(storeFile(place));
}
