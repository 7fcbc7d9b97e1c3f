import type { Collection } from 'mongodb';
import { batchesOf } from './batches-of';

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
