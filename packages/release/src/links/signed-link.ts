/** Tokens of signed links: `<subject>.<expiry>.<signature>`, the expiry in seconds since 1970. */
import { createHmac, timingSafeEqual } from 'node:crypto';

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
