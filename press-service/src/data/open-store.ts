import type { PressStore } from './press-store';
import { openEmbeddedStore } from './embedded/open-embedded-store';

export interface StoreLocation {
  readonly mongodbUri?: string | undefined;
  /** Folder of the embedded store. */
  readonly dataDir: string;
}

/**
 * @param isReader whether nothing is changed: the embedded store is not created, brought up to date or written then
 * @returns MongoDB when an address is given, else the embedded store
 * @throws StoreError with a sentence for the operator
 */
export async function openStore(
  { mongodbUri, dataDir }: StoreLocation,
  isReader = false,
): Promise<PressStore> {
  if (!mongodbUri) return openEmbeddedStore(dataDir, isReader);
  // The driver takes half of the start of a command.
  const { openMongodbStore } = await import('./mongodb/open-mongodb-store');
  return openMongodbStore(mongodbUri);
}
