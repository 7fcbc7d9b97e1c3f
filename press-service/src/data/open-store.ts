import type { PressStore } from './press-store';
import { openEmbeddedStore } from './embedded/open-embedded-store';

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
  if (!mongodbUri) return openEmbeddedStore(dataDir);
  // The driver takes half of the start of a command.
  const { openMongodbStore } = await import('./mongodb/open-mongodb-store');
  return openMongodbStore(mongodbUri);
}
