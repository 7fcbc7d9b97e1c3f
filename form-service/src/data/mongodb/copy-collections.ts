/**
 * Copies of the MongoDB store, one line of extended JSON for each document: the entries and their keys, never in one
 * folder. Copies of the SQLite store can be restored too, for the move from one host to several.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { guard, idsOf, replaceDocuments } from '@site/service-kit/mongodb';
import { StoreError } from '@site/service-kit/errors';
import { BSON, type Collection } from 'mongodb';
import type { Restored } from '../copy-database';
import { keyFile } from '../store-location';
import { batchesOf } from './batches-of';
import { connectDatabases } from './connect-databases';
import type { Collections, EntryDocument, KeyDocument } from './documents';
import type { MongodbLocation } from './mongodb-location';
import { insertMissing } from './insert-missing';
import { entriesOfSqliteCopy, keysOfSqliteCopy } from './read-sqlite-copy';

const waitMs = 10_000;
const keysFile = (folder: string) => join(folder, 'entry-keys.jsonl');

/** @returns how many entries were written, all encrypted @throws StoreError */
export function backUpEntries(location: MongodbLocation, copy: string): Promise<number> {
  return withCollections(location, ({ entries }) => writeAll(entries, copy));
}

/** The one copy of the keys, which replaces the previous one: a history would restore erased people. */
export function backUpKeyDocuments(location: MongodbLocation, folder: string): Promise<number> {
  return withCollections(location, async ({ keys, master }) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
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
 * @returns how many were added @throws StoreError for another master key; nothing was changed then
 */
export function restoreKeyDocuments(location: MongodbLocation, folder: string): Promise<number> {
  const { keys: documents, moved: movedKeys, checks } = readKeys(folder);
  return withCollections(location, async ({ keys, moved, master }) => {
    // A service that started before the restore has left the check of its own master key.
    const [check] = await master.find().toArray();
    if (check && checks.some(({ code }) => code !== check.code))
      throw new StoreError(
        'the keys of the copy were wrapped with another master key than that of this form-service',
      );
    const known = new Set(await idsOf(keys));
    await insertMissing(
      moved,
      movedKeys.filter(({ entry }) => !known.has(entry)),
    );
    const count = await insertMissing(keys, documents);
    await insertMissing(master, checks);
    return count;
  });
}

function readKeys(folder: string) {
  const ofSqlite = keyFile({ keyFolder: folder });
  if (!existsSync(keysFile(folder)) && existsSync(ofSqlite)) return keysOfSqliteCopy(ofSqlite);
  const checks = readAll<{ _id: string; code: string }>(join(folder, 'master-check.jsonl'));
  return { keys: readAll<KeyDocument>(keysFile(folder)), moved: [], checks };
}

/**
 * Writes every entry of the copy whose key exists, then removes the entries that were there before and that the copy lacks.
 * Entries that visitors post meanwhile stay.
 * @param copy a `forms.jsonl`, or a `forms.sqlite`
 * @throws StoreError if there are entries and `isForced` is false, and without the keys of the copy; nothing was
 * changed then
 */
export function restoreEntries(
  location: MongodbLocation,
  copy: string,
  isForced: boolean,
): Promise<Restored> {
  const documents = copy.endsWith('.sqlite')
    ? entriesOfSqliteCopy(copy)
    : readAll<EntryDocument>(copy);
  return withCollections(location, async ({ entries, keys, counters }) => {
    const usable = new Map<string, boolean>();
    const createdAt = new Map<string, string>();
    for await (const { _id, wrappedKey, receivedAt } of keys.find()) {
      usable.set(_id, wrappedKey !== undefined);
      createdAt.set(_id, receivedAt);
    }
    const missing = documents.filter(({ _id }) => !usable.has(_id)).length;
    if (missing > 0)
      throw new StoreError(
        `there is no key for ${missing} of the registrations in ${copy}; restore their keys too (--keys <folder>)`,
      );
    const existing = await idsOf(entries);
    if (existing.length > 0 && !isForced)
      throw new StoreError(
        `the store holds ${existing.length} registrations; --force replaces them`,
      );
    // First, so that an entry posted meanwhile does not get the number of a restored one.
    const value = documents.reduce((highest, { number }) => Math.max(highest, number), 0);
    await counters.updateOne({ _id: { $eq: 'number' } }, { $max: { value } }, { upsert: true });
    const readable = documents.filter(({ _id }) => usable.get(_id));
    const kept = await postedAgain(entries, readable, createdAt);
    await replaceDocuments(
      entries,
      readable.filter(({ _id }) => !kept.has(_id)),
      existing.filter((id) => !kept.has(String(id))),
    );
    return { count: readable.length, erasedSince: documents.length - readable.length };
  });
}

/**
 * An idempotency key that is posted again before its key is restored makes the same id with another key, and only the new entry can
 * be decrypted. It was received with its key, that of the copy was not.
 * @param createdAt when each key was created
 */
async function postedAgain(
  entries: Collection<EntryDocument>,
  documents: readonly EntryDocument[],
  createdAt: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> {
  const ofOtherKeys = documents.filter(({ _id, receivedAt }) => createdAt.get(_id) !== receivedAt);
  const again = new Set<string>();
  for (const batch of batchesOf(ofOtherKeys)) {
    const ids = { $in: batch.map(({ _id }) => _id) };
    for await (const { _id, receivedAt } of entries.find({ _id: ids }))
      if (createdAt.get(_id) === receivedAt) again.add(_id);
  }
  return again;
}

async function writeAll<T extends { _id: string }>(
  collection: Collection<T>,
  copy: string,
): Promise<number> {
  const file = openSync(copy, 'wx', 0o600);
  let count = 0;
  try {
    for await (const document of collection.find()) {
      // It repeats a write that was carried out in part only.
      writeFileSync(file, `${BSON.EJSON.stringify(document, { relaxed: false })}\n`);
      count += 1;
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  return count;
}

function readAll<T>(copy: string): T[] {
  if (!existsSync(copy)) throw new StoreError(`there is nothing at ${copy}`);
  const lines = readFileSync(copy, 'utf8').split('\n').filter(Boolean);
  return lines.map((line, index) => {
    try {
      return BSON.EJSON.parse(line, { relaxed: true }) as T;
    } catch (cause) {
      throw new StoreError(`${copy} is damaged in line ${index + 1}`, cause);
    }
  });
}

async function withCollections<T>(
  location: MongodbLocation,
  work: (collections: Collections) => Promise<T>,
): Promise<T> {
  const { collections, close } = await connectDatabases(location, waitMs);
  try {
    return await guard(() => work(collections));
  } finally {
    await close();
  }
}
