/**
 * Copies of the MongoDB store, one line of extended JSON for each document: the entries and their keys, never in one
 * folder. Copies of the SQLite store can be restored too, for the move from one host to several.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { idsOf, readJsonLines, replaceDocuments, writeJsonLines } from '@site/service-kit/mongodb';
import { makeFolder } from '@site/service-kit/owned-files';
import { StoreError } from '@site/service-kit/errors';
import type { Collection } from 'mongodb';
import type { Restored } from '../copy-database';
import type { DerivedKeys } from '../keys/derived-keys';
import { readMasterKey } from '../keys/master-key';
import { keyFile, type StoreLocation } from '../store-location';
import { insertMissing } from './batches';
import { checkMasterKey, fittingKeys } from './check-master-key';
import { withCollections } from './connect-databases';
import type { Collections, EntryDocument, KeyDocument, MasterDocument } from './documents';
import type { MongodbLocation } from './mongodb-location';
import { keyOf, openDocument } from './mongodb-keys';
import { entriesOfSqliteCopy, keysOfSqliteCopy } from './read-sqlite-copy';

const keysFile = (folder: string) => join(folder, 'entry-keys.jsonl');

/** @returns how many entries were written, all encrypted @throws StoreError */
export function backUpEntries(location: MongodbLocation, copy: string): Promise<number> {
  return withCollections(location, ({ entries }) => writeAll(entries, copy));
}

/** The one copy of the keys, which replaces the previous one: a history would make erased registrations readable. */
export function backUpKeyDocuments(location: MongodbLocation, folder: string): Promise<number> {
  return withCollections(location, async ({ keys, master }) => {
    makeFolder(folder);
    const parts = [keysFile(folder), join(folder, 'master-check.jsonl')] as const;
    for (const part of parts) rmSync(`${part}.part`, { force: true });
    const count = await writeAll(keys, `${parts[0]}.part`);
    await writeAll(master, `${parts[1]}.part`);
    for (const part of parts) renameSync(`${part}.part`, part);
    return count;
  });
}

/**
 * Adds the keys of the copy. Every key that is known stays as it is, so that a destroyed one never returns.
 * @param location where the master key is
 * @param entriesCopy the copy of the registrations that is restored afterwards
 * @returns how many were added
 * @throws StoreError for another master key, and if none of those registrations would have a key; nothing was changed then
 */
export async function restoreKeyDocuments(
  databases: MongodbLocation,
  location: StoreLocation,
  folder: string,
  entriesCopy?: string,
): Promise<number> {
  const { keys: documents, moved: movedKeys, checks } = await readKeys(folder);
  const entries = entriesCopy === undefined ? [] : await readEntries(entriesCopy);
  return withCollections(databases, async ({ keys, moved, master }) => {
    // A service that started before the restore has left the check of its own master key.
    const present = await master.find().toArray();
    if (present.length > 0 && codeOf(present) !== codeOf(checks))
      throw new StoreError(
        'the keys of the copy were wrapped with another master key than that of this form-service. Nothing was changed.',
      );
    const copied = documents.map((document) => [document._id, document] as const);
    const together = new Map([...copied, ...(await readKnown(keys))]);
    requireReadable(
      await findReadable(entries, together, () =>
        fittingKeys(readMasterKey(location, false), present.length > 0 ? present : checks),
      ),
      entriesCopy,
    );
    // First: keys without it would fit any master key.
    if (present.length === 0) await insertMissing(master, checks);
    const known = new Set(await idsOf(keys));
    await insertMissing(
      moved,
      movedKeys.filter(({ entry }) => !known.has(entry)),
    );
    return insertMissing(keys, documents);
  });
}

const codeOf = (documents: readonly MasterDocument[]) =>
  documents.find(({ _id }) => _id === 'check')?.code;

async function readKeys(folder: string) {
  const ofSqlite = keyFile({ keyFolder: folder });
  if (!existsSync(keysFile(folder)) && existsSync(ofSqlite)) return keysOfSqliteCopy(ofSqlite);
  const checks = await readAll<MasterDocument>(join(folder, 'master-check.jsonl'));
  return { keys: await readAll<KeyDocument>(keysFile(folder)), moved: [], checks };
}

/**
 * Before the keys of a copy are restored: a refusal after that would have changed something.
 * @throws StoreError if there are entries
 */
export function refuseToReplaceEntries(databases: MongodbLocation): Promise<void> {
  return withCollections(databases, async ({ entries }) =>
    refuseToReplace(await entries.countDocuments({})),
  );
}

/**
 * Writes every entry of the copy that has a key which decrypts it, then removes the entries that were there before and that the copy lacks.
 * Entries that visitors post meanwhile stay.
 * @param location where the master key is
 * @param copy a `forms.jsonl`, or a `forms.sqlite`
 * @throws StoreError if there are entries and `isForced` is false, if no entry of the copy has a key, and for another master key;
 * nothing was changed then
 */
export async function restoreEntries(
  databases: MongodbLocation,
  location: StoreLocation,
  copy: string,
  isForced: boolean,
): Promise<Restored> {
  const documents = await readEntries(copy);
  return withCollections(databases, async (collections) => {
    const { entries, counters, keys } = collections;
    const known = await readKnown(keys);
    const found = await findReadable(documents, known, () => checkMasterKey(collections, location));
    requireReadable(found, copy);
    const { dataKeys, readable, newer } = found;
    const existing = await idsOf(entries);
    if (!isForced) refuseToReplace(existing.length);
    // First, so that an entry posted meanwhile does not get the number of a restored one.
    const value = documents.reduce((highest, { number }) => Math.max(highest, number), 0);
    await counters.updateOne({ _id: { $eq: 'number' } }, { $max: { value } }, { upsert: true });
    const written = new Set(readable.map(({ _id }) => _id));
    const unread = documents.filter(({ _id }) => dataKeys.has(_id) && !written.has(_id));
    const kept = await keepSentAgain(entries, unread);
    await replaceDocuments(
      entries,
      readable,
      existing.filter((id) => !kept.has(String(id))),
    );
    return {
      count: readable.length + kept.size,
      erasedSince: documents.length - newer - dataKeys.size,
      newer,
      undecrypted: unread.length - kept.size,
    };
  });
}

function readEntries(copy: string): Promise<EntryDocument[]> {
  return copy.endsWith('.sqlite')
    ? Promise.resolve(entriesOfSqliteCopy(copy))
    : readAll<EntryDocument>(copy);
}

async function readKnown(keys: Collections['keys']): Promise<ReadonlyMap<string, KeyDocument>> {
  const known = new Map<string, KeyDocument>();
  for await (const document of keys.find({}, { projection: { wrappedKey: 1 } }))
    known.set(document._id, document);
  return known;
}

interface FoundReadable {
  /** Of these documents, without destroyed ones; undefined for one that the master key does not unwrap. */
  readonly dataKeys: ReadonlyMap<string, Buffer | undefined>;
  readonly readable: readonly EntryDocument[];
  /** How many have no key. */
  readonly newer: number;
}

/** @param derivedKeys only called where there is a key to unwrap */
async function findReadable(
  documents: readonly EntryDocument[],
  known: ReadonlyMap<string, KeyDocument>,
  derivedKeys: () => DerivedKeys | Promise<DerivedKeys>,
): Promise<FoundReadable> {
  const ofCopy = documents.flatMap(({ _id }) => known.get(_id) ?? []);
  const newer = documents.length - ofCopy.length;
  const usable = ofCopy.filter(({ wrappedKey }) => wrappedKey !== undefined);
  if (usable.length === 0) return { dataKeys: new Map(), readable: [], newer };
  const keys = await derivedKeys();
  const dataKeys = new Map(usable.map((document) => [document._id, keyOf(keys, document)]));
  // An idempotency key that is sent again before its key is restored makes the same id with another key, which decrypts the new
  // entry only. Decrypted and not compared by time: each replica has a clock of its own, and a retry may come to another one.
  const readable = documents.filter(
    (document) => openDocument(document, dataKeys.get(document._id)).isReadable,
  );
  return { dataKeys, readable, newer };
}

function requireReadable({ readable, newer }: FoundReadable, copy = 'the copy'): void {
  if (newer > 0 && readable.length === 0)
    throw new StoreError(
      `there is no key for ${newer} of the registrations in ${copy}, and no other one can be restored;` +
        ' restore their keys first (--keys <folder>). Nothing was changed.',
    );
}

/**
 * Gives the entries that were sent again the numbers of the copy: their own may be those of other entries in the copy.
 * @returns the ids of those that are there
 */
async function keepSentAgain(
  entries: Collection<EntryDocument>,
  documents: readonly EntryDocument[],
): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  for (const { _id, number } of documents) {
    const { matchedCount } = await entries.updateOne({ _id: { $eq: _id } }, { $set: { number } });
    if (matchedCount === 1) kept.add(_id);
  }
  return kept;
}

function refuseToReplace(found: number): void {
  if (found > 0)
    throw new StoreError(
      `the store holds ${found} registrations; --force replaces them. Nothing was changed.`,
    );
}

function writeAll<T extends { _id: string }>(
  collection: Collection<T>,
  copy: string,
): Promise<number> {
  return writeJsonLines(copy, async (write) => {
    let count = 0;
    for await (const document of collection.find()) {
      write(document);
      count += 1;
    }
    return count;
  });
}

async function readAll<T>(copy: string): Promise<T[]> {
  const documents: T[] = [];
  for await (const document of readJsonLines<T>(copy, { isRelaxed: true }))
    documents.push(document);
  return documents;
}
