import { StoreError } from '@site/service-kit/errors';
import { guardInsert } from '@site/service-kit/mongodb';
import { Binary } from 'mongodb';
import { encrypt } from '@site/service-kit/cipher';
import { deriveKeys, successorOf, type DerivedKeys } from '../keys/derived-keys';
import { unwrapKey } from '../keys/entry-keys';
import { readMasterKey } from '../keys/master-key';
import type { StoreLocation } from '../store-location';
import { checkCodeOf, fittingKeys, handover, rotationOf } from './check-master-key';
import { withCollections } from './connect-databases';
import type { Collections } from './documents';
import type { MongodbLocation } from './mongodb-location';

/**
 * Wraps every key with a new master key, while replicas run: each notices it at its next use of a key. Until `finishRotation`
 * the database holds each of the two keys, sealed by the other one, so that replicas may have either; ended at any point, the
 * next run goes on with the same key.
 * @returns the new master key @throws StoreError; nothing was changed then
 */
export function rotateMasterKey(
  databases: MongodbLocation,
  location: StoreLocation,
): Promise<{ readonly masterKey: Buffer; readonly count: number }> {
  return withCollections(databases, async ({ master, keys }) => {
    const present = readMasterKey(location, false);
    let documents = await master.find().toArray();
    const { wrap } = fittingKeys(present, documents);
    if (!rotationOf(documents)) {
      const masterKey = successorOf(present);
      const next = deriveKeys(masterKey);
      await guardInsert(() =>
        master.insertOne({
          _id: 'rotation',
          code: checkCodeOf(deriveKeys(present)),
          next: new Binary(encrypt(wrap, masterKey, handover)),
          former: new Binary(encrypt(next.wrap, present, handover)),
        }),
      );
      // Of two commands that run at the same time, one has written it.
      documents = await master.find().toArray();
    }
    const rotation = rotationOf(documents);
    const isFormer = rotation?.code === checkCodeOf(deriveKeys(present));
    // As if the check were gone, the former key leads to the next one.
    const next = fittingKeys(present, isFormer ? [rotation] : documents);
    await master.updateOne(
      { _id: { $eq: 'check' }, code: { $eq: rotation?.code ?? '' } },
      { $set: { code: checkCodeOf(next) } },
    );
    return { masterKey: next.masterKey, count: await wrapAgain(keys, next) };
  });
}

/**
 * Once every replica has the new master key, the former one is worth nothing.
 * @returns how many keys replicas had still wrapped with it @throws StoreError; nothing was changed then
 */
export function finishRotation(
  databases: MongodbLocation,
  location: StoreLocation,
): Promise<number> {
  return withCollections(databases, async ({ master, keys }) => {
    const present = readMasterKey(location, false);
    const documents = await master.find().toArray();
    const current = fittingKeys(present, documents);
    if (!rotationOf(documents))
      throw new StoreError('no rotation of the master key is to be finished. Nothing was changed.');
    if (!current.masterKey.equals(present))
      throw new StoreError(
        'this command still has the former master key: first give the new one to every replica, and start them again. Nothing was changed.',
      );
    const count = await wrapAgain(keys, current);
    await master.deleteOne({ _id: { $eq: 'rotation' } });
    return count;
  });
}

/** A key that was destroyed meanwhile does not come back; one that cannot be unwrapped, and so opens nothing, stays as it is. */
async function wrapAgain(
  documents: Collections['keys'],
  { wrap, formerWrap }: DerivedKeys,
): Promise<number> {
  if (!formerWrap) return 0;
  let count = 0;
  const present = { wrappedKey: { $exists: true } };
  for await (const { _id: entry, wrappedKey } of documents.find(present)) {
    const dataKey = wrappedKey && unwrapKey({ wrap: formerWrap }, entry, wrappedKey.buffer);
    if (!dataKey) continue;
    const $set = { wrappedKey: new Binary(encrypt(wrap, dataKey, entry)) };
    count += (await documents.updateOne({ _id: { $eq: entry }, ...present }, { $set }))
      .modifiedCount;
  }
  return count;
}
