import { impossibleHash, type RemoteCode } from '@site/contract';

const hashes = new Map<string, string>();

export function rememberEntry({ entry }: RemoteCode) {
  hashes.set(new URL(entry.src, location.href).href, entry.integrity);
}

export function entryIntegrity(url: string): string {
  return hashes.get(new URL(url, location.href).href) ?? impossibleHash;
}
