import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDurable, openFile } from './open-file';

test('a transaction on a full disk fails with that error, and the next one works', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  const database = openFile(join(folder, 'a.sqlite'));
  makeDurable(database);
  database.exec('CREATE TABLE texts (content TEXT); PRAGMA max_page_count = 10');
  const insert = database.transaction((bytes: number) => {
    database.prepare('INSERT INTO texts VALUES (hex(zeroblob(?)))').run(bytes);
  });
  expect(() => insert(100_000)).toThrow(expect.objectContaining({ code: 'SQLITE_FULL' }));
  const fails = database.transaction(() => {
    database.exec("INSERT INTO texts VALUES ('a')");
    throw new Error('stopped');
  });
  expect(() => fails()).toThrow('stopped');
  insert(10);
  expect(database.prepare('SELECT count(*) AS count FROM texts').get()).toMatchObject({ count: 1 });
  database.close();
  rmSync(folder, { recursive: true });
});
