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
import { guard, idsOf, replaceDocuments, writeDocuments } from '@site/service-kit/mongodb';
import { StoreError } from '@site/service-kit/errors';
import { BSON, type Collection } from 'mongodb';
import type { Restored } from '../copy-database';
import { keyFile } from '../store-location';
import { connectDatabases } from './connect-databases';
import type { Collections, EntryDocument, KeyDocument } from './documents';
import type { MongodbLocation } from './mongodb-location';
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

/** @throws StoreError if there are keys already, and for another master key; nothing was changed then */
export function restoreKeyDocuments(location: MongodbLocation, folder: string): Promise<number> {
  const { keys: documents, moved: movedKeys, checks } = readKeys(folder);
  return withCollections(location, async ({ keys, moved, master }) => {
    if ((await keys.countDocuments({})) > 0)
      throw new StoreError(
        'the database of keys holds keys already, and those of the copy could restore erased people; restore without --keys',
      );
    // A service that started before the restore has left the check of its own master key.
    const [known] = await master.find().toArray();
    if (known && checks.some(({ code }) => code !== known.code))
      throw new StoreError(
        'the keys of the copy were wrapped with another master key than that of this form-service',
      );
    await writeDocuments(keys, documents);
    await writeDocuments(moved, movedKeys);
    await writeDocuments(master, checks);
    return documents.length;
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
    for await (const { _id, wrappedKey } of keys.find()) usable.set(_id, wrappedKey !== undefined);
    const missing = documents.filter(({ _id }) => !usable.has(_id)).length;
    if (missing > 0)
      throw new StoreError(`there is no key for ${missing} of the registrations in ${copy}`);
    const existing = await idsOf(entries);
    if (existing.length > 0 && !isForced)
      throw new StoreError(
        `the store holds ${existing.length} registrations; --force replaces them`,
      );
    // First, so that an entry posted meanwhile does not get the number of a restored one.
    const value = documents.reduce((highest, { number }) => Math.max(highest, number), 0);
    await counters.updateOne({ _id: { $eq: 'number' } }, { $max: { value } }, { upsert: true });
    const readable = documents.filter(({ _id }) => usable.get(_id));
    await replaceDocuments(entries, readable, existing);
    return { count: readable.length, erasedSince: documents.length - readable.length };
  });
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
