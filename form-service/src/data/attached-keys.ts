/** The key database, attached to the connection as `keys`: opening it, and the master key it belongs to. */
import { timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import type Database from 'libsql';
import { deriveKeys, mac, type DerivedKeys } from './cipher';
import { missing, readMasterKey } from './master-key';
import { prepareFolder } from './prepare-folder';
import { keysSchema } from './schema';
import { StoreError } from './store-error';
import { keyFile, type StorePlace } from './store-place';

/**
 * Attaches the key database and makes it, and the master key, where nothing was encrypted yet.
 * @param hasEntries whether the other database holds encrypted entries
 * @throws StoreError when keys are missing, open to others or not the right ones; nothing was changed then
 */
export function attachKeys(
  database: Database.Database,
  place: StorePlace,
  hasEntries: boolean,
): DerivedKeys {
  const file = keyFile(place);
  const isNew = !existsSync(file);
  if (isNew && hasEntries) throw missing(file);
  prepareFolder(file, ['entry-keys.sqlite', 'master.key']);
  database.prepare('ATTACH ? AS keys').run(file);
  configureKeys(database);
  database.transaction(() => database.exec(keysSchema)).immediate();
  const known = readCheckCode(database);
  const keys = deriveKeys(readMasterKey(place, known === undefined && !hasEntries));
  const code = mac(keys.check, 'master key');
  if (known === undefined) {
    database
      .prepare('INSERT INTO keys.master SELECT ? WHERE NOT EXISTS (SELECT 1 FROM keys.master)')
      .run([code]);
  }
  const stored = known ?? readCheckCode(database);
  if (stored && timingSafeEqual(stored, code)) return keys;
  throw new StoreError(
    file,
    'its keys were wrapped with another master key',
    'Put the right master key back, or set FORM_MASTER_KEY, FORM_MASTER_KEY_FILE or FORM_KEY_DIR. Nothing was changed.',
  );
}

/** The same promises as for the entries: durable before it returns, and deleted means overwritten. */
function configureKeys(database: Database.Database): void {
  database.pragma('keys.journal_mode = WAL');
  database.pragma('keys.synchronous = FULL');
  database.pragma('keys.secure_delete = ON');
}

function readCheckCode(database: Database.Database): Buffer | undefined {
  const row = database.prepare('SELECT check_code FROM keys.master').get() as
    { check_code: Uint8Array } | undefined;
  return row && Buffer.from(row.check_code);
}
