import { sha256 } from '../sha256';
import type { ReleaseStore } from './release-store';

interface Wanted {
  readonly key: string;
  /** Of its bytes. */
  readonly hash: string;
  /** The purpose of the object. */
  readonly path: string;
}

/** An object of the store whose content does not match its name. No part of that release is served. */
export class DamagedObject extends Error {
  override readonly name = 'DamagedObject';
  readonly key: string;

  constructor({ name }: ReleaseStore, { key, path }: Omit<Wanted, 'hash'>, problem: string) {
    super(`${name}/${key} (${path}) ${problem}`);
    this.key = key;
  }
}

/** @throws DamagedObject | StoreUnreachable */
export async function readVerified(store: ReleaseStore, wanted: Wanted): Promise<Buffer> {
  const found = await store.get(wanted.key);
  if (!found || found === 'same') throw new DamagedObject(store, wanted, 'is missing');
  if (sha256(found.bytes) !== wanted.hash) throw new DamagedObject(store, wanted, 'is damaged');
  return found.bytes;
}
