import { backUpDatabase, restoreDatabase } from './embedded/copy-database';
import { databaseFile } from './embedded/open-database';
import type { StoreLocation } from './open-store';

/** The copy's file in a backup folder, named after the kind of store. */
export function copyFile({ mongodbUri }: StoreLocation): string {
  return mongodbUri ? 'press.jsonl' : 'press.sqlite';
}

/** Works while the service runs. @returns how many articles were copied @throws StoreError */
export async function backUpStore(location: StoreLocation, copy: string): Promise<number> {
  if (!location.mongodbUri) return backUpDatabase(databaseFile(location.dataDir), copy);
  const { backUpCollections } = await import('./mongodb/copy-collections');
  return backUpCollections(location.mongodbUri, copy);
}

/** @throws StoreError, also when the store holds articles and `isForced` is false */
export async function restoreStore(
  location: StoreLocation,
  copy: string,
  isForced: boolean,
): Promise<number> {
  if (!location.mongodbUri) return restoreDatabase(databaseFile(location.dataDir), copy, isForced);
  const { restoreCollections } = await import('./mongodb/copy-collections');
  return restoreCollections(location.mongodbUri, copy, isForced);
}
