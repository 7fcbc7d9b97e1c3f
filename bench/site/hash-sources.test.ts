import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { repositoryRoot } from '@site/release';
import { hashSources } from './hash-sources';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hash = () => hashSources([relative(repositoryRoot, folder)]);
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

test('another source or another text of it is another hash; tests, documents and packages do not count', () => {
  mkdirSync(join(folder, 'inner'));
  mkdirSync(join(folder, 'node_modules'));
  write('inner/measure.ts', 'one');
  const one = hash();
  for (const file of ['inner/measure.test.ts', 'README.md', 'node_modules/index.js'])
    write(file, '');
  expect(hash()).toBe(one);
  write('inner/measure.ts', 'two');
  const two = hash();
  write('start.ts', '');
  expect(new Set([one, two, hash()]).size).toBe(3);
});
