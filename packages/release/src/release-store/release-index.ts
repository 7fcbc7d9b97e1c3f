/** The index of a release: every file of its site folder, with its hash. Itself named by its hash. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { contentOf } from '../store/add-folder';
import type { SiteFolder } from '../store/site-folder';
import { DamagedObject } from './damaged-object';
import { createFileHashes, sha256 } from './file-hashes';
import type { ReleaseStore } from './release-store';
import type { ReleaseRef } from './store-manifest';

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
  const hashes = createFileHashes();
  return [...sharedFolders, `releases/${id}`]
    .flatMap((folder) => [...contentOf(join(site.root, folder), folder)])
    .map(([path, file]) => {
      const { size, mtimeMs } = statSync(file);
      const changedAt = Math.floor(mtimeMs / 1000);
      return { path, hash: hashes.hashOf(file) ?? '', size, changedAt };
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
  const key = indexKey(index);
  const found = await store.get(key);
  const about = { store: store.name, key, path: `the list of release ${id}` };
  if (!found || found === 'same') throw new DamagedObject({ ...about, problem: 'is missing' });
  if (sha256(found.bytes) !== index) throw new DamagedObject({ ...about, problem: 'is damaged' });
  const files = JSON.parse(found.bytes.toString()) as readonly IndexedFile[];
  const invalid = files.find(({ path, hash }) => !isOwnPath(path, id) || !isHash(hash));
  if (invalid)
    throw new DamagedObject({ ...about, problem: `names ${JSON.stringify(invalid.path)}` });
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
