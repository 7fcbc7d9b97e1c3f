import type { Collection, Filter } from 'mongodb';
import type { AttemptRecord, AttemptStore } from '../press-store';
import { guard, guardInsert } from './guard';

export interface AttemptDocument extends AttemptRecord {
  _id: string;
}

export function createMongodbAttempts(attempts: Collection<AttemptDocument>): AttemptStore {
  return {
    read: (key) =>
      guard(async () => {
        const found = await attempts.findOne({ _id: { $eq: key } });
        if (!found) return undefined;
        const { count, blockedUntilMs, expiresAtMs } = found;
        return { count, blockedUntilMs, expiresAtMs };
      }),
    swap: (key, seen, next) => {
      if (!seen) return guardInsert(() => attempts.insertOne({ _id: key, ...next }));
      return guard(async () => {
        const asSeen = {
          _id: { $eq: key },
          count: { $eq: seen.count },
          blockedUntilMs: { $eq: seen.blockedUntilMs },
          expiresAtMs: { $eq: seen.expiresAtMs },
        };
        return (await attempts.updateOne(asSeen, { $set: { ...next } })).matchedCount === 1;
      });
    },
    forget: (keys) => removeAll(attempts, { _id: { $in: [...keys] } }),
    forgetAll: () => removeAll(attempts, {}),
  };
}

/** Removes every record that fits. */
function removeAll(
  attempts: Collection<AttemptDocument>,
  filter: Filter<AttemptDocument>,
): Promise<void> {
  return guard(async () => {
    await attempts.deleteMany(filter);
  });
}
