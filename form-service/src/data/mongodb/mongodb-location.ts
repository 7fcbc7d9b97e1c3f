/** Addresses with credentials. */
export interface MongodbLocation {
  /** The database of the encrypted entries, which is backed up. Without a database name `yunseul` is used. */
  readonly uri: string;
  /** The database of their keys; undefined: the same servers, database `<name>_keys`. No backup may contain both. */
  readonly keysUri: string | undefined;
}
