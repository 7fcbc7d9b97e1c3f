import type { FoundByPhone } from './found-by-phone';
import type { ReceiptProof } from './keys/receipt';
import type { Added, NewRegistration, StoredRegistration } from './registration';

/**
 * The interface of both stores; testing/store-contract.ts tests each of them. Methods reject with the error of the file
 * system or a StoreError when the store cannot answer.
 */
export interface RegistrationStore {
  /**
   * Durable when it resolves, its key before its entry.
   * @throws IdempotencyConflict when its idempotency key was used for another registration
   */
  add(registration: NewRegistration): Promise<Added>;
  /** @returns the visitor's own entry; undefined if none has this proof */
  findByReceipt(proof: ReceiptProof): Promise<StoredRegistration | undefined>;
  /** Overwrites these fields of the visitor's entry; others stay. @returns the updated entry */
  correct(
    proof: ReceiptProof,
    fields: ReadonlyMap<string, string>,
  ): Promise<StoredRegistration | undefined>;
  /** Like `erase`, without rewriting the files. @returns whether there was such an entry */
  eraseByReceipt(proof: ReceiptProof): Promise<boolean>;
  /** Of those in `list`. */
  count(): Promise<number>;
  /** Registrations of visitors, newest first. @param limit at least 1; all without one */
  list(limit?: number): Promise<StoredRegistration[]>;
  /** To erase: a test too can hold a person's number, and `findByPhone` finds it. */
  listWithTests(): Promise<StoredRegistration[]>;
  /** Newest first. */
  findByPhone(phone: string): Promise<FoundByPhone>;
  /**
   * Destroys the keys, then removes the entries; also keys of `phone` whose entries are in backups only. An entry that is here is
   * erased by its id alone.
   * @returns how many were erased, and whether the files are free of their keys and entries
   */
  erase(ids: readonly number[], phone?: string): Promise<Erased>;
  /**
   * Destroys the keys of older entries, in backups too. An entry with a higher number than one that is not older was posted
   * later, whatever the clock showed then: it stays.
   * @returns how many entries were removed
   */
  purgeBefore(receivedAt: string): Promise<number>;
  /** Gives entries of a later time than `after` another one, ISO 8601. @returns how many there were */
  moveBack(after: string, receivedAt: string): Promise<number>;
  readRetentionClock(): Promise<RetentionClock | undefined>;
  writeRetentionClock(clock: RetentionClock): Promise<void>;
  /**
   * Runs the daily purge in one of all processes with this store. After an error, or when that process dies, it is due
   * again.
   * @returns whether it ran here @throws what `purge` throws
   */
  runDailyPurge(purge: () => Promise<void>, now?: () => number): Promise<boolean>;
  /** @returns how many entries have no key, neither a usable nor a destroyed one: they are newer than the keys that were put back */
  countWithoutKey(): Promise<number>;
  /** Removes these entries, which become readable only with a newer copy of the keys. @returns how many there were */
  removeWithoutKey(): Promise<number>;
  /** Rewrites the files. @returns whether no byte of deleted entries is left */
  compact(): Promise<boolean>;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Times of the last daily purge, in ms since 1970. */
export interface RetentionClock {
  /** The latest time that a purge took for now. */
  readonly latestMs: number;
  /** What the host's clock showed. */
  readonly shownMs: number;
}

export interface Erased {
  readonly count: number;
  readonly isTraceless: boolean;
}

/** Less than a day, so that a daily schedule never runs too early. */
export const purgeEveryMs = 23 * 60 * 60 * 1_000;
