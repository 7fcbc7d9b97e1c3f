/** The administrator's account and second factor. */
import type { SqliteDatabase } from '@site/service-kit/sqlite';
import type {
  AccountStore,
  AdminAccount,
  SecondFactorRecord,
  SecondFactorStore,
} from '../press-store';
import { guard } from './guard';

export function createEmbeddedAccount(database: SqliteDatabase): AccountStore {
  const read = database.prepare(
    'SELECT uid, email, password_hash AS passwordHash, epoch FROM account',
  );
  const create = database.prepare(
    `INSERT INTO account (one, uid, email, password_hash, epoch) VALUES (1, ?, ?, ?, ?)
     ON CONFLICT (one) DO NOTHING`,
  );
  const replace = database.prepare(
    'UPDATE account SET uid = ?, email = ?, password_hash = ?, epoch = ? WHERE epoch = ?',
  );
  return {
    read: () => guard(() => (read.all() as AdminAccount[])[0]),
    create: ({ uid, email, passwordHash, epoch }) =>
      guard(() => create.run(uid, email, passwordHash, epoch).changes === 1),
    replace: ({ uid, email, passwordHash, epoch }, expectedEpoch) =>
      guard(() => replace.run(uid, email, passwordHash, epoch, expectedEpoch).changes === 1),
  };
}

/** One row of JSON, whose members always have the same order: equal records are equal texts. */
export function createEmbeddedSecondFactor(database: SqliteDatabase): SecondFactorStore {
  const read = database.prepare('SELECT record FROM second_factor').raw();
  const put = database.prepare(
    `INSERT INTO second_factor (one, record) VALUES (1, ?)
     ON CONFLICT (one) DO UPDATE SET record = excluded.record`,
  );
  const swap = database.prepare('UPDATE second_factor SET record = ? WHERE record = ?');
  const remove = database.prepare('DELETE FROM second_factor');
  return {
    read: () =>
      guard(() => {
        const [row] = read.all() as [string][];
        return row && (JSON.parse(row[0]) as SecondFactorRecord);
      }),
    put: (record) => guard(() => void put.run(textOf(record))),
    swap: (seen, next) => guard(() => swap.run(textOf(next), textOf(seen)).changes === 1),
    remove: () => guard(() => remove.run().changes === 1),
  };
}

function textOf({ sealedSecret, recoveryHashes, lastStep }: SecondFactorRecord): string {
  return JSON.stringify({ sealedSecret, recoveryHashes, lastStep });
}
