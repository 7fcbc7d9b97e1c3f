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
  if (!(error instanceof MongoError || isSocketError(error))) return error;
  return new StoreError(`${error.name}: ${error.message}`, error);
}

/**
 * The driver passes on Node's own error for a connection that is reset in the middle of a command, and for one that the
 * server has ended before it; the latter has a code without a system call.
 */
function isSocketError(error: unknown): error is NodeJS.ErrnoException {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return 'syscall' in error || error.code === 'EPIPE';
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
