import type { Collection } from 'mongodb';
import type { KnownCallerStore } from '../press-store';
import { guard } from './guard';

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
    remember: (key, expiresAtMs, most) =>
      guard(async () => {
        await callers.updateOne({ _id: { $eq: key } }, { $set: { expiresAtMs } }, { upsert: true });
        const surplus = await callers.find().sort({ expiresAtMs: -1, _id: 1 }).skip(most).toArray();
        if (surplus.length > 0)
          await callers.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
      }),
  };
}
