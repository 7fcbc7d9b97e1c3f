import type { RemoteCode } from '@site/contract';
import { impossibleHash } from '@site/contract/impossible-hash';

const hashes = new Map<string, string>();

/** Call before the entry is loaded. */
export function rememberEntry({ entry }: RemoteCode) {
  hashes.set(new URL(entry.src, location.href).href, entry.integrity);
}

/** @returns the integrity of an entry; an impossible one, so that the browser refuses it, if the release has no such entry */
export function entryIntegrity(url: string): string {
  return hashes.get(new URL(url, location.href).href) ?? impossibleHash;
}
