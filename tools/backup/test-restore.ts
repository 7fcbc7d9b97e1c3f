import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { withSecretFiles } from '@site/environment';
import { failedMark, pruneBackups, restoredMark } from './backup-folder';
import { runStoreCopy, stores } from './run-store-copy';

const scratchDatabase = 'restore-test';

/**
 * Restores a backup into test stores: an empty folder, and a separate database beside that of the articles. A mark in the
 * backup records the outcome. Then old backups go, of which `keep` stay.
 * @param live parent of the services' folders, with the keys of the registrations
 * @throws Error when a store could not be restored
 */
export async function testRestore(backup: string, live: string, keep: number): Promise<void> {
  const prune = () => pruneBackups(dirname(backup), keep, basename(backup));
  const mark = (name: string) => writeFileSync(join(backup, name), `${new Date().toISOString()}\n`);
  // Before the test too: while it fails or is ended, backups are made all the same, and the disk must not fill.
  prune();
  mark(failedMark);
  try {
    await restoreIntoTestStores(backup, live);
  } catch (error) {
    mark(failedMark);
    throw error;
  }
  mark(restoredMark);
  rmSync(join(backup, failedMark), { force: true });
  prune();
  console.log(`Backup ${backup}, restore tested.`);
}

async function restoreIntoTestStores(backup: string, live: string): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'restore-test-'));
  try {
    // The layout of form-service; a container names the folder itself.
    const keys = process.env['FORM_KEY_DIR'] || join(live, 'keys/forms');
    const env = { ...scratchStore(process.env), FORM_KEY_DIR: keys };
    // The scratch database still contains the previous test, the folder is new.
    const location = { dataFolder, backup, isForced: 'test' as const, env };
    for (const store of stores)
      if (!(await runStoreCopy(store, 'restore', location)))
        throw new Error(`${backup} cannot be restored; see above.`);
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/**
 * @returns the environment that makes both services use scratch databases of their MongoDB, if they have one. The restore uses
 * the live keys of the registrations and changes none of them.
 */
export function scratchStore(environment: NodeJS.ProcessEnv): Record<string, string> {
  const names = ['MONGODB_URI', 'FORM_MONGODB_URI', 'FORM_KEYS_MONGODB_URI'];
  const { env, problems } = withSecretFiles(environment, names);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { MONGODB_URI: press, FORM_MONGODB_URI: forms, FORM_KEYS_MONGODB_URI: keys } = env;
  return {
    ...(press && { MONGODB_URI: otherDatabase(press, () => scratchDatabase) }),
    ...(forms && {
      FORM_MONGODB_URI: otherDatabase(forms, () => `${scratchDatabase}-forms`),
      FORM_KEYS_MONGODB_URI: keys || otherDatabase(forms, (name) => `${name}_keys`),
    }),
  };
}

/** @param rename from the address's database, by default `yunseul` */
function otherDatabase(uri: string, rename: (name: string) => string): string {
  // An address with several hosts is not a standard URL.
  const [, hosts = '', name = '', options = ''] =
    /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/([^?]*))?(\?.*)?$/.exec(uri) ?? [];
  return `${hosts}/${rename(name || 'yunseul')}${withAuthSource(hosts, name, options)}`;
}

/**
 * A user is looked up in the database of the path unless the address names `authSource`, so the original one is named. Not for
 * the mechanisms that ignore the path, and not for mongodb+srv, whose DNS record may name `authSource`.
 * @param name of the address's database, or ''
 */
function withAuthSource(hosts: string, name: string, options: string): string {
  const isLookedUpInPath =
    hosts.includes('@') &&
    !hosts.startsWith('mongodb+srv:') &&
    !/[?&](?:authSource=|authMechanism=(?!SCRAM-))/i.test(options);
  if (!isLookedUpInPath) return options;
  return `${options}${options === '' ? '?' : '&'}authSource=${name || 'admin'}`;
}
