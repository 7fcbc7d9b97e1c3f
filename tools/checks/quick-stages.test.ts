import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolders } from '@site/testing/fixtures';
import { changedFiles } from './quick-stages';

const newFolder = temporaryFolders();
let root: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const commit = () => {
  git('add', '.');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', 'a');
};

beforeEach(() => {
  root = newFolder();
  git('init');
  for (const file of ['kept.ts', 'changed.ts', 'removed.ts', 'staged.ts']) write(file, 'one');
  commit();
});

test('uncommitted files: changed, staged and new ones, none that is gone', () => {
  write('changed.ts', 'two');
  write('staged.ts', 'two');
  git('add', 'staged.ts');
  write('새 폴더/new.ts', 'one');
  rmSync(path.join(root, 'removed.ts'));
  expect(changedFiles(root)).toEqual(['changed.ts', 'staged.ts', '새 폴더/new.ts']);
});

test('in a clean checkout, the files of the last commit', () => {
  write('changed.ts', 'two');
  write('second.ts', 'one');
  rmSync(path.join(root, 'removed.ts'));
  commit();
  expect(changedFiles(root)).toEqual(['changed.ts', 'second.ts']);
});
