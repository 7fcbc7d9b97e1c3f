/** A release store of either kind for tests, with direct access to its objects. */
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore } from '../release-store/open-release-store';
import { readStoreSettings } from '../release-store/store-settings';
import { markS3Tested, startS3Server, whyNoS3 } from './versitygw';

export type StoreKind = 'folder' | 's3';

export type StoreUnderTest = Awaited<ReturnType<typeof startStore>>;

const noS3 = whyNoS3();
if (noS3 !== undefined) process.stderr.write(`S3 store: not tested (${noS3})\n`);

/** The kinds that this machine can test. */
export const storeKinds: readonly StoreKind[] = noS3 === undefined ? ['folder', 's3'] : ['folder'];

/** A real S3 server where there is one. */
export const realKind: StoreKind = storeKinds.at(-1) ?? 'folder';

export async function startStore(kind: StoreKind) {
  const server = kind === 's3' ? await startS3Server() : folderServer();
  if (kind === 's3') markS3Tested();
  const settings = readStoreSettings(server.env);
  if (!settings) throw new Error('the settings name no store');
  const fileOf = (key: string) => join(server.folder, key);
  return {
    ...server,
    store: openReleaseStore(settings),
    /** The file in which an object is kept. */
    fileOf,
    /** Makes an object look as if it had been written so long ago. */
    age(key: string, seconds: number) {
      const then = Date.now() / 1000 - seconds;
      utimesSync(fileOf(key), then, then);
    },
  };
}

/** A share that is unmounted and mounted again. */
function folderServer() {
  const root = mkdtempSync(join(tmpdir(), 'store-'));
  const folder = join(root, 'share');
  const aside = join(root, 'unmounted');
  mkdirSync(folder);
  return {
    env: { RELEASE_STORE: `file://${folder}` },
    folder: join(folder, 'store'),
    kill: async () => renameSync(folder, aside),
    startAgain: async () => renameSync(aside, folder),
    stop: async () => rmSync(root, { recursive: true, force: true }),
  };
}
