/** The index of a release: every file of its site folder, with its hash. Itself named by its hash. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf } from '../store/add-folder';
import type { SiteFolder } from '../store/site-folder';
import { sha256 } from '../sha256';
import { createFileHashes } from './file-hashes';
import type { ReleaseStore } from './release-store';
import type { ReleaseRef } from './store-manifest';
import { DamagedObject, readVerified } from './verified-object';

export interface IndexedFile {
  /** From the root of the site folder, with `/`. */
  readonly path: string;
  readonly hash: string;
  readonly size: number;
  /** Seconds since 1970: Last-Modified and ETag are equal on all edges. */
  readonly changedAt: number;
}

/** Folders of a site that belong to no single release. */
export const sharedFolders = [
  'shell',
  'remotes',
  'media',
  'dcz',
  'server',
  'sbom',
  'maps',
] as const;

export const objectKey = (hash: string) => `objects/${hash}`;
const indexKey = (hash: string) => `indexes/${hash}.json`;

/** @returns every file of this release and of the versions that are kept, sorted by path */
export function listSiteFiles(site: SiteFolder, id: number): readonly IndexedFile[] {
  const hashOf = createFileHashes();
  return [...sharedFolders, `releases/${id}`]
    .flatMap((folder) => [...contentOf(join(site.root, folder), folder)])
    .map(([path, file]) => {
      const { size, mtimeMs } = statSync(file);
      const changedAt = Math.floor(mtimeMs / 1000);
      return { path, hash: hashOf(file) ?? '', size, changedAt };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

export async function writeIndex(
  store: ReleaseStore,
  id: number,
  files: readonly IndexedFile[],
): Promise<ReleaseRef> {
  const bytes = Buffer.from(`${JSON.stringify(files)}\n`);
  const index = sha256(bytes);
  await store.put(indexKey(index), bytes);
  return { id, index };
}

/** @throws DamagedObject when it is missing, has other bytes, or names a file outside the folders of a site */
export async function readIndex(
  store: ReleaseStore,
  { id, index }: ReleaseRef,
): Promise<readonly IndexedFile[]> {
  const wanted = { key: indexKey(index), hash: index, path: `the list of release ${id}` };
  const bytes = await readVerified(store, wanted);
  const files = JSON.parse(bytes.toString()) as readonly IndexedFile[];
  const invalid = files.find(({ path, hash }) => !isOwnPath(path, id) || !isHash(hash));
  if (invalid) throw new DamagedObject(store, wanted, `names ${JSON.stringify(invalid.path)}`);
  return files;
}

const isHash = (hash: unknown) => typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash);

/** A store that others can write to must not reach files outside the site folder. */
function isOwnPath(path: unknown, id: number): boolean {
  if (typeof path !== 'string' || /[\\\0]/.test(path)) return false;
  const [top = '', ...below] = path.split('/');
  const isKnown =
    top === 'releases' ? below[0] === String(id) : sharedFolders.some((name) => name === top);
  return isKnown && below.length > 0 && below.every((part) => part !== '' && !/^\.+$/.test(part));
}
