import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { messageOf } from '../message-of';
import { sha256 } from '../sha256';
import { dropLock, removeIfGone, takeLock } from '../store/lock-file';
import { StoreUnreachable, type PutCondition, type ReleaseStore } from './release-store';

/** A folder that every machine mounts (NFS, a volume): the same objects as files. */
export function openFolderStore(root: string): ReleaseStore {
  const name = `file://${root}`;
  const fileOf = (key: string) => join(root, 'store', key);
  const request = <T>(work: () => T): Promise<T> => {
    try {
      // A share that is not mounted must not look like an empty store.
      statSync(root);
      return Promise.resolve(work());
    } catch (error) {
      return Promise.reject(new StoreUnreachable(`${name}: ${messageOf(error)}`, { cause: error }));
    }
  };
  const read = (key: string) => {
    try {
      const bytes = readFileSync(fileOf(key));
      return { bytes, tag: sha256(bytes), changedAt: statSync(fileOf(key)).mtimeMs };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
  const write = (key: string, bytes: Uint8Array, condition: PutCondition | undefined) => {
    const file = fileOf(key);
    const part = join(root, `part-${randomUUID()}`);
    mkdirSync(dirname(file), { recursive: true });
    try {
      writeFileSync(part, bytes);
      if (condition === 'absent') linkSync(part, file);
      else if (condition && read(key)?.tag !== condition.tag) return undefined;
      else renameSync(part, file);
      return sha256(bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
      throw error;
    } finally {
      rmSync(part, { force: true });
    }
  };
  return {
    name,
    get: (key, unlessTag) =>
      request(() => {
        const found = read(key);
        if (!found) return undefined;
        if (found.tag === unlessTag) return 'same';
        const { bytes, tag, changedAt } = found;
        return { bytes, tag, ageMs: timeOfShare(root) - changedAt };
      }),
    put: (key, bytes, condition) =>
      request(() =>
        typeof condition === 'object'
          ? alone(join(root, 'write.lock'), () => write(key, bytes, condition))
          : write(key, bytes, condition),
      ),
    list: (prefix) =>
      request(() =>
        filesUnder(join(root, 'store'))
          .filter((key) => key.startsWith(prefix))
          .map((key) => {
            const { size, mtimeMs } = statSync(fileOf(key));
            return { key, size, changedAt: mtimeMs };
          }),
      ),
    remove: (keys) =>
      request(() => {
        for (const key of keys) rmSync(fileOf(key), { force: true });
      }),
  };
}

/** Comparing and replacing are two steps: @returns undefined while another process is between them. */
function alone<T>(lock: string, work: () => T): T | undefined {
  if (!takeLock(lock) && !(removeIfGone(lock) && takeLock(lock))) return undefined;
  try {
    return work();
  } finally {
    dropLock(lock);
  }
}

/** Milliseconds since 1970 by the clock of its file system, which may differ from this machine's. */
function timeOfShare(root: string): number {
  const probe = join(root, `clock-${randomUUID()}`);
  writeFileSync(probe, '');
  try {
    return statSync(probe).mtimeMs;
  } finally {
    rmSync(probe, { force: true });
  }
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
