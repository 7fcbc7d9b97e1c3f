import { copyFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as sqlite from '@site/service-kit/sqlite';
import { StoreError } from '@site/service-kit/errors';
import { temporaryFolder } from '@site/testing/fixtures';
import { describeStore } from '../../../testing/store-contract';
import { backUpDatabase, restoreDatabase } from './copy-database';
import { openEmbeddedStore } from './open-embedded-store';

// Its functions can be replaced only in a copy of the module.
jest.mock('@site/service-kit/sqlite', () => ({
  __esModule: true,
  ...jest.requireActual<typeof sqlite>('@site/service-kit/sqlite'),
}));
const { openFile } = sqlite;

const folder = temporaryFolder();

describeStore('the embedded store', async () => openEmbeddedStore(join(folder, 'shared')));

async function filledStore(name: string): Promise<string> {
  const store = openEmbeddedStore(join(folder, name));
  for (let index = 0; index < 50; index += 1)
    await store.articles.insert({
      id: index.toString(16).padStart(24, '0'),
      siteId: 's',
      title: 't',
      summary: 's',
      content: 'text '.repeat(2_000),
      dateMs: index,
      views: 0,
    });
  await store.close();
  return join(folder, name, 'press.sqlite');
}

function opening(name: string): () => void {
  return () => void openEmbeddedStore(join(folder, name));
}

test('a file that is not a database is refused with its path and left as it is', () => {
  const path = join(folder, 'press.sqlite');
  writeFileSync(path, 'not a database '.repeat(100));
  expect(opening('.')).toThrow(StoreError);
  expect(opening('.')).toThrow(`the store ${path}: the file is not an SQLite database`);
  expect(statSync(path).size).toBe(1_500);
});

test('a truncated file is refused with its path', async () => {
  const path = await filledStore('truncated');
  truncateSync(path, Math.floor(statSync(path).size / 2 / 4_096) * 4_096);
  expect(opening('truncated')).toThrow(`the store ${path}: the file is damaged`);
});

test('a folder that cannot exist is refused with its path', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(opening('file/below')).toThrow(
    /file\/below\/press\.sqlite: a (file|part of the path) .*DATA_DIR/,
  );
});

test.each([
  ['a newer', 99],
  ['an older', 1],
])('a file or copy of %s version is refused and left as it is', async (other, version) => {
  const path = await filledStore(String(version));
  const copy = join(folder, `${version}.sqlite`);
  backUpDatabase(path, copy);
  for (const file of [path, copy]) {
    const database = openFile(file);
    database.pragma(`user_version = ${version}`);
    database.close();
  }
  const reason = `it was written by ${other} press-service (schema ${version})`;
  expect(opening(String(version))).toThrow(`the store ${path}: ${reason}`);
  expect(() => restoreDatabase(path, copy, true)).toThrow(`the store ${copy}: ${reason}`);
});

test('only this user may read the file', async () => {
  const path = await filledStore('private');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a writer that waits longer than 3 s gets an error, and nothing is half-written', async () => {
  const store = openEmbeddedStore(join(folder, 'busy'));
  const blocker = openFile(join(folder, 'busy', 'press.sqlite'));
  blocker.exec('BEGIN IMMEDIATE');
  const article = { id: 'a'.repeat(24), siteId: 's', title: 't', summary: 's', content: '' };
  await expect(store.articles.insert({ ...article, dateMs: 1, views: 0 })).rejects.toThrow(
    StoreError,
  );
  expect(await store.articles.list('s', { limit: 10 })).toEqual([]);
  blocker.exec('COMMIT');
  expect(await store.articles.insert({ ...article, dateMs: 1, views: 0 })).toBe(true);
  blocker.close();
  await store.close();
}, 10_000);

test('a hundred thousand articles: the page before the last costs the same as the first', async () => {
  const store = openEmbeddedStore(join(folder, 'many'));
  const database = openFile(join(folder, 'many', 'press.sqlite'));
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
    INSERT INTO press (id, site_id, title, summary, date_ms, content)
    SELECT printf('%024x', i), 's', 'title', 'summary', i, 'content' FROM n`);
  const plan = database
    .prepare(
      `EXPLAIN QUERY PLAN SELECT id FROM press WHERE site_id = ? AND (date_ms, id) < (?, ?)
       ORDER BY date_ms DESC, id DESC LIMIT ?`,
    )
    .raw()
    .all('s', 50, 'x', 10) as unknown[][];
  expect(String(plan)).toContain('press_newest_first');
  expect(String(plan)).not.toContain('TEMP B-TREE');
  const after = { dateMs: 20, id: (20).toString(16).padStart(24, '0') };
  const page = await store.articles.list('s', { after, limit: 10 });
  expect(page.map(({ dateMs }) => dateMs)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10]);
  database.close();
  await store.close();
});

test('the number of articles is that of the backup, also when the store changes meanwhile', async () => {
  const path = await filledStore('counted');
  const copy = join(folder, 'counted-copy.sqlite');
  const { copyDatabase } = sqlite;
  const spy = jest.spyOn(sqlite, 'copyDatabase').mockImplementation((database, file) => {
    copyDatabase(database, file);
    database.exec('DELETE FROM press WHERE date_ms < 10');
  });
  expect(backUpDatabase(path, copy)).toBe(50);
  spy.mockRestore();
  expect(restoreDatabase(path, copy, true)).toBe(50);
});

test('a copy that is put back beside the log of the former file is refused until that is gone', async () => {
  const file = await filledStore('put-back');
  const copy = join(folder, 'put-back.sqlite');
  backUpDatabase(file, copy);
  // As after kill -9: the log is not emptied.
  const former = openFile(file);
  former.exec('DELETE FROM press');
  former.close();
  rmSync(file);
  copyFileSync(copy, file);
  expect(opening('put-back')).toThrow(`rm ${file}-wal ${file}-shm`);
  for (const rest of ['-wal', '-shm']) rmSync(file + rest);
  expect(opening('put-back')).not.toThrow();
  const database = openFile(file);
  expect(sqlite.countRows(database, 'press')).toBe(50);
  database.close();
});

test('a damaged copy is refused with its path, and the store keeps its articles', async () => {
  const file = await filledStore('keeps');
  const copy = join(folder, 'damaged.sqlite');
  backUpDatabase(file, copy);
  truncateSync(copy, statSync(copy).size / 2);
  expect(() => restoreDatabase(file, copy, true)).toThrow(
    `cannot use the store ${copy}: the file is damaged`,
  );
  writeFileSync(copy, 'made up '.repeat(900));
  expect(() => restoreDatabase(file, copy, true)).toThrow(
    `cannot use the store ${copy}: the file is not`,
  );
  const database = openFile(file);
  expect(sqlite.countRows(database, 'press')).toBe(50);
  database.close();
});
