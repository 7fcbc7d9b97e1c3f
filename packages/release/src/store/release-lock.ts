import { mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dropLock, readOwner, removeIfGone, takeLock } from './lock-file';
import type { SiteFolder } from './site-folder';

const pollMs = 200;
const touchEveryMs = 5000;

/**
 * Runs `work` while no other process releases into the same folder; other releases wait.
 *
 * @param waitMs how long to wait for a running release
 * @throws Error that names the process which is still releasing after that time
 */
export async function withReleaseLock<T>(
  site: SiteFolder,
  work: () => Promise<T>,
  waitMs = 90_000,
): Promise<T> {
  const lock = join(site.root, 'release.lock');
  mkdirSync(site.root, { recursive: true });
  const giveUpAt = performance.now() + waitMs;
  while (!takeLock(lock)) {
    // An aborted release has only written to staging/, which is never served.
    if (removeIfGone(lock)) continue;
    if (performance.now() >= giveUpAt)
      throw new Error(
        `${readOwner(lock) ?? 'Another process'} is releasing into ${site.root} right now; try again when it is done.`,
      );
    await pause(pollMs);
  }
  const touching = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(lock, now, now);
    } catch {
      // Removed by hand, or taken over while this process was suspended: an uncaught error would end the process.
    }
  }, touchEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    dropLock(lock);
  }
}
