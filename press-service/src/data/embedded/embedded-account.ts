import type { AccountStore, AdminAccount } from '../press-store';
import type { Database } from './open-database';
import { guard } from './guard';

export function createEmbeddedAccount(database: Database.Database): AccountStore {
  const read = database.prepare('SELECT uid, email, password_hash, epoch FROM account');
  const create = database.prepare(
    `INSERT INTO account (one, uid, email, password_hash, epoch) VALUES (1, ?, ?, ?, ?)
     ON CONFLICT (one) DO NOTHING`,
  );
  const replace = database.prepare(
    'UPDATE account SET uid = ?, email = ?, password_hash = ?, epoch = ? WHERE epoch = ?',
  );
  return {
    read: () => guard(() => toAccount(read.raw().all() as AccountRow[])),
    create: ({ uid, email, passwordHash, epoch }) =>
      guard(() => create.run(uid, email, passwordHash, epoch).changes === 1),
    replace: ({ uid, email, passwordHash, epoch }, expectedEpoch) =>
      guard(() => replace.run(uid, email, passwordHash, epoch, expectedEpoch).changes === 1),
  };
}

type AccountRow = readonly [uid: string, email: string, passwordHash: string, epoch: number];

function toAccount([row]: AccountRow[]): AdminAccount | undefined {
  if (!row) return undefined;
  const [uid, email, passwordHash, epoch] = row;
  return { uid, email, passwordHash, epoch };
}
