/** The embedded stores of both services: the only folder that imports libsql. */
export {
  copyDatabase,
  countRows,
  isIntact,
  isSqliteError,
  makeDurable,
  openFile,
  prepareFile,
  versionOf,
  type SqliteDatabase,
} from './open-file';
export { copyError, fileError } from './file-error';
export { claimLog } from './log-owner';
