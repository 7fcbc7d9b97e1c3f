import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSecretFiles } from './with-secret-files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'secrets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const file = (text: string) => {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
};

test('a file gives the variable its value, without the line end', () => {
  const { env, faults } = withSecretFiles({ KEY_FILE: file(' a b \r\n'), X: '1' }, ['KEY']);
  expect([env['KEY'], env['X'], faults]).toEqual([' a b ', '1', []]);
});

test('the variable itself wins; an empty one does not', () => {
  const path = file('from file\n');
  expect(withSecretFiles({ KEY: 'own', KEY_FILE: path }, ['KEY']).env['KEY']).toBe('own');
  expect(withSecretFiles({ KEY: '', KEY_FILE: path }, ['KEY']).env['KEY']).toBe('from file');
});

test('an empty file and an empty name are not given', () => {
  expect(withSecretFiles({ KEY_FILE: file('') }, ['KEY']).env['KEY']).toBe('');
  expect(withSecretFiles({ KEY_FILE: '' }, ['KEY'])).toEqual({ env: { KEY_FILE: '' }, faults: [] });
});

test('a file that cannot be read is named with its reason', () => {
  const { env, faults } = withSecretFiles({ A_FILE: join(folder, 'no'), B_FILE: folder }, [
    'A',
    'B',
  ]);
  expect(env['A']).toBeUndefined();
  expect(faults).toEqual([
    `A_FILE: "${join(folder, 'no')}" cannot be read (ENOENT)`,
    `B_FILE: "${folder}" cannot be read (EISDIR)`,
  ]);
});

test('only what is asked for is read', () => {
  expect(withSecretFiles({ OTHER_FILE: file('x') }, ['KEY']).env['OTHER']).toBeUndefined();
});
