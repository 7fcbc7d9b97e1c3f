import {
  copyFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { compressedFirst } from '../store/compress';
import type { SiteFolder } from '../store/site-folder';
import { DamagedObject } from './damaged-object';
import { sha256, type FileHashes } from './file-hashes';
import { inParallel } from './in-parallel';
import { objectKey, type IndexedFile } from './release-index';
import type { ReleaseStore } from './release-store';

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
  hashes: FileHashes,
): Promise<number> {
  const wanted = files.filter(({ path, hash }) => hashes.hashOf(join(site.root, path)) !== hash);
  const staging = join(site.staging, 'download');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const byHash = new Map(wanted.map((file) => [file.hash, file]));
  try {
    await inParallel([...byHash.values()], async (file) => {
      writeFileSync(join(staging, file.hash), await download(store, file));
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

async function download(store: ReleaseStore, { path, hash }: IndexedFile): Promise<Buffer> {
  const key = objectKey(hash);
  const found = await store.get(key);
  const about = { store: store.name, key, path };
  if (!found || found === 'same') throw new DamagedObject({ ...about, problem: 'is missing' });
  if (sha256(found.bytes) !== hash) throw new DamagedObject({ ...about, problem: 'is damaged' });
  return found.bytes;
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
