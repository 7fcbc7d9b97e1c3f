const reasons: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: 'the file is not an SQLite database',
  SQLITE_CORRUPT: 'the file is damaged',
  SQLITE_BUSY: 'another process has locked the file',
  SQLITE_READONLY: 'the file cannot be written',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a part of the path is a file',
  ENOENT: 'there is nothing at this path',
};

/** The store cannot be opened. The message is a sentence for the operator, with the path. */
export class StoreError extends Error {
  constructor(file: string, reason: string) {
    super(
      `form-service cannot use its store ${file}: ${reason}. ` +
        'Put the folder or a backup in order, or set DATA_DIR to another folder.',
    );
    this.name = 'StoreError';
  }

  static from(file: string, cause: unknown): StoreError {
    if (cause instanceof StoreError) return cause;
    const { code, message } = cause as { code?: string; message: string };
    return new StoreError(file, reasons[code ?? ''] ?? `${code ?? 'unknown fault'} (${message})`);
  }
}
