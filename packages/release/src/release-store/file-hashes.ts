import { readFileSync, statSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import { sha256 } from '../sha256';

/** @returns undefined when there is no such file */
export type HashOf = (file: string) => string | undefined;

/** A follower runs for months, and each release has other files; one has some thousand. */
const remembered = 100_000;

/** SHA-256 of files; a file is read again when its size, time or inode has changed. */
export function createFileHashes(): HashOf {
  const known = new LRUCache<string, { readonly state: string; readonly hash: string }>({
    max: remembered,
  });
  return (file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found?.isFile()) return undefined;
    const state = `${found.size} ${found.mtimeMs} ${found.ino}`;
    const before = known.get(file);
    if (before?.state === state) return before.hash;
    const hash = sha256(readFileSync(file));
    known.set(file, { state, hash });
    return hash;
  };
}
