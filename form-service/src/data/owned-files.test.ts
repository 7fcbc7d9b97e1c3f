import { chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openAccessLog } from '@site/service-kit/access-log';
import { writeJsonLines } from '@site/service-kit/mongodb';
import { temporaryFolders } from '@site/testing/fixtures';
import { newRegistration } from '../../testing/new-registration';
import { backUpKeys } from './keys/copy-keys';
import { backUpDatabase } from './copy-database';
import { openEmbeddedStore } from './embedded-store';
import { accessLogFile, locationBeside } from './store-location';

const isRoot = process.geteuid?.() === 0;
const newFolder = temporaryFolders();
let root: string;
beforeEach(() => {
  root = newFolder();
});

// Only root can give a file away.
(isRoot ? test : test.skip)('what root creates belongs to the owner of the folder', async () => {
  const service = 65_533;
  chownSync(root, service, service);
  const location = locationBeside(join(root, 'data/forms'));
  const store = openEmbeddedStore(location);
  store.add(newRegistration({ fields: { name: '김윤슬', phone: '010-0000-0001' } }));
  openAccessLog(accessLogFile(location)).append({ action: 'list', outcome: 'done' });
  backUpDatabase(location, join(root, 'forms-copy.sqlite'));
  backUpKeys(location, join(root, 'key-copy'));
  await writeJsonLines(join(root, 'forms.jsonl'), () => Promise.resolve());
  const names = readdirSync(root, { recursive: true }) as string[];
  expect(names.join()).toMatch(/-wal.*master\.key/);
  expect(names.filter((name) => statSync(join(root, name)).uid !== service)).toEqual([]);
  store.close();
});
