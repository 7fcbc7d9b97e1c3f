import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolders } from '@site/testing/fixtures';
import { claimLog, copyDatabase, countRows, makeDurable, openFile, type SqliteDatabase } from '.';

const newFolder = temporaryFolders();
let folder: string;
let file: string;
beforeEach(() => {
  folder = newFolder();
  file = join(folder, 'live/a.sqlite');
  mkdirSync(join(folder, 'live'));
});

/** As both services open their files. The library leaves the log, also after an orderly end. */
function open(path = file): SqliteDatabase {
  const database = openFile(path);
  makeDurable(database);
  database.exec('CREATE TABLE IF NOT EXISTS texts (content TEXT)');
  claimLog(database, path);
  return database;
}

function write(content: string): void {
  const database = open();
  database.prepare('INSERT INTO texts VALUES (?)').run(content);
  database.close();
}

function count(path = file): number {
  const database = open(path);
  const rows = countRows(database, 'texts');
  database.close();
  return rows;
}

function copyTo(copy: string): void {
  const database = open();
  copyDatabase(database, copy);
  database.close();
}

test('a copy that is put back beside the log of the former file is refused, with the command that helps', () => {
  write('a');
  const copy = join(folder, 'copy.sqlite');
  copyTo(copy);
  write('b');
  rmSync(file);
  copyFileSync(copy, file);
  for (const isReadOnly of [false, true])
    expect(() => openFile(file, { isReadOnly })).toThrow(
      new RegExp(`a.sqlite-wal was left over by another file.*rm ${file}-wal ${file}-shm`),
    );
  for (const rest of ['-wal', '-shm']) rmSync(file + rest);
  expect(count()).toBe(1);
  write('c');
  expect(count()).toBe(2);
});

test('a file that was copied with cp while nothing ran is another one after the next start', () => {
  const closed = (content: string) => {
    const database = open();
    database.prepare('INSERT INTO texts VALUES (?)').run(content);
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
  };
  closed('a');
  const copy = join(folder, 'copy.sqlite');
  copyFileSync(file, copy);
  closed('b');
  write('c');
  rmSync(file);
  copyFileSync(copy, file);
  expect(() => open()).toThrow(/left over by another file/);
  for (const rest of ['-wal', '-shm']) rmSync(file + rest);
  expect(count()).toBe(1);
});

test.each(['before', 'after'])(
  'killed %s the new id is in the file: the log is its own',
  (when) => {
    write('a');
    const database = open();
    // As renewing leaves it, ended between its steps.
    const former = Number(readFileSync(`${file}-wal-of`, 'utf8'));
    writeFileSync(`${file}-wal-of`, `${former} ${former} 7\n`);
    database.pragma('application_id = 7');
    if (when === 'after') database.pragma('wal_checkpoint(TRUNCATE)');
    database.prepare('INSERT INTO texts VALUES (?)').run('b');
    const killed = join(folder, 'killed');
    cpSync(join(folder, 'live'), killed, { recursive: true });
    database.close();
    expect(count(join(killed, 'a.sqlite'))).toBe(2);
    expect(readFileSync(join(killed, 'a.sqlite-wal-of'), 'utf8')).toMatch(/^\d+\n$/);
  },
);

test('a log whose file is gone is refused, and not made the start of a new file', () => {
  write('a');
  rmSync(file);
  expect(() => open()).toThrow(/a.sqlite-wal is here without its file/);
  rmSync(`${file}-wal`);
  expect(count()).toBe(0);
});

test('a folder that is copied whole keeps what is in its log', () => {
  write('a');
  const other = join(folder, 'other');
  cpSync(join(folder, 'live'), other, { recursive: true });
  rmSync(join(folder, 'live'), { recursive: true });
  expect(count(join(other, 'a.sqlite'))).toBe(1);
});

test('the file of an older service and its log belong together, and get an id', () => {
  const database = openFile(file);
  makeDurable(database);
  database.exec("CREATE TABLE texts (content TEXT); INSERT INTO texts VALUES ('a')");
  database.close();
  expect(count()).toBe(1);
  const copy = join(folder, 'copy.sqlite');
  copyTo(copy);
  write('b');
  rmSync(file);
  copyFileSync(copy, file);
  expect(() => open()).toThrow(/left over/);
});

test('two processes that open a new file give it one id', () => {
  const [first, second] = [open(), open()];
  const ids = [first, second].map((database) => database.pragma('application_id'));
  expect(ids[0]).toEqual(ids[1]);
  for (const database of [first, second]) database.close();
  expect(count()).toBe(0);
});
