/** How a restore writes the documents of a copy. */
import { BSON, type Collection, type Document, type Filter, type ObjectId } from 'mongodb';

type Id = ObjectId | string;
type Stored = Document & { _id: Id };
type AnyIterable<T> = Iterable<T> | AsyncIterable<T>;

const batchSize = 500;
/** How much of a copy is held in memory, because a copy may be larger than the memory. */
const batchBytes = 8 * 1024 * 1024;

/**
 * Writes every document, over one with the same id. Other documents stay.
 * @param shardKeyOf what a filter must name besides the id where the collection may be sharded: a replacement may insert
 * @returns their ids
 */
export async function writeDocuments<T extends Stored>(
  collection: Collection<T>,
  documents: AnyIterable<T>,
  shardKeyOf: (document: T) => Filter<Stored> = () => ({}),
): Promise<ReadonlySet<string>> {
  const untyped = collection as unknown as Collection<Stored>;
  const written = new Set<string>();
  let batch: T[] = [];
  let bytes = 0;
  const writeBatch = async () => {
    if (batch.length === 0) return;
    await untyped.bulkWrite(
      batch.map((document) => {
        const filter = { ...shardKeyOf(document), _id: { $eq: document._id } };
        return { replaceOne: { filter, replacement: document, upsert: true } };
      }),
    );
    batch = [];
    bytes = 0;
  };
  for await (const document of documents) {
    written.add(String(document._id));
    batch.push(document);
    bytes += BSON.calculateObjectSize(document);
    if (batch.length >= batchSize || bytes >= batchBytes) await writeBatch();
  }
  await writeBatch();
  return written;
}

/** @returns the ids of the documents that match, by default of all */
export async function idsOf<T extends Stored>(
  collection: Collection<T>,
  filter: Filter<Stored> = {},
): Promise<Id[]> {
  const untyped = collection as unknown as Collection<Stored>;
  const ids: Id[] = [];
  for await (const { _id } of untyped.find(filter, { projection: { _id: 1 } })) ids.push(_id);
  return ids;
}

/** Removes the documents with these ids. */
export async function removeDocuments<T extends Stored>(
  collection: Collection<T>,
  ids: readonly Id[],
): Promise<void> {
  const untyped = collection as unknown as Collection<Stored>;
  for (let at = 0; at < ids.length; at += batchSize)
    await untyped.deleteMany({ _id: { $in: ids.slice(at, at + batchSize) } });
}

/**
 * Replaces the documents that the collection held when the restore began; those inserted since then stay. Written first and
 * removed afterwards: the collection is never empty, and an interrupted restore is finished by running it again.
 * @param existing the ids that idsOf returned when the restore began
 */
export async function replaceDocuments<T extends Stored>(
  collection: Collection<T>,
  documents: AnyIterable<T>,
  existing: readonly Id[],
  shardKeyOf?: (document: T) => Filter<Stored>,
): Promise<void> {
  const written = await writeDocuments(collection, documents, shardKeyOf);
  await removeDocuments(
    collection,
    existing.filter((id) => !written.has(String(id))),
  );
}
