/** Connects to MongoDB, with the write concern of every write. */
import { MongoClient, MongoServerSelectionError } from 'mongodb';
import { StoreError } from '../errors';

const defaultDatabase = 'yunseul';

/** Acknowledged by a majority and in their journals: an acknowledged write survives the loss of any one server. */
const writeConcern = { w: 'majority', journal: true } as const;

/**
 * Waits `waitMs` for a server, as containers start in any order. Once connected, the driver finds
 * a restarted server or a new primary by itself.
 *
 * @param appName how the server's log names this client
 * @throws StoreError that names the hosts, never the credentials
 */
export async function connect(uri: string, waitMs: number, appName: string) {
  const client = createClient(uri, appName);
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
      throw new StoreError(`MongoDB at ${hostsOf(uri)} ${reasonOf(error, waitMs)}`, error);
    }
  }
}

function createClient(uri: string, appName: string): MongoClient {
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
    throw new StoreError(`MONGODB_URI is not usable: ${messageOf(error)}`, error);
  }
}

function hasDatabase(uri: string): boolean {
  return /^[^/]+:\/\/[^/]+\/[^?]/.test(uri);
}

function hostsOf(uri: string): string {
  return uri.replace(/^[^/]+:\/\/([^@/]*@)?/, '').replace(/[/?].*$/, '');
}

function reasonOf(error: unknown, waitMs: number): string {
  if (error instanceof MongoServerSelectionError)
    return `did not answer for ${waitMs / 1_000} s. Start it, or check MONGODB_URI.`;
  return `refused: ${messageOf(error)}. Check MONGODB_URI.`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
