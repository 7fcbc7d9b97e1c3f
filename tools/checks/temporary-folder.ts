import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import path from 'node:path';
import { processStart } from '@site/release';

const memory = '/dev/shm';
const prefix = 'yunseul-check-';
const neededBytes = 6 * 1024 ** 3;

/**
 * Tests write and remove thousands of small files. In memory, if enough is free, this takes a third of the time that it
 * takes on a disk.
 * @returns a new folder of this process; undefined: use the system's temporary folder
 */
export function openTemporaryFolder(parent = memory): string | undefined {
  try {
    accessSync(parent, constants.W_OK);
    removeAbandoned(parent);
    const { bavail, bsize } = statfsSync(parent);
    if (bavail * bsize < neededBytes) return undefined;
    const folder = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
    // nginx reads its site as another user.
    chmodSync(folder, 0o755);
    return folder;
  } catch {
    return undefined;
  }
}

/** A killed run could not remove its folder, and its memory would stay in use. */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && processStart(Number(pid)) === undefined)
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}
