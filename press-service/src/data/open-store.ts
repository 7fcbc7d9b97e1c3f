import type { PressStore } from './press-store';
import { openEmbeddedStore } from './embedded/open-embedded-store';
import { openMongodbStore } from './mongodb/open-mongodb-store';

export interface StoreLocation {
  readonly mongodbUri?: string;
  /** Folder of the embedded store. */
  readonly dataDir: string;
}

/**
 * @returns MongoDB when an address is given, else the embedded store
 * @throws StoreError with a sentence for the operator
 */
export async function openStore({ mongodbUri, dataDir }: StoreLocation): Promise<PressStore> {
  return mongodbUri ? openMongodbStore(mongodbUri) : openEmbeddedStore(dataDir);
}
