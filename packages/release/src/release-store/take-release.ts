/** One release of the store in a site folder: made ready, then live by the usual switch. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readHeaders } from '../page-headers';
import type { BeforeSwitch } from '../publish/switch-release';
import { readRelease } from '../release';
import { readLiveRelease, switchLiveRelease } from '../store/live-release';
import { readReleaseManifest } from '../store/release-manifest';
import { releaseFolder, type SiteFolder } from '../store/site-folder';
import { createFileHashes, type HashOf } from './file-hashes';
import { readIndex, type IndexedFile } from './release-index';
import type { ReleaseStore } from './release-store';
import type { ReleaseRef } from './store-manifest';
import { downloadFiles } from './transfer-files';
import { DamagedObject } from './verified-object';

export interface TakenRelease {
  readonly ref: ReleaseRef;
  readonly files: readonly IndexedFile[];
}

/**
 * Fetches and verifies every file of a release. It is not live yet.
 * @throws DamagedObject | StoreUnreachable | Error with the reason why this folder cannot serve it
 */
export async function prepareRelease(
  { store, site, hashOf }: { store: ReleaseStore; site: SiteFolder; hashOf: HashOf },
  ref: ReleaseRef,
  beforeSwitch?: BeforeSwitch,
): Promise<TakenRelease> {
  const files = await readIndex(store, ref);
  refuseOther(site, ref, files, hashOf);
  await downloadFiles(store, site, files, hashOf);
  const folder = releaseFolder(site, ref.id);
  readHeaders(folder);
  readRelease(site, folder);
  await beforeSwitch?.(site, { previous: liveId(site), next: ref.id });
  return { ref, files };
}

/**
 * For a releaser, which continues from the live release.
 * @throws Error that says how to repair an object that neither the store nor this folder has whole
 */
export async function takeLive(
  store: ReleaseStore,
  site: SiteFolder,
  live: ReleaseRef,
): Promise<TakenRelease> {
  try {
    return await prepareRelease({ store, site, hashOf: createFileHashes() }, live);
  } catch (error) {
    if (!(error instanceof DamagedObject)) throw error;
    throw new Error(
      `${error.message}. It belongs to the live release, and ${site.root} has no copy. Nothing was changed. ` +
        'Running servers have one: see "Repair the live release" in docs/runbooks/release-store.md.',
      { cause: error },
    );
  }
}

/** @returns whether the link was changed */
export function makeLive(site: SiteFolder, { ref }: TakenRelease): boolean {
  if (liveId(site) === ref.id) return false;
  switchLiveRelease(site, ref.id);
  return true;
}

function liveId(site: SiteFolder): number | undefined {
  return readLiveRelease(site)?.id;
}

/** A folder with its own releases has its own numbers: these releases must not be overwritten. */
function refuseOther(
  site: SiteFolder,
  { id }: ReleaseRef,
  files: readonly IndexedFile[],
  hashOf: HashOf,
) {
  const path = `releases/${id}/manifest.json`;
  const file = join(site.root, path);
  if (liveId(site) !== id || !existsSync(file)) return;
  if (files.some((indexed) => indexed.path === path && indexed.hash === hashOf(file))) return;
  const { createdAt } = readReleaseManifest(releaseFolder(site, id));
  throw new Error(
    `${site.root} serves another release ${id} (of ${createdAt}) than the store. Use an empty SITE_DIR.`,
  );
}
