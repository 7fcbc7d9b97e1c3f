import type { SqliteDatabase } from '@site/service-kit/sqlite';
import type { PictureStore } from '../press-store';
import { guard } from './guard';

interface EmbeddedPictures extends PictureStore {
  /** Removes every picture that no article shows and that need not be kept at `nowMs`; part of purgeExpired. */
  purge(nowMs: number): void;
}

/**
 * `kept_until_ms` is null once a purge has seen an article that shows the picture: later purges pass over it. Each change
 * is one statement: after a failed one the library cannot commit a transaction.
 */
export function createEmbeddedPictures(database: SqliteDatabase): EmbeddedPictures {
  const isShown = 'EXISTS (SELECT 1 FROM press WHERE picture_name = pictures.name)';
  const put = database.prepare(
    `INSERT INTO pictures (name, kept_until_ms) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET kept_until_ms = max(coalesce(kept_until_ms, 0), excluded.kept_until_ms)`,
  );
  const keep = database.prepare(
    'UPDATE pictures SET kept_until_ms = max(coalesce(kept_until_ms, 0), ?) WHERE name = ?',
  );
  const keepNoLonger = database.prepare(
    'UPDATE pictures SET kept_until_ms = ?1 WHERE name = ?2 AND kept_until_ms > ?1',
  );
  const readFile = database.prepare(
    'SELECT body FROM picture_files WHERE picture = ? AND file = ?',
  );
  const removeOne = database.prepare(
    `DELETE FROM pictures WHERE name = ? AND coalesce(kept_until_ms, 0) <= ? AND NOT ${isShown}`,
  );
  const removeExpired = database.prepare(
    `DELETE FROM pictures WHERE kept_until_ms <= ? AND NOT ${isShown}`,
  );
  const settle = database.prepare(
    `UPDATE pictures SET kept_until_ms = NULL WHERE kept_until_ms <= ? AND ${isShown}`,
  );

  return {
    put: ({ name, files }, keptUntilMs) =>
      guard(() => {
        // First, so that a purge finds it if the files never come.
        put.run(name, keptUntilMs);
        const rows = [...files].map(([file, body]) => [name, file, Buffer.from(body)]);
        const places = rows.map(() => '(?, ?, ?)').join(', ');
        database
          .prepare(`INSERT OR REPLACE INTO picture_files (picture, file, body) VALUES ${places}`)
          .run(...rows.flat());
      }),
    keep: (name, keptUntilMs) => guard(() => keep.run(keptUntilMs, name).changes === 1),
    keepNoLonger: (name, keptUntilMs) => guard(() => void keepNoLonger.run(keptUntilMs, name)),
    readFile: (name, file) =>
      guard(() => {
        const [found] = readFile.all(name, file) as { body: ArrayBuffer }[];
        return found && Buffer.from(found.body);
      }),
    removeUnused: (name, nowMs) => guard(() => void removeOne.run(name, nowMs)),
    purge: (nowMs) => {
      removeExpired.run(nowMs);
      settle.run(nowMs);
    },
  };
}
