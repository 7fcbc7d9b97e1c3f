import { guard, guardInsert } from '@site/service-kit/mongodb';
import { StoreError } from '@site/service-kit/errors';
import { deriveKeys, mac, type DerivedKeys } from '../keys/cipher';
import { readMasterKey } from '../keys/master-key';
import type { StoreLocation } from '../store-location';
import type { Collections } from './documents';

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
  const known = await guard(() => master.findOne({ _id: { $eq: 'check' } }));
  const isEmpty = !known && (isLossAccepted || (await guard(() => entries.findOne({}))) === null);
  const keys = deriveKeys(readMasterKey(location, isEmpty));
  const code = checkCodeOf(keys);
  if (!known && !isEmpty)
    throw new StoreError(
      'The database of keys is empty, but there are registrations. Set FORM_KEYS_MONGODB_URI, or restore the keys. ' +
        'If they are lost: npm run forms -- accept-loss. Nothing was changed.',
    );
  if (!known) await guardInsert(() => master.insertOne({ _id: 'check', code }));
  const stored = known ?? (await guard(() => master.findOne({ _id: { $eq: 'check' } })));
  if (stored?.code === code) return keys;
  throw otherMasterKey();
}

export function checkCodeOf({ check }: DerivedKeys): string {
  return mac(check, 'master key').toString('hex');
}

export function otherMasterKey(): StoreError {
  return new StoreError(
    'The keys in MongoDB were wrapped with another master key. Every replica needs the same FORM_MASTER_KEY. Nothing was changed.',
  );
}
