/** An operator puts a copy of a file back, as the runbook describes. */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@site/testing/fixtures';
import { newRegistration } from '../../testing/new-registration';
import { backUpDatabase } from './copy-database';
import { openEmbeddedStore, type EmbeddedStore } from './embedded-store';
import { backUpKeys } from './keys/copy-keys';
import { keyFile, locationBeside, storeFile, type StoreLocation } from './store-location';

const newFolder = temporaryFolders();
let root: string;
let location: StoreLocation;
let store: EmbeddedStore;
beforeEach(() => {
  root = newFolder();
  location = locationBeside(join(root, 'forms'));
  store = openEmbeddedStore(location);
});
afterEach(() => store.close());

test.each([
  ['forms.sqlite', storeFile],
  ['entry-keys.sqlite', keyFile],
])(
  'a copy of %s that is put back beside the log of the former one is refused until that is gone [STORE-1]',
  (name, fileIn) => {
    store.add(newRegistration({ fields: { name: '첫사람', phone: '1' } }));
    const copies = join(root, 'copies');
    mkdirSync(copies);
    backUpDatabase(location, join(copies, 'forms.sqlite'));
    backUpKeys(location, copies);
    store.add(newRegistration({ fields: { name: '둘째사람', phone: '1' } }));
    const file = fileIn(location);
    rmSync(file);
    copyFileSync(join(copies, name), file);
    // The running service does not write into a mixture of both either.
    const post = () => store.add(newRegistration({ fields: { name: '나중사람', phone: '1' } }));
    expect(post).toThrow(`rm ${file}-wal ${file}-shm`);
    for (const rest of ['-wal', '-shm']) rmSync(file + rest);
    expect(post().isNew).toBe(true);
    expect(store.list().map(({ fields }) => fields.get('name'))).toContain('첫사람');
  },
);
