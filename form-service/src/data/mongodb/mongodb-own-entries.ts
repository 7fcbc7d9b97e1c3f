/** The operations of visitors on MongoDB: register, and see, correct or erase their own entry. */
import { lastDigitsOf } from '@site/contract';
import { guard, guardInsert } from '@site/service-kit/mongodb';
import { Binary } from 'mongodb';
import type { DerivedKeys } from '../keys/derived-keys';
import { sealEntry } from '../keys/content';
import type { EntryKey } from '../keys/entry-keys';
import { contentMac } from '../keys/lookup-codes';
import { proofMac, receiptOf, type ReceiptProof } from '../keys/receipt';
import type { NewRegistration } from '../registration';
import type { RegistrationStore } from '../registration-store';
import type { Collections, KeyDocument } from './documents';
import { destroyKeys, hex, keyOf, lookupCodes, openDocument, reserveKey } from './mongodb-keys';

type OwnEntries = Pick<RegistrationStore, 'add' | 'findByReceipt' | 'correct' | 'eraseByReceipt'>;

export function createMongodbOwnEntries(
  collections: Collections,
  currentKeys: () => Promise<DerivedKeys>,
): OwnEntries {
  const { entries, keys: keyDocuments, repeats } = collections;

  const ownEntry = async (keys: DerivedKeys, proof: ReceiptProof) => {
    const key = await keyDocuments.findOne({ receiptMac: { $eq: hex(proofMac(keys, proof)) } });
    const dataKey = key && keyOf(keys, key);
    const stored = dataKey && (await entries.findOne({ _id: { $eq: key._id } }));
    if (!stored) return undefined;
    const registration = openDocument(stored, dataKey);
    return registration.isReadable
      ? { registration, key: { entry: key._id, dataKey }, document: key }
      : undefined;
  };

  return {
    async add(registration) {
      const { key, isNew: isNewKey } = await reserveKey(
        collections,
        await currentKeys(),
        registration,
      );
      const lastDigits = lastDigitsOf(registration.fields.get('phone') ?? '');
      const receipt = lastDigits === undefined ? undefined : receiptOf(key.dataKey);
      // A key without an entry: its process died between the two, and the retry stores the entry.
      const isStored =
        !isNewKey && (await guard(() => entries.findOne({ _id: { $eq: key.entry } }))) !== null;
      return { isNew: !isStored && (await insertEntry(collections, key, registration)), receipt };
    },
    findByReceipt: (proof) =>
      guard(async () => (await ownEntry(await currentKeys(), proof))?.registration),
    // Entry and codes are in two databases. An interrupted correction is repeated with the same proof: the code of the
    // receipt changes last, and until then the entry is found by its former and its new phone numbers.
    correct: (proof, fields) =>
      guard(async () => {
        const keys = await currentKeys();
        const own = await ownEntry(keys, proof);
        if (!own) return undefined;
        const { registration, key } = own;
        const corrected = { ...registration, fields: new Map([...registration.fields, ...fields]) };
        const codes = lookupCodes(keys, key, corrected.fields);
        const content = own.document.contentMac && { contentMac: hex(contentMac(keys, corrected)) };
        const { phoneMacs: former = [] } = own.document;
        const phoneMacs = [...new Set([...former, ...(codes.phoneMacs ?? [])])];
        // Not after an erasure: a destroyed key keeps no code.
        const setCodes = async (changed: Partial<KeyDocument>) => {
          const present = { _id: { $eq: key.entry }, wrappedKey: { $exists: true } };
          return (await keyDocuments.updateOne(present, { $set: changed })).matchedCount === 1;
        };
        await repeats.deleteMany({ entry: { $eq: key.entry } });
        if (!(await setCodes({ phoneMacs }))) return undefined;
        const sealed = new Binary(sealEntry(key, corrected));
        await entries.updateOne({ _id: { $eq: key.entry } }, { $set: { sealed } });
        return (await setCodes({ ...codes, ...content })) ? corrected : undefined;
      }),
    eraseByReceipt: (proof) =>
      guard(async () => {
        const own = await ownEntry(await currentKeys(), proof);
        if (!own || (await destroyKeys(collections, [own.key.entry])) === 0) return false;
        await entries.deleteOne({ _id: { $eq: own.key.entry } });
        return true;
      }),
  };
}

/** @returns false when another process has written it first */
async function insertEntry(
  { entries, counters }: Pick<Collections, 'entries' | 'counters'>,
  key: EntryKey,
  registration: NewRegistration,
): Promise<boolean> {
  const { form, receivedAt } = registration;
  const counted = await guard(() =>
    counters.findOneAndUpdate(
      { _id: { $eq: 'number' } },
      { $inc: { value: 1 } },
      { upsert: true, returnDocument: 'after' },
    ),
  );
  const number = counted?.value ?? 1;
  const sealed = new Binary(sealEntry(key, registration));
  return guardInsert(() => entries.insertOne({ _id: key.entry, number, form, receivedAt, sealed }));
}
