/**
 * manifest.json of a release store, its only object that changes: which release is live, and which is about to be.
 *
 *   objects/<sha256>          every file of every release, once
 *   indexes/<sha256>.json     one release: its files and their hashes
 *   followers/<name>.json     the state of each site server (follower-reports.ts)
 *   release.lock              the active releaser (store-lock.ts)
 *   manifest.json             written last
 */
import type { ReleaseStore } from './release-store';

const key = 'manifest.json';
/** Of releases whose files stay in the store, like the complete releases of a site folder. */
const releasesToKeep = 10;

export interface ReleaseRef {
  readonly id: number;
  /** Hash of its index, which lists the hash of every file: it identifies the whole release. */
  readonly index: string;
}

export interface StoreManifest {
  readonly live: ReleaseRef | undefined;
  /** Uploaded; becomes live when all followers are ready for it. */
  readonly next: ReleaseRef | undefined;
  /** Newest first. */
  readonly earlier: readonly ReleaseRef[];
}

export interface ReadManifest {
  readonly manifest: StoreManifest;
  /** undefined: the store is new. */
  readonly tag: string | undefined;
}

const empty: ReadManifest = {
  manifest: { live: undefined, next: undefined, earlier: [] },
  tag: undefined,
};

/**
 * @param known the manifest at hand: returned when it is unchanged
 * @throws Error when it is damaged
 */
export async function readManifest(store: ReleaseStore, known = empty): Promise<ReadManifest> {
  const found = await store.get(key, known.tag);
  if (found === 'same') return known;
  if (!found) return empty;
  return { manifest: parseManifest(store, found.bytes.toString()), tag: found.tag };
}

/**
 * @param tag of the manifest that this one replaces
 * @returns its tag
 * @throws Error when the manifest has changed since: another release must not be lost
 */
export async function writeManifest(
  store: ReleaseStore,
  manifest: StoreManifest,
  tag: string | undefined,
): Promise<string> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const written = await store.put(key, Buffer.from(text), tag === undefined ? 'absent' : { tag });
  if (written === undefined)
    throw new Error(
      `Another release was published to ${store.name} meanwhile. Nothing was switched; run the command again.`,
    );
  return written;
}

/** @returns the manifest after the switch to its `next` */
export function switched({ live, next, earlier }: StoreManifest): StoreManifest {
  const former = [...(live ? [live] : []), ...earlier];
  return { live: next, next: undefined, earlier: former.slice(0, releasesToKeep - 1) };
}

function parseManifest(store: ReleaseStore, text: string): StoreManifest {
  try {
    const { live, next, earlier } = JSON.parse(text) as Record<string, unknown>;
    if (!Array.isArray(earlier)) throw new TypeError('"earlier" is not a list');
    return { live: parseRef(live), next: parseRef(next), earlier: earlier.map(requireRef) };
  } catch (error) {
    throw new Error(`${key} of ${store.name} is damaged: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function parseRef(value: unknown): ReleaseRef | undefined {
  return value === undefined ? undefined : requireRef(value);
}

function requireRef(value: unknown): ReleaseRef {
  const { id, index } = (value ?? {}) as Partial<Record<keyof ReleaseRef, unknown>>;
  if (!Number.isSafeInteger(id) || typeof index !== 'string' || !/^[0-9a-f]{64}$/.test(index))
    throw new TypeError('it names an invalid release');
  return { id: id as number, index };
}
