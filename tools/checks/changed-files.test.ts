import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles } from './changed-files';

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
  root = mkdtempSync(path.join(tmpdir(), 'changed-'));
  git('init');
  for (const file of ['kept.ts', 'changed.ts', 'removed.ts', 'staged.ts']) write(file, 'one');
  commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

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
