import { StoreError } from '@site/service-kit/errors';
import { isSqliteError } from '@site/service-kit/sqlite';

/** Runs one piece of database work. @throws StoreError for whatever the database itself refuses */
export async function guard<T>(work: () => T): Promise<T> {
  try {
    return work();
  } catch (error) {
    if (isSqliteError(error)) throw new StoreError(`${error.code}: ${error.message}`, error);
    throw error;
  }
}
