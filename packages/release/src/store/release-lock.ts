import { mkdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readOwner, removeIfGone, takeLock } from './lock-file';
import type { SiteFolder } from './site-folder';

const pollMs = 200;
const signOfLifeMs = 5000;

/**
 * Runs `work` while no other process releases into the same folder; releases that come meanwhile wait their turn.
 *
 * @param waitMs how long to wait for the one that is at work
 * @throws Error that names the process which is still releasing after that time
 */
export async function withReleaseLock<T>(
  site: SiteFolder,
  work: () => Promise<T>,
  waitMs = 90_000,
): Promise<T> {
  const lock = join(site.root, 'release.lock');
  mkdirSync(site.root, { recursive: true });
  const giveUpAt = Date.now() + waitMs;
  while (!takeLock(lock)) {
    // What a dead release was writing lies in staging/ and was never switched to.
    if (removeIfGone(lock)) continue;
    if (Date.now() >= giveUpAt)
      throw new Error(
        `${readOwner(lock) ?? 'Another process'} is releasing into ${site.root} right now; try again when it is done.`,
      );
    await pause(pollMs);
  }
  const signOfLife = setInterval(() => {
    const now = new Date();
    utimesSync(lock, now, now);
  }, signOfLifeMs);
  try {
    return await work();
  } finally {
    clearInterval(signOfLife);
    rmSync(lock, { force: true });
  }
}
