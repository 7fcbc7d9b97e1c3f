/** The embedded stores of both services: the only folder that imports libsql. */
export { copyDatabase, prepareFile } from './files';
export {
  countRows,
  isIntact,
  isSqliteError,
  makeDurable,
  openFile,
  versionOf,
  type SqliteDatabase,
} from './open-file';
export { fileError } from './file-error';
