import Database from 'libsql';
import { StoreFault } from '../store-fault';

/** Runs one piece of database work. @throws StoreFault for whatever the database itself refuses */
export async function guard<T>(work: () => T): Promise<T> {
  try {
    return work();
  } catch (error) {
    if (error instanceof Database.SqliteError)
      throw new StoreFault(`${error.code}: ${error.message}`, error);
    throw error;
  }
}
