import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Switched } from '@site/release/publish';
import { temporaryFolders } from '@site/testing/fixtures';
import { reportRelease, tagRelease } from './tag-release';

const newFolder = temporaryFolders();
let root: string;
let lines: string[];
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const press = { id: 7, name: 'mfe-press', version: '1.0.0-3fa2b1c9' } as const;
const tag = (folder = root, released: Parameters<typeof tagRelease>[1] = [press]) =>
  tagRelease(folder, released, (line) => lines.push(line));

beforeEach(() => {
  lines = [];
  root = newFolder();
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.com');
  writeFileSync(join(root, 'a'), 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
});

test('each released frontend gets an annotated tag on the commit', () => {
  tag(root, [press, { id: 7, name: 'shell', version: '1.0.0-00000001' }]);
  expect(git('tag')).toBe('mfe-press@1.0.0-3fa2b1c9\nshell@1.0.0-00000001');
  expect(git('cat-file', '-t', 'mfe-press@1.0.0-3fa2b1c9')).toBe('tag');
  expect(git('rev-parse', 'mfe-press@1.0.0-3fa2b1c9^{commit}')).toBe(git('rev-parse', 'HEAD'));
  expect(git('tag', '-n', '--list', 'shell@*')).toContain('Release 7: shell 1.0.0-00000001');
});

test('a version that has a tag keeps it', () => {
  tag();
  const first = git('rev-parse', press.name + '@' + press.version);
  git('commit', '--quiet', '--allow-empty', '--message', 'two');
  tag();
  expect(git('rev-parse', press.name + '@' + press.version)).toBe(first);
  expect(lines).toEqual(['git tag mfe-press@1.0.0-3fa2b1c9']);
});

test('after a commit the same release, again, gets its tag', () => {
  const release = () => {
    const versions = { 'mfe-press': press.version };
    const manifest = { id: 7, versions } as unknown as Switched['manifest'];
    reportRelease({ manifest, hasChanged: false }, ['mfe-press'], root, (line) => lines.push(line));
  };
  writeFileSync(join(root, 'a'), 'two');
  release();
  git('commit', '--quiet', '--all', '--message', 'two');
  release();
  const unchanged = 'Release 7 already contains exactly these versions; nothing changed.';
  expect(lines).toEqual([
    unchanged,
    'No git tag: there are uncommitted changes.',
    unchanged,
    'git tag mfe-press@1.0.0-3fa2b1c9',
  ]);
});

test('uncommitted changes and a failing git command are reported and are not errors', () => {
  writeFileSync(join(root, 'a'), 'two');
  tag();
  git('commit', '--quiet', '--all', '--message', 'two');
  writeFileSync(join(root, '.git/packed-refs.lock'), '');
  mkdirSync(join(root, '.git/refs/tags/mfe-press@1.0.0-3fa2b1c9.lock'));
  tag();
  expect(lines).toEqual([
    'No git tag: there are uncommitted changes.',
    expect.stringMatching(/^No git tag: ./),
  ]);
  expect(git('tag')).toBe('');
});

test('outside of a checkout, and in a copy inside of one, nothing happens', () => {
  mkdirSync(join(root, 'copy'));
  tag(join(root, 'copy'));
  tag(join(root, 'missing'));
  expect([lines, git('tag')]).toEqual([[], '']);
});
