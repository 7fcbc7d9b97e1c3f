import { messageOf } from '../message-of';
import { objectKey, readIndex } from './release-index';
import type { ReleaseStore } from './release-store';
import type { StoreManifest } from './store-manifest';

/** An upload whose releaser ended may be continued by the next one. */
const keptMs = 86_400_000;

/**
 * Removes objects that none of the last ten releases lists, a day after they were written. While one of their lists cannot
 * be read nothing is removed. An error is only logged: the release is live already.
 */
export async function pruneStore(
  store: ReleaseStore,
  { live, next, earlier }: StoreManifest,
  now = Date.now(),
): Promise<void> {
  try {
    const used = new Set<string>();
    for (const ref of [live, next, ...earlier]) {
      if (!ref) continue;
      used.add(`indexes/${ref.index}.json`);
      for (const { hash } of await readIndex(store, ref)) used.add(objectKey(hash));
    }
    const stored = [...(await store.list('objects/')), ...(await store.list('indexes/'))];
    await store.remove(
      stored
        .filter(({ key, changedAt }) => !used.has(key) && now - changedAt > keptMs)
        .map(({ key }) => key),
    );
  } catch (error) {
    console.warn(`Old objects of ${store.name} were not removed: ${messageOf(error)}`);
  }
}
