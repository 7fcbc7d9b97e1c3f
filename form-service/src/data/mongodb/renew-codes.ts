import { contentMac } from '../keys/lookup-codes';
import type { StoreLocation } from '../store-location';
import { checkMasterKey } from './check-master-key';
import { withCollections } from './connect-databases';
import type { MongodbLocation } from './mongodb-location';
import { hex, keyOf, lookupCodes, openDocument } from './mongodb-keys';

/** As renewCodes in ../copy-database.ts. @throws StoreError */
export async function renewCodes(
  databases: MongodbLocation,
  location: StoreLocation,
): Promise<void> {
  await withCollections(databases, async (collections) => {
    const { entries, keys: documents } = collections;
    const keys = await checkMasterKey(collections, location);
    for await (const stored of entries.find()) {
      const { _id: entry } = stored;
      const document = await documents.findOne({ _id: { $eq: entry } });
      const dataKey = document && keyOf(keys, document);
      if (!dataKey) continue;
      const restored = openDocument(stored, dataKey);
      if (!restored.isReadable) continue;
      const content = document.contentMac && { contentMac: hex(contentMac(keys, restored)) };
      await documents.updateOne(
        { _id: { $eq: entry }, wrappedKey: { $exists: true } },
        { $set: { ...lookupCodes(keys, { entry, dataKey }, restored.fields), ...content } },
      );
    }
  });
}
