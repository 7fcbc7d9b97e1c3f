import { MongoError, MongoServerError } from 'mongodb';
import { StoreError } from '../errors';

const duplicateKeyCode = 11_000;

/** Runs one operation. @throws StoreError for whatever the driver or the server refuses */
export async function guard<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    throw asStoreError(error);
  }
}

/** @returns the error itself if neither the driver nor its connection made it */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof MongoError || isConnectionError(error))) return error;
  return new StoreError(`${error.name}: ${error.message}`, error);
}

const brokenSocket = /^(?:EPIPE|ECONNRESET|ERR_SOCKET_\w+|ERR_STREAM_\w+)$/;

/**
 * A connection that ends in the middle of a command leaves the driver as Node's own error, not as a MongoNetworkError:
 * with `syscall` when the system refused it, without when Node did ("This socket has been ended by the other party").
 */
function isConnectionError(error: unknown): error is NodeJS.ErrnoException {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return 'syscall' in error || brokenSocket.test(String(error.code));
}

/** Runs an insert that may lose to an earlier one. @returns false when the key is in use */
export function guardInsert(insert: () => Promise<unknown>): Promise<boolean> {
  return guard(async () => {
    try {
      await insert();
      return true;
    } catch (error) {
      if (error instanceof MongoServerError && error.code === duplicateKeyCode) return false;
      throw error;
    }
  });
}
