/** The files of a release between a site folder and the store. */
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256 } from '../sha256';
import { contentOf } from '../store/add-folder';
import { compressedFirst } from '../store/compress';
import type { SiteFolder } from '../store/site-folder';
import type { HashOf } from './file-hashes';
import { inParallel } from './in-parallel';
import { objectKey, sharedFolders, type IndexedFile } from './release-index';
import type { ReleaseStore } from './release-store';
import { readVerified } from './verified-object';

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

/**
 * Updates a site folder to the files of a release: fetches missing and different ones, and moves them into place when all
 * have arrived and every hash is right. Of the live release only the pages of tours may change, whose names have no hash.
 *
 * @returns the number of fetched files
 * @throws DamagedObject | StoreUnreachable; nothing has been moved
 */
export async function downloadFiles(
  store: ReleaseStore,
  site: SiteFolder,
  files: readonly IndexedFile[],
  hashOf: HashOf,
): Promise<number> {
  const wanted = files.filter(({ path, hash }) => hashOf(join(site.root, path)) !== hash);
  const staging = join(site.staging, 'download');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const byHash = new Map(wanted.map((file) => [file.hash, file]));
  try {
    await inParallel([...byHash.values()], async (file) => {
      const wanted = { ...file, key: objectKey(file.hash) };
      writeFileSync(join(staging, file.hash), await readVerified(store, wanted));
    });
    for (const file of wanted.toSorted((one, other) => compressedFirst(one.path, other.path)))
      place(site, staging, file);
    // Last-Modified and ETag depend on it, also for a file that existed before.
    for (const { path, changedAt } of files) setTime(join(site.root, path), changedAt);
    return wanted.length;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Copied, because several paths may have the same bytes; then renamed, so that no reader sees half a file. */
function place(site: SiteFolder, staging: string, { path, hash }: IndexedFile) {
  const target = join(site.root, path);
  const part = join(staging, 'part');
  copyFileSync(join(staging, hash), part);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(part, target);
}

function setTime(file: string, seconds: number) {
  if (Math.floor(statSync(file).mtimeMs / 1000) !== seconds) utimesSync(file, seconds, seconds);
}

/**
 * Removes the files that no release in use lists: files that the releaser has pruned are removed here too.
 * @param inUse the live release, the one before it, whose pages visitors may be reading, and one that is ready
 */
export function removeUnlisted(
  site: SiteFolder,
  inUse: readonly { readonly files: readonly IndexedFile[] }[],
): void {
  const listed = new Set(inUse.flatMap(({ files }) => files.map(({ path }) => path)));
  for (const folder of [...sharedFolders, 'releases'])
    for (const [path, file] of contentOf(join(site.root, folder), folder))
      if (!listed.has(path)) {
        rmSync(file);
        removeIfEmpty(dirname(file));
      }
}

function removeIfEmpty(folder: string) {
  if (readdirSync(folder).length > 0) return;
  rmSync(folder, { recursive: true });
  removeIfEmpty(dirname(folder));
}
