/** Addresses with credentials. */
export interface MongodbPlace {
  /** Holds the encrypted entries: what is backed up. Without a database name `yunseul` is used. */
  readonly uri: string;
  /** Holds their keys; undefined: the same servers, database `<name>_keys`. No backup may hold both. */
  readonly keysUri: string | undefined;
}
