import type { PressStore } from './press-store';
import { openEmbeddedStore } from './embedded/open-embedded-store';
import { openMongodbStore } from './mongodb/open-mongodb-store';

/**
 * @returns MongoDB when an address is given, else the embedded store
 * @throws StoreError with a sentence for the operator
 */
export async function openStore(location: {
  readonly mongodbUri?: string;
  readonly dataDir: string;
}): Promise<PressStore> {
  return location.mongodbUri
    ? openMongodbStore(location.mongodbUri)
    : openEmbeddedStore(location.dataDir);
}
