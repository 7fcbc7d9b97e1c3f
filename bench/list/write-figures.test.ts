import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { repositoryRoot } from '@site/release';
import { writeFigures } from './write-figures';

/** It is a module that jest cannot load. */
jest.mock('oxfmt', () => ({
  format: (_: string, code: string) => Promise.resolve({ code, errors: [] }),
}));

const folder = mkdtempSync(join(tmpdir(), 'figures-'));
const file = join(folder, 'page.md');
const page = relative(repositoryRoot, file);
afterAll(() => rmSync(folder, { recursive: true }));

const section = { title: 'New', head: ['store', 'ms'], rows: [['SQLite', '1']], problems: [] };
const before = `by hand

<!-- figures: written by npm run bench -- list -->

### Old

<!-- end of figures -->
`;

test('a page keeps its figures when a part was not measured', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  writeFileSync(file, before);
  await writeFigures({ page, bench: 'list', notMeasured: ['edge', 'mongodb'] }, [section]);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(log).toHaveBeenCalledWith(`${page} stays as it is; not measured: edge, mongodb`);
  log.mockRestore();
  await writeFigures({ page, bench: 'list', notMeasured: [] }, [section]);
  expect(readFileSync(file, 'utf8')).toMatch(/^by hand\n[\s\S]*### New\n/);
  expect(readFileSync(file, 'utf8')).not.toContain('Old');
});
