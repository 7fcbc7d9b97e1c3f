/** How a restore writes the documents of a copy. */
import type { Collection, Document, ObjectId } from 'mongodb';

type Stored = Document & { _id: ObjectId | string };

const batchSize = 500;

/** Writes every document, over one with the same id. Other documents stay. */
export async function writeDocuments<T extends Stored>(
  collection: Collection<T>,
  documents: readonly T[],
): Promise<void> {
  const untyped = collection as unknown as Collection<Stored>;
  for (let at = 0; at < documents.length; at += batchSize)
    await untyped.bulkWrite(
      documents.slice(at, at + batchSize).map((document) => ({
        replaceOne: { filter: { _id: { $eq: document._id } }, replacement: document, upsert: true },
      })),
    );
}

/**
 * Makes the collection hold these documents and no others. Written first and removed afterwards: the collection is never
 * empty, and an interrupted restore is finished by running it again.
 */
export async function replaceDocuments<T extends Stored>(
  collection: Collection<T>,
  documents: readonly T[],
): Promise<void> {
  await writeDocuments(collection, documents);
  const untyped = collection as unknown as Collection<Stored>;
  const wanted = new Set(documents.map(({ _id }) => String(_id)));
  const surplus: Stored['_id'][] = [];
  for await (const { _id } of untyped.find({}, { projection: { _id: 1 } }))
    if (!wanted.has(String(_id))) surplus.push(_id);
  for (let at = 0; at < surplus.length; at += batchSize)
    await untyped.deleteMany({ _id: { $in: surplus.slice(at, at + batchSize) } });
}
