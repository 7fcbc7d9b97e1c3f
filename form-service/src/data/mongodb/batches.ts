import type { Collection } from 'mongodb';

/** A command has 16 MB at most; a thousand ids are less than 100 KB. */
const batchSize = 1_000;

/** Splits the documents that one operation names, however many there are, into commands of the allowed size. */
export function batchesOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) =>
    all.slice(index * batchSize, (index + 1) * batchSize),
  );
}

/** Also beside a running service, which may insert the same document at any time. @returns how many were inserted */
export async function insertMissing<T extends { _id: string }>(
  collection: Collection<T>,
  documents: readonly T[],
): Promise<number> {
  const untyped = collection as unknown as Collection<{ _id: string }>;
  let count = 0;
  for (const batch of batchesOf(documents)) {
    const { upsertedCount } = await untyped.bulkWrite(
      batch.map(({ _id, ...rest }) => ({
        updateOne: { filter: { _id: { $eq: _id } }, update: { $setOnInsert: rest }, upsert: true },
      })),
    );
    count += upsertedCount;
  }
  return count;
}
