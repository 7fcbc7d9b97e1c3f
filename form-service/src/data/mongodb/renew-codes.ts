import { openEntry } from '../keys/content';
import { contentMac } from '../keys/lookup-codes';
import type { StoreLocation } from '../store-location';
import { checkMasterKey } from './check-master-key';
import { withCollections } from './connect-databases';
import type { MongodbLocation } from './mongodb-location';
import { hex, keyOf, lookupCodes } from './mongodb-keys';

/** As ../renew-codes.ts. @throws StoreError */
export async function renewCodes(
  databases: MongodbLocation,
  location: StoreLocation,
): Promise<void> {
  await withCollections(databases, async (collections) => {
    const { entries, keys: documents } = collections;
    const keys = await checkMasterKey(collections, location);
    for await (const { _id: entry, number: id, form, receivedAt, sealed } of entries.find()) {
      const document = await documents.findOne({ _id: { $eq: entry } });
      const dataKey = document && keyOf(keys, document);
      if (!dataKey) continue;
      const restored = openEntry({ id, entry, form, receivedAt, sealed: sealed.buffer }, dataKey);
      if (!restored.isReadable) continue;
      const content = document.contentMac && { contentMac: hex(contentMac(keys, restored)) };
      await documents.updateOne(
        { _id: { $eq: entry }, wrappedKey: { $exists: true } },
        { $set: { ...lookupCodes(keys, { entry, dataKey }, restored.fields), ...content } },
      );
    }
  });
}
