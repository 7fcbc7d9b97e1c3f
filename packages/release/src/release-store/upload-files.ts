import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFolder } from '../store/site-folder';
import { sha256 } from './file-hashes';
import { inParallel } from './in-parallel';
import { objectKey, type IndexedFile } from './release-index';
import type { ReleaseStore } from './release-store';

/**
 * Uploads the files that the store lacks. An object of another size than its file is a broken upload and written again.
 * @param damaged keys that a follower has refused: written again, too
 * @returns the number of uploaded files
 */
export async function uploadFiles(
  store: ReleaseStore,
  site: SiteFolder,
  files: readonly IndexedFile[],
  damaged: ReadonlySet<string>,
): Promise<number> {
  const stored = new Map(
    (await store.list(objectKey(''))).map(({ key, size }) => [key, size] as const),
  );
  const missing = new Map(
    files
      .filter(({ hash, size }) => stored.get(objectKey(hash)) !== size)
      .concat(files.filter(({ hash }) => damaged.has(objectKey(hash))))
      .map((file) => [file.hash, file]),
  );
  await inParallel([...missing.values()], async ({ path, hash }) => {
    const bytes = readFileSync(join(site.root, path));
    if (sha256(bytes) !== hash)
      throw new Error(`${path} has changed while it was uploaded to ${store.name}`);
    await store.put(objectKey(hash), bytes);
  });
  return missing.size;
}
