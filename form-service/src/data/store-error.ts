const reasons: ReadonlyMap<string, string> = new Map([
  ['SQLITE_NOTADB', 'the file is not an SQLite database'],
  ['SQLITE_CORRUPT', 'the file is damaged'],
  ['SQLITE_BUSY', 'another process has locked the file'],
  ['SQLITE_READONLY', 'the file cannot be written'],
  ['SQLITE_CANTOPEN', 'the file cannot be opened'],
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'a part of the path is a file'],
  ['EEXIST', 'a part of the path is a file'],
  ['ENOENT', 'there is nothing at this path'],
]);

const generalAdvice = 'Put the folder or a backup in order, or set DATA_DIR to another folder.';

/** The store cannot be opened. The message is a sentence for the operator, with the path. */
export class StoreError extends Error {
  constructor(file: string, reason: string, advice = generalAdvice) {
    super(`form-service cannot use its store ${file}: ${reason}. ${advice}`);
    this.name = 'StoreError';
  }

  static from(file: string, cause: unknown): StoreError {
    if (cause instanceof StoreError) return cause;
    const { code = 'unknown fault', message } = cause as { code?: string; message: string };
    return new StoreError(file, reasons.get(code) ?? `${code} (${message})`);
  }
}
