/** Callers of the sign-in: their counted attempts, and those that signed in before. */
import type { Collection, Filter } from 'mongodb';
import type { AttemptRecord, AttemptStore, KnownCallerStore } from '../press-store';
import { guard, guardInsert } from '@site/service-kit/mongodb';

export interface AttemptDocument extends AttemptRecord {
  _id: string;
}

export function createMongodbAttempts(attempts: Collection<AttemptDocument>): AttemptStore {
  return {
    read: (key) =>
      guard(async () => {
        const withoutId = { projection: { _id: 0 } };
        const found = await attempts.findOne<AttemptRecord>({ _id: { $eq: key } }, withoutId);
        return found ?? undefined;
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

/** Removes every record that matches. */
function removeAll(
  attempts: Collection<AttemptDocument>,
  filter: Filter<AttemptDocument>,
): Promise<void> {
  return guard(async () => {
    await attempts.deleteMany(filter);
  });
}

export interface KnownCallerDocument {
  _id: string;
  expiresAtMs: number;
}

export function createMongodbKnownCallers(
  callers: Collection<KnownCallerDocument>,
): KnownCallerStore {
  return {
    has: (key, nowMs) =>
      guard(async () => {
        const found = await callers.findOne({ _id: { $eq: key } });
        return found !== null && found.expiresAtMs > nowMs;
      }),
    remember: (key, expiresAtMs, limit) =>
      guard(async () => {
        await callers.updateOne({ _id: { $eq: key } }, { $set: { expiresAtMs } }, { upsert: true });
        const surplus = await callers
          .find()
          .sort({ expiresAtMs: -1, _id: 1 })
          .skip(limit)
          .toArray();
        if (surplus.length > 0)
          await callers.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
      }),
  };
}
