import { existsSync } from 'node:fs';
import type { ConnectOptions } from './connect';
import { asRegistrationStore, openEmbeddedStore } from './embedded-store';
import type { MongodbLocation } from './mongodb/mongodb-location';
import type { RegistrationStore } from './registration-store';
import { storeFile, type StoreLocation } from './store-location';

export interface StoreChoice {
  readonly location: StoreLocation;
  readonly mongodb: MongodbLocation | undefined;
}

/**
 * @returns MongoDB when an address is given, else SQLite
 * @throws StoreError with a sentence for the operator
 */
export async function openStore(
  { location, mongodb }: StoreChoice,
  options: ConnectOptions = {},
): Promise<RegistrationStore> {
  if (!mongodb) return asRegistrationStore(openEmbeddedStore(location, options));
  // The driver takes half of the start of a command.
  const { openMongodbStore } = await import('./mongodb/open-mongodb-store');
  return openMongodbStore(mongodb, location, options);
}

/** Whether there may be a store already; for SQLite, whether the file exists. */
export function mayHaveStore({ location, mongodb }: StoreChoice): boolean {
  return mongodb !== undefined || existsSync(storeFile(location));
}
