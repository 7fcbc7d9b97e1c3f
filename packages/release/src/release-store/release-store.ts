/** The store of releases for machines without a shared disk: objects under keys, in a folder or in S3. */
export interface ReleaseStore {
  /** For messages: `s3://bucket/prefix`. */
  readonly name: string;
  /**
   * @param unlessTag the tag of the copy at hand
   * @returns undefined when there is no such object; 'same' when it still has that tag
   * @throws StoreUnreachable
   */
  readonly get: (key: string, unlessTag?: string) => Promise<StoredObject | 'same' | undefined>;
  /**
   * Writes an object whole or not at all.
   * @returns its tag; undefined when the condition does not hold, and nothing was written
   * @throws StoreUnreachable
   */
  readonly put: (
    key: string,
    bytes: Uint8Array,
    condition?: PutCondition,
  ) => Promise<string | undefined>;
  /** @throws StoreUnreachable */
  readonly list: (prefix: string) => Promise<readonly ListedObject[]>;
  /** Keys that do not exist are ignored. @throws StoreUnreachable */
  readonly remove: (keys: readonly string[]) => Promise<void>;
}

/** `absent`: only when there is no such object. A tag: only when it still has that tag. */
export type PutCondition = 'absent' | { readonly tag: string };

export interface StoredObject {
  readonly bytes: Buffer;
  /** Changes with every write. */
  readonly tag: string;
  /** Since its last write, by the clock of the store: machines need no common time. */
  readonly ageMs: number;
}

export interface ListedObject {
  readonly key: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** The store does not answer, or refuses the credentials: nothing is known about its objects. */
export class StoreUnreachable extends Error {
  override readonly name = 'StoreUnreachable';
}
