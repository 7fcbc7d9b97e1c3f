import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withSecretFiles } from '@site/secret-files';
import { runStoreCopy, stores } from './run-store-copy';

/** Beside what a backup holds: it was put back once, and this is when. */
export const restoredMark = 'restored-at.txt';

const scratchDatabase = 'restore-test';

/**
 * Puts a backup into stores that nobody uses: an empty folder, and a database of its own beside the articles.
 * @param live parent of the services' folders: registrations are read with the keys that lie there
 * @throws Error when a store could not be put back
 */
export async function testRestore(backup: string, live: string): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'restore-test-'));
  try {
    // As form-service lays them out; a container names the folder itself.
    const keys = process.env['FORM_KEY_DIR'] || join(live, 'keys/forms');
    const env = { ...scratchStore(process.env), FORM_KEY_DIR: keys };
    // The scratch database still holds the test before, the folder is new.
    const place = { dataFolder, backup, isForced: true, env };
    for (const store of stores)
      if (!(await runStoreCopy(store, 'restore', place)))
        throw new Error(`${backup} cannot be put back; see above.`);
    writeFileSync(join(backup, restoredMark), `${new Date().toISOString()}\n`);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** @returns what leads the press service's code to the scratch database, where there is MongoDB */
export function scratchStore(environment: NodeJS.ProcessEnv): Record<string, string> {
  const { env, problems } = withSecretFiles(environment, ['MONGODB_URI']);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const uri = env['MONGODB_URI'];
  if (!uri) return {};
  // Several hosts stand in one address: no URL by the standard.
  const [, hosts = '', options = ''] =
    /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(uri) ?? [];
  return { MONGODB_URI: `${hosts}/${scratchDatabase}${options}` };
}
