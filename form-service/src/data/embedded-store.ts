import { lastDigitsOf } from '@site/contract';
import { isSqliteError, versionOf, type SqliteDatabase } from '@site/service-kit/sqlite';
import { compact, isDone, truncateLog } from './compact';
import { connect, identityOf, type ConnectOptions } from './connect';
import { areCurrent } from './keys/attached-keys';
import type { DerivedKeys } from './keys/derived-keys';
import {
  destroyKeys,
  entriesBefore,
  entriesOfPhone,
  entryOfReceipt,
  replaceCodes,
  reserveKey,
} from './keys/entry-keys';
import { receiptOf, type ReceiptProof } from './keys/receipt';
import { findByPhone } from './found-by-phone';
import {
  countOfVisitors,
  countWithoutKey,
  deleteUnreadable,
  deleteWithoutKey,
  entriesWithIds,
  idsOfEntries,
  insertEntry,
  selectEntry,
  selectAll,
  selectNewest,
  updateEntry,
} from './registration-rows';
import { purgeEveryMs, type RegistrationStore } from './registration-store';
import { moveBack, readRetentionClock, writeRetentionClock } from './retention-clock';
import type { StoreLocation } from './store-location';

/** The store on SQLite. Several processes on one host may have it open; never over a network disk. */
export type EmbeddedStore = {
  readonly [Method in Exclude<keyof RegistrationStore, 'runDailyPurge'>]: (
    ...args: Parameters<RegistrationStore[Method]>
  ) => Awaited<ReturnType<RegistrationStore[Method]>>;
};

/** @throws StoreError with a sentence for the operator */
export function openEmbeddedStore(
  location: StoreLocation,
  options: ConnectOptions = {},
): EmbeddedStore {
  let connection = connect(location, options);

  const reconnect = () => {
    const fresh = connect(location, options);
    connection.database.close();
    connection = fresh;
  };

  /** An operator may replace a file; writing into the old one would lose registrations. */
  const current = (): { database: SqliteDatabase; keys: DerivedKeys } => {
    if (identityOf(location) !== connection.identity) reconnect();
    return connection;
  };

  /** In one transaction with the check that no command has replaced the master key: a key that the former one wraps would be lost. */
  const withKeys = <T>(
    mode: 'deferred' | 'immediate',
    work: (database: SqliteDatabase, keys: DerivedKeys) => T,
  ): T => {
    for (;;) {
      const { database, keys } = current();
      const run = database.transaction(() =>
        areCurrent(database, keys) ? { result: work(database, keys) } : undefined,
      );
      const done = run[mode]();
      if (done) return done.result;
      reconnect();
    }
  };

  return {
    add(registration) {
      const { database, key } = withKeys('immediate', (database, keys) => ({
        database,
        key: reserveKey(database, keys, registration),
      }));
      const isNew = insertEntry(database, key, registration);
      const hasReceipt = lastDigitsOf(registration.fields.get('phone') ?? '') !== undefined;
      return { isNew, receipt: hasReceipt ? receiptOf(key.dataKey) : undefined };
    },
    findByReceipt: (proof) =>
      withKeys('deferred', (database, keys) => ownEntry(database, keys, proof)?.registration),
    correct: (proof, fields) =>
      withKeys('immediate', (database, keys) => {
        const own = ownEntry(database, keys, proof);
        if (!own) return undefined;
        const { registration, key } = own;
        const corrected = {
          ...registration,
          fields: new Map([...registration.fields, ...fields]),
        };
        replaceCodes(database, keys, key, corrected);
        updateEntry(database, key, corrected);
        return corrected;
      }),
    eraseByReceipt(proof) {
      const { database, keys } = current();
      const entry = entryOfReceipt(database, keys, proof);
      if (entry === undefined || destroyKeys(database, [entry]) === 0) return false;
      removeErased(database, truncateLog);
      return true;
    },
    count: () => countOfVisitors(current().database),
    list: (limit = -1) =>
      withKeys('deferred', (database, keys) => selectNewest(database, keys, limit)),
    listWithTests: () => withKeys('deferred', selectAll),
    findByPhone: (phone) =>
      withKeys('deferred', (database, keys) => {
        const known = entriesOfPhone(database, keys, phone);
        const ids = new Set(idsOfEntries(database, known));
        const all = selectAll(database, keys);
        const found = findByPhone(phone, all, (id) => ids.has(id));
        return { ...found, inBackupsOnly: known.length - ids.size };
      }),
    erase(ids, phone) {
      const { database, keys } = current();
      const ofPhone = phone === undefined ? [] : entriesOfPhone(database, keys, phone);
      const inBackupsOnly = ofPhone.filter((entry) => idsOfEntries(database, [entry]).length === 0);
      const entries = [...entriesWithIds(database, ids), ...inBackupsOnly];
      const count = destroyKeys(database, entries);
      return { count, isTraceless: removeErased(database, compact) };
    },
    purgeBefore(receivedAt) {
      const { database } = current();
      const destroyed = destroyKeys(database, entriesBefore(database, receivedAt));
      const count = deleteUnreadable(database);
      if (destroyed > 0) inBoth(database, truncateLog);
      return count;
    },
    moveBack: (after, receivedAt) => moveBack(current().database, after, receivedAt),
    readRetentionClock: () => readRetentionClock(current().database),
    writeRetentionClock: (clock) => writeRetentionClock(current().database, clock),
    countWithoutKey: () => countWithoutKey(current().database),
    removeWithoutKey: () => deleteWithoutKey(current().database),
    compact: () => inBoth(current().database, compact),
    isReady: () => canWrite(() => current().database),
    // The library leaves the logs; without them each file is complete, also for `cp`.
    close: () => {
      try {
        inBoth(connection.database, truncateLog);
      } catch (error) {
        if (!isSqliteError(error)) throw error;
      } finally {
        connection.database.close();
      }
    },
  };
}

function ownEntry(database: SqliteDatabase, keys: DerivedKeys, proof: ReceiptProof) {
  const entry = entryOfReceipt(database, keys, proof);
  return entry === undefined ? undefined : selectEntry(database, keys, entry);
}

/** The keys are destroyed before: an error here leaves only bytes that cannot be decrypted. @returns whether none is left */
function removeErased(database: SqliteDatabase, clean: typeof compact): boolean {
  const isDeleted = isDone(() => deleteUnreadable(database) >= 0);
  return inBoth(database, clean) && isDeleted;
}

function inBoth(database: SqliteDatabase, clean: typeof compact): boolean {
  const outcomes = (['keys', 'main'] as const).map((schema) => clean(database, schema));
  return outcomes.every(Boolean);
}

/** SQLite answers at once; the service sees the interface that both stores have. */
export function asRegistrationStore(store: EmbeddedStore): RegistrationStore {
  let nextPurgeMs = 0;
  const methods = Object.entries(store as Record<string, (...args: unknown[]) => unknown>);
  const later = methods.map(([name, method]) => [
    name,
    async (...args: unknown[]) => method(...args),
  ]);
  return {
    ...(Object.fromEntries(later) as Omit<RegistrationStore, 'runDailyPurge'>),
    // Another process with the same file may purge too: it finds nothing then.
    async runDailyPurge(purge, now = Date.now) {
      const startedAtMs = now();
      const waitMs = nextPurgeMs - startedAtMs;
      // A longer wait means that the clock was set back since.
      if (waitMs > 0 && waitMs <= purgeEveryMs) return false;
      await purge();
      nextPurgeMs = startedAtMs + purgeEveryMs;
      return true;
    },
  };
}

/** Writes both versions as they are, one page each: a full disk is noticed by a write that is committed, and by no other. */
function canWrite(current: () => SqliteDatabase): boolean {
  try {
    const database = current();
    const rewriteVersions = database.transaction(() => {
      for (const schema of ['main', 'keys'] as const)
        database.exec(`PRAGMA ${schema}.user_version = ${versionOf(database, schema)}`);
    });
    rewriteVersions.immediate();
    return true;
  } catch {
    return false;
  }
}
