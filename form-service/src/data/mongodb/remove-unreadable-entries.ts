import { batchSize } from './batches-of';
import type { Collections } from './documents';

/**
 * Finishes erasures that were interrupted after their keys were destroyed: removes the unreadable entries. It reads the
 * destroyed keys of all years.
 */
export async function removeUnreadableEntries({
  entries,
  keys,
}: Pick<Collections, 'entries' | 'keys'>): Promise<void> {
  let destroyed: string[] = [];
  const remove = async () => {
    if (destroyed.length > 0) await entries.deleteMany({ _id: { $in: destroyed } });
    destroyed = [];
  };
  const withoutKey = keys.find({ wrappedKey: { $exists: false } }, { projection: { _id: 1 } });
  for await (const { _id } of withoutKey) {
    destroyed.push(_id);
    if (destroyed.length === batchSize) await remove();
  }
  await remove();
}
