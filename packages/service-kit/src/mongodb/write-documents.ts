/** How a restore writes the documents of a copy. */
import { BSON, type Collection, type Document, type Filter, type ObjectId } from 'mongodb';

type Stored = Document & { _id: ObjectId | string };
type Several<T> = Iterable<T> | AsyncIterable<T>;

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
  documents: Several<T>,
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

/**
 * Makes the collection hold these documents and no others. Written first and removed afterwards: the collection is never
 * empty, and an interrupted restore is finished by running it again.
 */
export async function replaceDocuments<T extends Stored>(
  collection: Collection<T>,
  documents: Several<T>,
  shardKeyOf: (document: T) => Filter<Stored> = () => ({}),
): Promise<void> {
  const wanted = await writeDocuments(collection, documents, shardKeyOf);
  const untyped = collection as unknown as Collection<Stored>;
  const surplus: Stored['_id'][] = [];
  for await (const { _id } of untyped.find({}, { projection: { _id: 1 } }))
    if (!wanted.has(String(_id))) surplus.push(_id);
  for (let at = 0; at < surplus.length; at += batchSize)
    await untyped.deleteMany({ _id: { $in: surplus.slice(at, at + batchSize) } });
}
