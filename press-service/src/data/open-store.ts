import type { PressStore } from './press-store';
import { openEmbeddedStore } from './embedded/open-embedded-store';
import { openMongodbStore } from './mongodb/open-mongodb-store';

/**
 * @returns MongoDB when an address is given, else the embedded store
 * @throws StoreError with a sentence for the operator
 */
export async function openStore(place: {
  readonly mongodbUri?: string;
  readonly dataDir: string;
}): Promise<PressStore> {
  return place.mongodbUri ? openMongodbStore(place.mongodbUri) : openEmbeddedStore(place.dataDir);
}
