import type { Collection } from 'mongodb';
import type { AccountStore, AdminAccount } from '../press-store';
import { guard, guardInsert } from './guard';

/** There is one administrator, so there is one key. */
const onlyId = 'administrator';

export interface AccountDocument extends AdminAccount {
  _id: typeof onlyId;
}

export function createMongodbAccount(accounts: Collection<AccountDocument>): AccountStore {
  return {
    read: () =>
      guard(async () => {
        const found = await accounts.findOne({ _id: { $eq: onlyId } });
        if (!found) return undefined;
        const { uid, email, passwordHash, epoch } = found;
        return { uid, email, passwordHash, epoch };
      }),
    create: (account) => guardInsert(() => accounts.insertOne({ _id: onlyId, ...account })),
    replace: (account, expectedEpoch) =>
      guard(async () => {
        const { modifiedCount } = await accounts.updateOne(
          { _id: { $eq: onlyId }, epoch: { $eq: expectedEpoch } },
          { $set: { ...account } },
        );
        return modifiedCount === 1;
      }),
  };
}
