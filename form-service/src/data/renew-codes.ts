import { connect } from './connect';
import { replaceCodes } from './keys/entry-keys';
import { entryIds, selectEntry } from './registration-rows';
import type { StoreLocation } from './store-location';

/**
 * After a restore: an entry that its visitor has corrected since the backup has the codes of the correction, and would be found by
 * digits that it does not hold.
 * @throws StoreError
 */
export function renewCodes(location: StoreLocation): void {
  const { database, keys } = connect(location);
  try {
    const renew = database.transaction(() => {
      for (const entry of entryIds(database)) {
        const found = selectEntry(database, keys, entry);
        if (found) replaceCodes(database, keys, found.key, found.registration);
      }
    });
    renew.immediate();
  } finally {
    database.close();
  }
}
