import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeOlder, shortHash } from './hashed-files';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hashed-'));
  for (const file of ['lake.11111111-640.avif', 'lake.22222222-640.avif', 'lake-mobile.1.avif'])
    writeFileSync(path.join(folder, file), '');
  for (const file of ['viewer.11111111.js', 'viewer.11111111.css'])
    writeFileSync(path.join(folder, file), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('different contents give different hashes of eight digits', () => {
  expect(shortHash('lake')).toMatch(/^[0-9a-f]{8}$/);
  expect(shortHash('lake', '1')).not.toBe(shortHash('lake', '2'));
});

test('only older files of the same name are removed', () => {
  removeOlder(folder, 'lake.22222222');
  expect(
    readdirSync(folder)
      .filter((file) => file.startsWith('lake'))
      .sort(),
  ).toEqual(['lake-mobile.1.avif', 'lake.22222222-640.avif']);
});

test('with an ending, only files with that ending are removed', () => {
  removeOlder(folder, 'viewer.22222222', '.js');
  expect(readdirSync(folder)).toContain('viewer.11111111.css');
  expect(readdirSync(folder)).not.toContain('viewer.11111111.js');
});
