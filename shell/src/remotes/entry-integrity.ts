import type { RemoteCode } from '@site/contract';

/**
 * A hash no file has. An entry that the release map does not know is refused by the browser instead of running
 * unchecked: fail-closed, and without throwing inside the runtime's loader.
 */
const impossibleHash = `sha384-${'A'.repeat(64)}`;

const hashes = new Map<string, string>();

export function rememberEntry({ entry }: RemoteCode) {
  hashes.set(new URL(entry.src, location.href).href, entry.integrity);
}

export function entryIntegrity(url: string): string {
  return hashes.get(new URL(url, location.href).href) ?? impossibleHash;
}
