import type { Collection } from 'mongodb';
import type { SecondFactorRecord, SecondFactorStore } from '../press-store';
import { guard } from './guard';

/** There is one administrator, so there is one key. */
const onlyId = 'administrator';
const one = { _id: { $eq: onlyId } } as const;

export interface SecondFactorDocument extends SecondFactorRecord {
  _id: typeof onlyId;
}

export function createMongodbSecondFactor(
  factors: Collection<SecondFactorDocument>,
): SecondFactorStore {
  return {
    read: () =>
      guard(async () => {
        const found = await factors.findOne(one);
        if (!found) return undefined;
        const { sealedSecret, recoveryHashes, lastStep } = found;
        return { sealedSecret, recoveryHashes, lastStep };
      }),
    put: (record) =>
      guard(async () => {
        await factors.updateOne(one, { $set: { ...record } }, { upsert: true });
      }),
    swap: (seen, next) =>
      guard(async () => {
        // Each sign-in moves the step or uses a code up, so the two say whether anything came in between.
        const asSeen = {
          ...one,
          sealedSecret: { $eq: seen.sealedSecret },
          lastStep: { $eq: seen.lastStep },
          recoveryHashes: { $size: seen.recoveryHashes.length },
        };
        return (await factors.updateOne(asSeen, { $set: { ...next } })).matchedCount === 1;
      }),
    remove: () => guard(async () => (await factors.deleteOne(one)).deletedCount === 1),
  };
}
