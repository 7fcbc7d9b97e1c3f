import { existsSync, readFileSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';

export interface FileHashes {
  /** @returns undefined when there is no such file */
  readonly hashOf: (file: string) => string | undefined;
  /** A follower runs for months, and each release has other files. */
  readonly forgetRemoved: () => void;
}

interface KnownHash {
  readonly state: string;
  readonly hash: string;
}

/** SHA-256 of files; a file is read again when its size, time or inode has changed. */
export function createFileHashes(known = new Map<string, KnownHash>()): FileHashes {
  return {
    hashOf(file) {
      const found = statSync(file, { throwIfNoEntry: false });
      if (!found?.isFile()) return undefined;
      const state = `${found.size} ${found.mtimeMs} ${found.ino}`;
      const before = known.get(file);
      if (before?.state === state) return before.hash;
      const hash = sha256(readFileSync(file));
      known.set(file, { state, hash });
      return hash;
    },
    forgetRemoved() {
      for (const file of known.keys()) if (!existsSync(file)) known.delete(file);
    },
  };
}

/** @returns hex */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
