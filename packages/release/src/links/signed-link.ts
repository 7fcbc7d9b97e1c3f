/**
 * Tokens of signed links: `<subject>.<expiry>.<signature>`, the expiry in seconds since 1970. SITE/link-key signs them: without the
 * file no link is valid; removing it ends all of them.
 */
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { readOrUndefined } from '../read-or-undefined';
import type { SiteFolder } from '../store/site-folder';

const keyBytes = 32;

/** @returns undefined without a key, or with one that cannot be read */
export function readLinkKey(site: SiteFolder): Buffer | undefined {
  const key = readOrUndefined(() => readFileSync(keyFile(site)));
  return key?.length === keyBytes ? key : undefined;
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

/** Part of the signed text: a link for one purpose opens nothing else. */
export type LinkPurpose = 'preview' | 'operator';

export interface Link {
  readonly purpose: LinkPurpose;
  /** What the link opens, for example the id of a preview: letters, digits, `_` and `-`. */
  readonly subject: string;
  readonly expiresAtS: number;
}

const token = /^([\w-]{1,64})\.(\d{1,12})\.([\w-]{43})$/;

export function signLink(key: Buffer, link: Link): string {
  return `${link.subject}.${link.expiresAtS}.${signatureOf(key, link)}`;
}

/** @returns undefined for a token that is malformed, altered, for another purpose, signed with another key, or expired */
export function verifyLink(
  key: Buffer,
  purpose: LinkPurpose,
  text: string,
  nowMs = Date.now(),
): Link | undefined {
  const [, subject, expiry, signature] = token.exec(text) ?? [];
  if (subject === undefined || signature === undefined) return undefined;
  const link = { purpose, subject, expiresAtS: Number(expiry) };
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, link)));
  return isSigned && nowMs < link.expiresAtS * 1_000 ? link : undefined;
}

function signatureOf(key: Buffer, { purpose, subject, expiresAtS }: Link): string {
  return createHmac('sha256', key)
    .update(`${purpose}.${subject}.${expiresAtS}`)
    .digest('base64url');
}

/** @param origin of the site, without a trailing slash @returns the address that opens what the link is for */
export function signedAddress(site: SiteFolder, origin: string, link: Link): string {
  return `${origin}/.site/${link.purpose}?link=${signLink(ensureLinkKey(site), link)}`;
}
