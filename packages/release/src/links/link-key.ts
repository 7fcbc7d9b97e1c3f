/** SITE/link-key signs links to the site. Without the file no link is valid; removing it ends all of them. */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { SiteFolder } from '../store/site-folder';

const keyBytes = 32;

/** @returns undefined without a key, or with one that cannot be read */
export function readLinkKey(site: SiteFolder): Buffer | undefined {
  try {
    const key = readFileSync(keyFile(site));
    return key.length === keyBytes ? key : undefined;
  } catch {
    return undefined;
  }
}

/** @returns the site's key, made by the first call */
export function ensureLinkKey(site: SiteFolder): Buffer {
  const existing = readLinkKey(site);
  if (existing) return existing;
  mkdirSync(site.root, { recursive: true });
  const written = `${keyFile(site)}.${randomUUID()}`;
  writeFileSync(written, randomBytes(keyBytes), { mode: 0o600 });
  try {
    // Fails when another command was first: a key never changes under links that were signed with it.
    linkSync(written, keyFile(site));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(written);
  }
  const key = readLinkKey(site);
  if (!key) throw new Error(`${keyFile(site)} is damaged: remove it. All links end then.`);
  return key;
}

function keyFile(site: SiteFolder): string {
  return join(site.root, 'link-key');
}
