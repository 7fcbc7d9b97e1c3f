import { StoreError } from '@site/service-kit/errors';
import { isSqliteError } from '@site/service-kit/sqlite';

/** Runs a database operation. @throws StoreError for errors of the database itself */
export async function guard<T>(work: () => T): Promise<T> {
  try {
    return work();
  } catch (error) {
    if (isSqliteError(error)) throw new StoreError(`${error.code}: ${error.message}`, error);
    throw error;
  }
}
