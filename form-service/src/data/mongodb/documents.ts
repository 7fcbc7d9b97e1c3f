/** The documents of the MongoDB store. Codes are HMACs in hexadecimal. */
import type { LeaseDocument } from '@site/service-kit/mongodb';
import type { Binary, Collection, Db } from 'mongodb';
import type { StoredForm } from '../registration';
import type { RetentionClock } from '../registration-store';

/** Collection `form_entries`, in the database that is backed up. */
export interface EntryDocument {
  _id: string;
  number: number;
  form: StoredForm;
  receivedAt: string;
  sealed: Binary;
}

/** `form_entry_keys`. A destroyed key leaves its document without key and codes, so that a restore omits its entry. */
export interface KeyDocument {
  _id: string;
  receivedAt: string;
  wrappedKey?: Binary;
  contentMac?: string;
  phoneMacs?: string[];
  receiptMac?: string;
}

/** `form_repeats`: the last native post with this content. */
export interface RepeatDocument {
  _id: string;
  entry: string;
  receivedAt: string;
}

/** `form_moved_keys`: the idempotency key of an entry that came from SQLite, whose id is not derived from it. */
export interface MovedKeyDocument {
  _id: string;
  entry: string;
}

/** `form_master`: `check`, the code of the master key; until a rotation is finished also `rotation`, with that of the former one. */
export interface MasterDocument {
  _id: string;
  code: string;
  /** The new master key, sealed by the former one, and the other way round. */
  next?: Binary;
  former?: Binary;
}

export interface Collections {
  readonly entries: Collection<EntryDocument>;
  readonly counters: Collection<{ _id: string; value: number }>;
  readonly leases: Collection<LeaseDocument>;
  readonly clock: Collection<RetentionClock & { _id: string }>;
  readonly keys: Collection<KeyDocument>;
  readonly repeats: Collection<RepeatDocument>;
  readonly moved: Collection<MovedKeyDocument>;
  readonly master: Collection<MasterDocument>;
}

/** @param keys database of everything that must not be in a backup of `entries` */
export function collectionsOf(entries: Db, keys: Db): Collections {
  return {
    entries: entries.collection('form_entries'),
    counters: entries.collection('form_counters'),
    leases: entries.collection('form_leases'),
    clock: entries.collection('form_retention_clock'),
    keys: keys.collection('form_entry_keys'),
    repeats: keys.collection('form_repeats'),
    moved: keys.collection('form_moved_keys'),
    master: keys.collection('form_master'),
  };
}
