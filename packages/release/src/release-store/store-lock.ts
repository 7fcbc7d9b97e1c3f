import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from './release-store';

const key = 'release.lock';
const pollMs = 500;
const touchEveryMs = 5000;
/** A releaser that has not touched its lock for this long has ended. */
const staleAfterMs = 60_000;

/**
 * Runs `work` while no other machine releases to the store; others wait. The lock of a releaser that has ended is taken
 * over. It only prevents double work: two owners by mistake cannot lose a release, because the manifest is compared
 * when written.
 *
 * @throws Error that names the releaser after `waitMs`
 */
export async function withStoreLock<T>(
  store: ReleaseStore,
  work: () => Promise<T>,
  waitMs = 90_000,
): Promise<T> {
  // Unique, because the tag of an object is made of its bytes.
  const owner = Buffer.from(`Process ${process.pid} on ${hostname()} (${randomUUID()})`);
  let tag = await takeLock(store, owner, waitMs);
  let touching = Promise.resolve();
  const timer = setInterval(() => {
    touching = touching.then(async () => {
      // A new tag at each touch would need different bytes; only the age is used.
      tag = (await store.put(key, owner, { tag }).catch(() => tag)) ?? tag;
    });
  }, touchEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await touching;
    await releaseLock(store, owner);
  }
}

async function takeLock(store: ReleaseStore, owner: Buffer, waitMs: number): Promise<string> {
  const giveUpAt = performance.now() + waitMs;
  for (;;) {
    const taken = await store.put(key, owner, 'absent');
    if (taken !== undefined) return taken;
    const held = await store.get(key);
    const lock = held === 'same' ? undefined : held;
    const tookOver = lock && lock.ageMs > staleAfterMs && (await store.put(key, owner, lock));
    if (tookOver) return tookOver;
    // A store that refuses a first lock and shows none is not waited for without end.
    if (performance.now() >= giveUpAt)
      throw new Error(
        `${lock?.bytes.toString() ?? 'Another process'} is releasing to ${store.name} right now; try again when it is done.`,
      );
    await pause(pollMs);
  }
}

/** The store may be unreachable by now: then the lock becomes stale. */
async function releaseLock(store: ReleaseStore, owner: Buffer) {
  try {
    const held = await store.get(key);
    if (held && held !== 'same' && held.bytes.equals(owner)) await store.remove([key]);
  } catch {
    return;
  }
}
