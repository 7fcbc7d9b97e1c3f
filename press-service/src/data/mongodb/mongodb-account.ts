/** The administrator's account and second factor. */
import type { Collection } from 'mongodb';
import type {
  AccountStore,
  AdminAccount,
  SecondFactorRecord,
  SecondFactorStore,
} from '../press-store';
import { guard, guardInsert } from '@site/service-kit/mongodb';

/** There is one administrator, hence one key. */
const onlyId = 'administrator';

const one = { _id: { $eq: onlyId } } as const;
const withoutId = { projection: { _id: 0 } } as const;

interface AccountDocument extends AdminAccount {
  _id: typeof onlyId;
}

export function createMongodbAccount(accounts: Collection<AccountDocument>): AccountStore {
  return {
    read: () =>
      guard(async () => (await accounts.findOne<AdminAccount>(one, withoutId)) ?? undefined),
    create: (account) => guardInsert(() => accounts.insertOne({ _id: onlyId, ...account })),
    replace: (account, expectedEpoch) =>
      guard(async () => {
        const { modifiedCount } = await accounts.updateOne(
          { ...one, epoch: { $eq: expectedEpoch } },
          { $set: { ...account } },
        );
        return modifiedCount === 1;
      }),
  };
}

interface SecondFactorDocument extends SecondFactorRecord {
  _id: typeof onlyId;
}

export function createMongodbSecondFactor(
  factors: Collection<SecondFactorDocument>,
): SecondFactorStore {
  return {
    read: () =>
      guard(async () => (await factors.findOne<SecondFactorRecord>(one, withoutId)) ?? undefined),
    put: (record) =>
      guard(async () => {
        await factors.updateOne(one, { $set: { ...record } }, { upsert: true });
      }),
    swap: (seen, next) =>
      guard(async () => {
        // Each sign-in changes the step or uses up a code, so the two show whether anything changed in between.
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
