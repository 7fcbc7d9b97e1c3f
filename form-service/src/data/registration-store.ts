import { statSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { connect } from './connect';
import { compact, emptyLog } from './leave-no-trace';
import {
  countRows,
  deleteBefore,
  deletePhone,
  insertOnce,
  selectNewest,
  type NewRegistration,
  type StoredRegistration,
} from './registration-rows';

/** Several processes on one host may hold the same store open; never over a network disk. */
export interface RegistrationStore {
  /** On the disk when it returns. @returns false if this very registration was there already */
  add(registration: NewRegistration): boolean;
  count(): number;
  /** Newest first. */
  list(limit?: number): StoredRegistration[];
  /** @returns how many were removed, and whether no byte of them is left in the files */
  eraseByPhone(phone: string): { count: number; isTraceless: boolean };
  /** @returns how many were removed */
  purgeBefore(receivedAt: string): number;
  compact(): boolean;
  isReady(): boolean;
  close(): void;
}

export function storeFile(folder: string): string {
  return join(folder, 'forms.sqlite');
}

/** @throws StoreError with a sentence for the operator */
export function openRegistrationStore(folder: string): RegistrationStore {
  const file = storeFile(folder);
  let connection = connect(file);

  /** A restored backup replaces the file; writing on into the old one would lose registrations. */
  const current = (): Database.Database => {
    if (statSync(file, { throwIfNoEntry: false })?.ino !== connection.inode) {
      const fresh = connect(file);
      connection.database.close();
      connection = fresh;
    }
    return connection.database;
  };

  return {
    add: (registration) => insertOnce(current(), registration),
    count: () => countRows(current()),
    list: (limit = -1) => selectNewest(current(), limit),
    eraseByPhone(phone) {
      const database = current();
      const count = deletePhone(database, phone);
      return { count, isTraceless: compact(database) };
    },
    purgeBefore(receivedAt) {
      const database = current();
      const count = deleteBefore(database, receivedAt);
      if (count > 0) emptyLog(database);
      return count;
    },
    compact: () => compact(current()),
    isReady: () => canWrite(current),
    close: () => {
      connection.database.close();
    },
  };
}

function canWrite(current: () => Database.Database): boolean {
  try {
    const database = current();
    database.exec('BEGIN IMMEDIATE');
    database.exec('ROLLBACK');
    return true;
  } catch {
    return false;
  }
}
