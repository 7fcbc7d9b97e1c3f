/** Connects to MongoDB, with the write concern of every write. */
import { MongoClient, MongoServerSelectionError } from 'mongodb';
import { messageOf, StoreError } from '../errors';

const defaultDatabase = 'yunseul';

/** Acknowledged by a majority and in their journals: an acknowledged write survives the loss of any one server. */
const writeConcern = { w: 'majority', journal: true } as const;

export interface MongodbAddress {
  readonly uri: string;
  /** The environment variable that the address comes from; messages name it. */
  readonly variable: string;
  /** The name of this client in the server's log. */
  readonly appName: string;
}

/**
 * Waits `waitMs` for a server, as containers start in any order. Once connected, the driver finds a restarted server or a
 * new primary automatically.
 *
 * @throws StoreError that names the variable and the hosts, never the credentials
 */
export async function connect({ uri, variable, appName }: MongodbAddress, waitMs: number) {
  const client = createClient({ uri, variable, appName });
  const giveUpAt = Date.now() + waitMs;
  for (;;) {
    try {
      await client.connect();
      await client.db().command({ ping: 1 });
      return { client, database: client.db(hasDatabase(uri) ? undefined : defaultDatabase) };
    } catch (error) {
      const isWorthWaiting = error instanceof MongoServerSelectionError && Date.now() < giveUpAt;
      if (isWorthWaiting) continue;
      await client.close();
      throw new StoreError(
        `MongoDB at ${hostsOf(uri)} ${reasonOf(error, waitMs, variable)}`,
        error,
      );
    }
  }
}

function createClient({ uri, variable, appName }: MongodbAddress): MongoClient {
  try {
    return new MongoClient(uri, {
      appName,
      writeConcern,
      serverSelectionTimeoutMS: 3_000,
      connectTimeoutMS: 3_000,
      socketTimeoutMS: 10_000,
      maxPoolSize: 20,
    });
  } catch (error) {
    throw new StoreError(`${variable} is not usable: ${messageOf(error)}`, error);
  }
}

function hasDatabase(uri: string): boolean {
  return /^[^/]+:\/\/[^/]+\/[^?]/.test(uri);
}

function hostsOf(uri: string): string {
  return uri.replace(/^[^/]+:\/\/([^@/]*@)?/, '').replace(/[/?].*$/, '');
}

function reasonOf(error: unknown, waitMs: number, variable: string): string {
  if (error instanceof MongoServerSelectionError)
    return `did not answer for ${waitMs / 1_000} s. Start it, or check ${variable}.`;
  return `refused: ${messageOf(error)}. Check ${variable}.`;
}
