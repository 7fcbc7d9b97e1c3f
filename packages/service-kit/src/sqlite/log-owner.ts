/**
 * Whose write-ahead log stands beside a database. SQLite adds every intact log to whatever file has the name: a copy that is put
 * back over a log of the former file is damaged by it, or is the former file again. So each file has an id of its own in its header
 * (`application_id`, another one in each backup and after each start), and a small file beside the log has the id that the log belongs to.
 */
import { randomInt } from 'node:crypto';
import {
  closeSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type Database from 'libsql';
import type { StoreError } from '../errors';
import { openOwned } from '../owned-files';
import { fileError } from './file-error';

type SqliteDatabase = Database.Database;

/** In the header of the file format: https://www.sqlite.org/fileformat2.html#application_id */
const idOffset = 68;
const idBytes = 4;
const largestId = 2 ** 31;

const ownerFile = (file: string) => `${file}-wal-of`;

/**
 * Before the file is opened: the log would be in it afterwards. A folder that was copied whole has both and its log stays.
 * @throws StoreError with the command that removes a log of another file, or of none
 */
export function refuseForeignLog(file: string): void {
  if (sizeOf(`${file}-wal`) === 0) return;
  const owners = readOwners(file);
  const isForeign = owners !== undefined && !owners.includes(readId(file));
  if (isForeign || sizeOf(file) === 0) throw foreignLog(file);
}

/**
 * After it was opened for writing: records that the log is this file's. An empty log belongs to no one, so the file gets a new id
 * then: a copy of it that was made with `cp` before has the former one. Without space for that the former stays.
 */
export function claimLog(database: SqliteDatabase, file: string, schema = 'main'): void {
  const log = `${file}-wal`;
  const idOf = () =>
    (database.prepare(`PRAGMA ${schema}.application_id`).get() as { application_id: number })
      .application_id;
  const moveLogIntoFile = () => database.exec(`PRAGMA ${schema}.wal_checkpoint(TRUNCATE)`);
  // Each step with the lock of writing, so that of two processes that open the file none records the other's former id.
  const renew = database.transaction(() => {
    const id = newId();
    // All of them until the new one is in the file: the process may be killed in between.
    writeOwners(file, [readId(file), idOf(), id]);
    database.exec(`PRAGMA ${schema}.application_id = ${id}`);
  });
  const record = database.transaction(() => {
    const id = idOf();
    // Not while a reader keeps it in the log: the next start records it.
    if (id !== 0 && id === readId(file) && String(readOwners(file)) !== String(id))
      writeOwners(file, [id]);
  });
  try {
    if (sizeOf(log) > 0) moveLogIntoFile();
    if (sizeOf(log) === 0 || idOf() === 0) {
      renew.immediate();
      moveLogIntoFile();
    }
    record.immediate();
  } catch (error) {
    if ((error as { code?: string }).code === undefined || idOf() === 0) throw error;
  }
}

/** @returns an id for a new file or copy */
export function newId(): number {
  return randomInt(1, largestId);
}

function foreignLog(file: string): StoreError {
  const [reason, right] =
    sizeOf(file) === 0
      ? ['is here without its file', 'Put that file back, or for an empty store']
      : [
          'was left over by another file that had this name',
          'Put that file back, or for the one that is here now',
        ];
  return fileError(
    file,
    `${file}-wal ${reason}`,
    `${right}: rm ${file}-wal ${file}-shm. Nothing was changed.`,
  );
}

/**
 * By inode, and never closed: with the first descriptor that a process closes it loses every lock that SQLite holds for it on this
 * file (POSIX), and another process would start a log of its own beside a running service.
 */
const descriptors = new Map<string, number>();

function readId(file: string): number {
  if (sizeOf(file) < idOffset + idBytes) return 0;
  const { dev, ino } = statSync(file);
  const inode = `${dev} ${ino}`;
  const descriptor = descriptors.get(inode) ?? openSync(file, 'r');
  descriptors.set(inode, descriptor);
  const bytes = Buffer.alloc(idBytes);
  readSync(descriptor, bytes, 0, idBytes, idOffset);
  return bytes.readInt32BE();
}

function readOwners(file: string): readonly number[] | undefined {
  if (sizeOf(ownerFile(file)) === 0) return undefined;
  return readFileSync(ownerFile(file), 'utf8').trim().split(' ').map(Number);
}

/** One process at a time: the caller has the lock of writing. */
function writeOwners(file: string, ids: readonly number[]): void {
  const part = `${ownerFile(file)}.part`;
  try {
    const descriptor = openOwned(part, 'w');
    try {
      writeFileSync(descriptor, `${ids.join(' ')}\n`);
    } finally {
      closeSync(descriptor);
    }
    renameSync(part, ownerFile(file));
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
