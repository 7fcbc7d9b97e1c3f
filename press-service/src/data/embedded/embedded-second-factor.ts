import type { SecondFactorRecord, SecondFactorStore } from '../press-store';
import type { Database } from './open-database';
import { guard } from './guard';

/** One row of JSON, whose members always stand in one order: equal records are equal texts. */
export function createEmbeddedSecondFactor(database: Database.Database): SecondFactorStore {
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
