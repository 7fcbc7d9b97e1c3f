/** Each change is made as a developer makes it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@site/testing/fixtures';
import { watchSources } from './watch-sources';

const root = temporaryFolder();
const sh = (command: string) => execFileSync('sh', ['-c', command], { cwd: root, stdio: 'ignore' });

const seen: string[] = [];
let notice = () => {};
let unwatch: () => void;

beforeAll(async () => {
  for (const folder of ['remote/src/pages', 'design/src', 'elsewhere'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'remote/src/pages/title.ts'), "export const title = 'one';\n");
  writeFileSync(join(root, 'elsewhere/old.ts'), 'export {};\n');
  sh('git init -q && git add . && git -c user.name=a -c user.email=a@b commit -qm one');
  // Long before the watching starts: its time says nothing about when it comes here.
  sh('touch -d "2020-01-01" elsewhere/old.ts');
  unwatch = watchSources(root, ['remote/src', 'design/src', 'missing/src'], (changed) => {
    seen.push(...changed);
    notice();
  });
  await quiet();
});
afterAll(() => unwatch());

/** Nothing that belongs to the change before may be taken for the next one. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 300));

const commit = 'git add . && git -c user.name=a -c user.email=a@b commit -qm more';

test.each([
  ['a file replaced', "sed -i 's/one/two/' remote/src/pages/title.ts"],
  ['the same file replaced again', "sed -i 's/two/three/' remote/src/pages/title.ts"],
  ['a change taken back', 'git stash -q'],
  ['and made again', 'git stash pop -q'],
  ['the file that git replaced, once more', "sed -i 's/three/four/' remote/src/pages/title.ts"],
  ['a file written in place', "echo '//' >> remote/src/pages/title.ts"],
  ['an older file moved here', 'mv elsewhere/old.ts remote/src/pages/old.ts'],
  ['a file renamed', 'mv remote/src/pages/old.ts remote/src/pages/new.ts'],
  ['a file removed', 'rm remote/src/pages/new.ts'],
  ['a new folder with a file', 'mkdir remote/src/api && echo > remote/src/api/read.ts'],
  ['a file replaced in the new folder', "sed -i '1i//' remote/src/api/read.ts"],
  ['a folder removed', 'rm -r remote/src/api'],
  ['a commit left', `${commit} && git checkout -q HEAD~1`],
])('%s (%#): %s', async (_, command) => {
  seen.length = 0;
  const noticed = new Promise<void>((resolve) => (notice = resolve));
  sh(command);
  await noticed;
  await quiet();
  expect(new Set(seen)).toEqual(new Set(['remote/src']));
});

test('another folder is another change, and a test or a build is none', async () => {
  seen.length = 0;
  const noticed = new Promise<void>((resolve) => (notice = resolve));
  sh('mkdir remote/src/dist && echo > remote/src/dist/a.ts && echo > remote/src/a.test.ts');
  sh('echo > design/src/button.ts');
  await noticed;
  await quiet();
  expect(new Set(seen)).toEqual(new Set(['design/src']));
});
