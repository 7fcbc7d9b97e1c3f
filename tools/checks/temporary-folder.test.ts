import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTemporaryFolder } from './temporary-folder';

let parent: string;
beforeEach(() => (parent = mkdtempSync(path.join(tmpdir(), 'temporary-'))));
afterEach(() => rmSync(parent, { recursive: true, force: true }));

test('what a killed run has left behind is removed, what another one uses is not', () => {
  const abandoned = path.join(parent, 'yunseul-check-999999999-a');
  const used = path.join(parent, `yunseul-check-${process.ppid}-a`);
  const foreign = path.join(parent, 'somebody-else');
  for (const folder of [abandoned, used, foreign]) mkdirSync(folder);
  openTemporaryFolder(parent);
  expect([abandoned, used, foreign].map((folder) => existsSync(folder))).toEqual([
    false,
    true,
    true,
  ]);
});

test('without such a place the system’s own is used', () => {
  expect(openTemporaryFolder(path.join(parent, 'missing'))).toBeUndefined();
});
