import { MongoError, MongoServerError } from 'mongodb';
import { StoreError } from '@site/service-kit/errors';

const duplicateKeyCode = 11_000;

/** Runs one operation. @throws StoreError for whatever the driver or the server refuses */
export async function guard<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    throw asStoreError(error);
  }
}

/** @returns the error itself if it is not the driver's */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof MongoError)) return error;
  return new StoreError(`${error.name}: ${error.message}`, error);
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
