import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@site/testing/fixtures';
import { withSecretFiles } from './with-secret-files';

const newFolder = temporaryFolders();
let folder: string;
beforeEach(() => (folder = newFolder()));

const file = (text: string) => {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
};

test('a file provides the value of its variable, without the line end', () => {
  const { env, problems } = withSecretFiles({ KEY_FILE: file(' a b \r\n'), X: '1' }, ['KEY']);
  expect([env['KEY'], env['X'], problems]).toEqual([' a b ', '1', []]);
});

test('the variable itself takes precedence; an empty one does not', () => {
  const path = file('from file\n');
  expect(withSecretFiles({ KEY: 'own', KEY_FILE: path }, ['KEY']).env['KEY']).toBe('own');
  expect(withSecretFiles({ KEY: '', KEY_FILE: path }, ['KEY']).env['KEY']).toBe('from file');
});

test('an empty file and an empty file name count as unset', () => {
  expect(withSecretFiles({ KEY_FILE: file('') }, ['KEY']).env['KEY']).toBe('');
  expect(withSecretFiles({ KEY_FILE: '' }, ['KEY'])).toEqual({
    env: { KEY_FILE: '' },
    problems: [],
  });
});

test('a file that cannot be read is reported with its reason', () => {
  const { env, problems } = withSecretFiles({ A_FILE: join(folder, 'no'), B_FILE: folder }, [
    'A',
    'B',
  ]);
  expect(env['A']).toBeUndefined();
  expect(problems).toEqual([
    `A_FILE: "${join(folder, 'no')}" cannot be read (ENOENT)`,
    `B_FILE: "${folder}" cannot be read (EISDIR)`,
  ]);
});

test('only the files of the given names are read', () => {
  expect(withSecretFiles({ OTHER_FILE: file('x') }, ['KEY']).env['OTHER']).toBeUndefined();
});
