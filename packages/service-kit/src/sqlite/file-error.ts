import { StoreError } from '../errors';

const reasons: ReadonlyMap<string, string> = new Map([
  ['SQLITE_NOTADB', 'the file is not an SQLite database'],
  ['SQLITE_CORRUPT', 'the file is damaged'],
  ['SQLITE_BUSY', 'another process has locked the file'],
  ['SQLITE_READONLY', 'the file cannot be written'],
  ['UNKNOWN_SQLITE_ERROR_1544', 'this user may not write into its folder, which reading needs too'],
  ['SQLITE_CANTOPEN', 'the file cannot be opened'],
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'a part of the path is a file'],
  ['EEXIST', 'a file is in the way'],
  ['ENOENT', 'there is nothing at this path'],
]);

const generalAdvice =
  'Check the owner of the folder and the free space, restore a backup, or set DATA_DIR to another folder.';

/**
 * A StoreError with the path, the reason and advice.
 * @param cause a reason as text, or an error; a StoreError is returned unchanged
 */
export function fileError(file: string, cause: unknown, advice = generalAdvice): StoreError {
  if (cause instanceof StoreError) return cause;
  const reason = typeof cause === 'string' ? cause : reasonOf(cause);
  return new StoreError(`cannot use the store ${file}: ${reason}. ${advice}`, cause);
}

/**
 * An error of making a copy, blamed on the file that is to blame: what cannot be read is the original, what cannot be written
 * the copy.
 */
export function copyError(file: string, copy: string, cause: unknown): StoreError {
  const { code = '' } = cause as { code?: string };
  return fileError(
    /^SQLITE_(CORRUPT|NOTADB|IOERR_READ|IOERR_SHORT_READ)/.test(code) ? file : copy,
    cause,
  );
}

function reasonOf(error: unknown): string {
  const { code = 'unknown error', message } = error as { code?: string; message: string };
  return reasons.get(code) ?? `${code} (${message})`;
}
