import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFolder } from './site-folder';

/**
 * Runs `work` while no other process releases into the same folder.
 * @throws Error that names the process which is releasing now
 */
export async function withReleaseLock<T>(site: SiteFolder, work: () => Promise<T>): Promise<T> {
  const lock = join(site.root, 'release.lock');
  const owner = join(lock, 'pid');
  mkdirSync(site.root, { recursive: true });
  takeLock(lock, owner);
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function takeLock(lock: string, owner: string) {
  try {
    mkdirSync(lock);
  } catch {
    const pid = readOwner(owner);
    if (pid !== undefined && isRunning(pid))
      throw new Error(
        `Process ${pid} is releasing into this site right now; try again when it is done.`,
      );
    // Its owner died in the middle; the half-written generation was never switched to.
    rmSync(lock, { recursive: true, force: true });
    mkdirSync(lock);
  }
  writeFileSync(owner, String(process.pid));
}

function readOwner(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
