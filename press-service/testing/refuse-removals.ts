import { join } from 'node:path';
import { openFile } from '@site/service-kit/sqlite';

/** Makes every removal of a picture from an embedded store fail, as on a full disk. @returns a function that ends it */
export function refuseRemovals(dataDir: string): () => void {
  const database = openFile(join(dataDir, 'press.sqlite'));
  database.exec(
    "CREATE TRIGGER full BEFORE DELETE ON pictures BEGIN SELECT RAISE(ABORT, 'no space'); END",
  );
  return () => {
    database.exec('DROP TRIGGER full');
    database.close();
  };
}
