import { guard, guardInsert } from '@site/service-kit/mongodb';
import { StoreError } from '@site/service-kit/errors';
import { decrypt } from '@site/service-kit/cipher';
import { deriveKeys, mac, type DerivedKeys } from '../keys/derived-keys';
import { readMasterKey } from '../keys/master-key';
import type { StoreLocation } from '../store-location';
import type { Collections, MasterDocument } from './documents';

/** What the two keys of a rotation are sealed for: never a data key. */
export const handover = 'handover';

/**
 * The master key, which every replica must have: FORM_MASTER_KEY, or the same file. A new one is made only while nothing is
 * encrypted.
 * @param isLossAccepted whether the entries that are here may be without any key
 * @throws StoreError if the keys were wrapped with another one; nothing was changed then
 */
export async function checkMasterKey(
  { master, entries }: Pick<Collections, 'master' | 'entries'>,
  location: StoreLocation,
  isLossAccepted = false,
): Promise<DerivedKeys> {
  const known = await guard(() => master.find().toArray());
  const isNew = known.length === 0;
  const isEmpty = isNew && (isLossAccepted || (await guard(() => entries.findOne({}))) === null);
  const masterKey = readMasterKey(location, isEmpty);
  if (!isNew) return fittingKeys(masterKey, known);
  if (!isEmpty)
    throw new StoreError(
      'The database of keys is empty, but there are registrations. Set FORM_KEYS_MONGODB_URI, or restore the keys. ' +
        'If they are lost: npm run forms -- accept-loss. Nothing was changed.',
    );
  const code = checkCodeOf(deriveKeys(masterKey));
  await guardInsert(() => master.insertOne({ _id: 'check', code }));
  // Two that start together make one.
  return fittingKeys(masterKey, await guard(() => master.find().toArray()));
}

/**
 * Asks at each use of a key, so that a rotation needs no restart.
 * @returns the keys of now @throws StoreError by the returned function, once this replica has neither key of the last rotation
 */
export function followMasterKey(
  { master }: Pick<Collections, 'master'>,
  location: StoreLocation,
): () => Promise<DerivedKeys> {
  let seen: string | undefined;
  let keys: DerivedKeys;
  return async () => {
    const documents = await guard(() => master.find().toArray());
    const now = documents.map(({ _id, code }) => `${_id} ${code}`).join(' ');
    if (now !== seen) keys = fittingKeys(readMasterKey(location, false), documents);
    seen = now;
    return keys;
  };
}

/**
 * Until a rotation is finished, a replica that has one of its keys has both.
 * @param documents all of `form_master`
 * @throws StoreError for any other key
 */
export function fittingKeys(
  masterKey: Buffer,
  documents: readonly MasterDocument[],
): DerivedKeys & { readonly masterKey: Buffer } {
  const keys = deriveKeys(masterKey);
  const code = checkCodeOf(keys);
  const rotation = rotationOf(documents);
  if (documents.some((document) => document._id === 'check' && document.code === code)) {
    const former = rotation?.former && decrypt(keys.wrap, rotation.former.buffer, handover);
    return { ...keys, masterKey, formerWrap: former && deriveKeys(former).wrap };
  }
  const isFormer = rotation?.code === code;
  const next = isFormer && rotation.next && decrypt(keys.wrap, rotation.next.buffer, handover);
  if (next) return { ...deriveKeys(next), masterKey: next, formerWrap: keys.wrap };
  throw new StoreError(
    'The keys in MongoDB were wrapped with another master key. Every replica needs the same FORM_MASTER_KEY. Nothing was changed.',
  );
}

export function rotationOf(documents: readonly MasterDocument[]): MasterDocument | undefined {
  return documents.find(({ _id }) => _id === 'rotation');
}

export function checkCodeOf({ check }: DerivedKeys): string {
  return mac(check, 'master key').toString('hex');
}
