import { MongoError, MongoServerError } from 'mongodb';
import { StoreFault } from '../store-fault';

const duplicateKeyCode = 11_000;

/** Runs one operation. @throws StoreFault for whatever the driver or the server refuses */
export async function guard<T>(operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    throw asStoreFault(error);
  }
}

/** @returns the error itself when it is not the driver's */
export function asStoreFault(error: unknown): unknown {
  if (!(error instanceof MongoError)) return error;
  return new StoreFault(`${error.name}: ${error.message}`, error);
}

/** Runs an insert that may lose to an earlier one. @returns false when the key is taken */
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
