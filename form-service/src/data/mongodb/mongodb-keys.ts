/** Keys of entries on MongoDB: the same rules as keys/entry-keys.ts, with one document for each write. */
import { randomUUID } from 'node:crypto';
import { guard, guardInsert } from '@site/service-kit/mongodb';
import { Binary } from 'mongodb';
import { encrypt } from '@site/service-kit/cipher';
import { openEntry } from '../keys/content';
import { newDataKey, type DerivedKeys } from '../keys/derived-keys';
import { IdempotencyConflict, unwrapKey, type EntryKey } from '../keys/entry-keys';
import { codesOf, isOtherContent, phoneMacsOf, type Codes } from '../keys/lookup-codes';
import { receiptMac } from '../keys/receipt';
import { latestRepeat, type NewRegistration, type StoredRegistration } from '../registration';
import type { Collections, EntryDocument, KeyDocument, RepeatDocument } from './documents';

/**
 * The key of this registration's entry, created if there is none. An idempotency key gives the entry its id, and ids are
 * unique, so that only the first of several writers creates a key.
 * @throws IdempotencyConflict
 */
export async function reserveKey(
  collections: Pick<Collections, 'keys' | 'repeats' | 'moved'>,
  keys: DerivedKeys,
  registration: NewRegistration,
): Promise<{ key: EntryKey; isNew: boolean }> {
  const codes = codesOf(keys, registration);
  const entry = await entryFor(collections, codes, registration);
  const created: EntryKey = { entry, dataKey: newDataKey() };
  const document: KeyDocument = {
    _id: entry,
    receivedAt: registration.receivedAt,
    wrappedKey: new Binary(encrypt(keys.wrap, created.dataKey, entry)),
    ...(codes.content && { contentMac: hex(codes.content) }),
    ...lookupCodes(keys, created, registration.fields),
  };
  if (await guardInsert(() => collections.keys.insertOne(document)))
    return { key: created, isNew: true };
  const found = await guard(() => collections.keys.findOne({ _id: { $eq: entry } }));
  if (found?.contentMac && isOtherContent(codes, Buffer.from(found.contentMac, 'hex')))
    throw new IdempotencyConflict();
  const dataKey = found && keyOf(keys, found);
  // Erased since: the sender may retry with another key.
  if (!dataKey) throw Object.assign(new Error('erased meanwhile'), { code: 'ERASED' });
  return { key: { entry, dataKey }, isNew: false };
}

export function lookupCodes(
  keys: DerivedKeys,
  { dataKey }: EntryKey,
  fields: ReadonlyMap<string, string>,
): Pick<KeyDocument, 'phoneMacs' | 'receiptMac'> {
  const receipt = receiptMac(keys, dataKey, fields.get('phone') ?? '');
  return {
    phoneMacs: phoneMacsOf(keys, fields).map(hex),
    ...(receipt && { receiptMac: hex(receipt) }),
  };
}

/** @returns undefined when the key was destroyed */
export function keyOf(keys: DerivedKeys, { _id, wrappedKey }: KeyDocument): Buffer | undefined {
  return unwrapKey(keys, _id, wrappedKey ? wrappedKey.buffer : null);
}

export function openDocument(
  { _id: entry, number: id, form, receivedAt, sealed }: EntryDocument,
  dataKey: Buffer | undefined,
): StoredRegistration {
  return openEntry({ id, entry, form, receivedAt, sealed: sealed.buffer }, dataKey);
}

/** Makes these entries unreadable, in backups too. @returns how many keys there were */
export async function destroyKeys(
  { keys, repeats, moved }: Pick<Collections, 'keys' | 'repeats' | 'moved'>,
  entries: readonly string[],
): Promise<number> {
  if (entries.length === 0) return 0;
  const these = { $in: [...entries] };
  await repeats.deleteMany({ entry: these });
  await moved.deleteMany({ entry: these });
  const { modifiedCount } = await keys.updateMany(
    { _id: these, wrappedKey: { $exists: true } },
    { $unset: { wrappedKey: '', contentMac: '', phoneMacs: '', receiptMac: '' } },
  );
  return modifiedCount;
}

export const hex = (code: Buffer) => code.toString('hex');

async function entryFor(
  { repeats, moved }: Pick<Collections, 'repeats' | 'moved'>,
  codes: Codes,
  registration: NewRegistration,
): Promise<string> {
  const { receivedAt } = registration;
  if (codes.idempotency) {
    const id = hex(codes.idempotency);
    return (await guard(() => moved.findOne({ _id: { $eq: id } })))?.entry ?? id;
  }
  const fresh = randomUUID();
  if (!codes.repeat) return fresh;
  const id = hex(codes.repeat);
  for (;;) {
    if (await guardInsert(() => repeats.insertOne({ _id: id, entry: fresh, receivedAt })))
      return fresh;
    const last = await guard(() => repeats.findOne({ _id: { $eq: id } }));
    if (!last) continue;
    if (isRecent(last, registration)) return last.entry;
    const asSeen = { _id: { $eq: id }, receivedAt: { $eq: last.receivedAt } };
    const next = { $set: { entry: fresh, receivedAt } };
    const { matchedCount } = await guard(() => repeats.updateOne(asSeen, next));
    if (matchedCount === 1) return fresh;
  }
}

function isRecent({ receivedAt }: RepeatDocument, registration: NewRegistration): boolean {
  return receivedAt > registration.repeatSince && receivedAt <= latestRepeat(registration);
}
