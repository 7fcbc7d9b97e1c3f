import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTemporaryFolder } from './temporary-folder';

let parent: string;
beforeEach(() => (parent = mkdtempSync(path.join(tmpdir(), 'temporary-'))));
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('the folder of a killed run is removed, that of a running one is not', () => {
  const abandoned = path.join(parent, 'yunseul-check-999999999-a');
  const used = path.join(parent, `yunseul-check-${process.ppid}-a`);
  const unrelated = path.join(parent, 'somebody-else');
  for (const folder of [abandoned, used, unrelated]) mkdirSync(folder);
  openTemporaryFolder(parent);
  expect([abandoned, used, unrelated].map((folder) => existsSync(folder))).toEqual([
    false,
    true,
    true,
  ]);
});

test('without that folder the system’s temporary folder is used', () => {
  expect(openTemporaryFolder(path.join(parent, 'missing'))).toBeUndefined();
});
