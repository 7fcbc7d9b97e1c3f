import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@site/testing/fixtures';
import { recordSource } from './record-source';

const newFolder = temporaryFolders();
let root: string;
const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const record = (): unknown => {
  recordSource(root, 'mfe-press', root, ['packages', 'mfe-press/src']);
  return JSON.parse(readFileSync(join(root, 'source.json'), 'utf8'));
};

beforeEach(() => {
  root = newFolder();
  write('mfe-press/src/page.ts', 'one');
});

test('outside of a git checkout nothing is known', () => {
  expect(record()).toEqual({});
});

describe('in a checkout', () => {
  beforeEach(() => {
    write(
      '.github/CODEOWNERS',
      '# teams\n* @all\n/mfe-press/  @press @editors\n/press-service/ @others\n',
    );
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '--quiet', '-m', 'one');
  });

  test('commit and owner are recorded, also while other files are changed', () => {
    write('mfe-content/src/page.ts', 'two');
    expect(record()).toEqual({ commit: git('rev-parse', 'HEAD'), owner: '@press @editors' });
  });

  test('a build of sources that are not committed is marked', () => {
    write('mfe-press/src/page.ts', 'two');
    expect(record()).toMatchObject({ commit: `${git('rev-parse', 'HEAD')}-dirty` });
  });
});
