/** A signed link leaves its token in a cookie of that browser: what the cookie allows ends with the token. */
import type { Request, Response } from 'express';
import { readLinkKey, siteFolder, verifyLink, type Link, type LinkPurpose } from '@site/release';
import { cookieValue } from '../requests/request-headers';

/** What this browser may see besides the live site. */
export interface LinkCookies {
  /** Id of a preview. */
  readonly preview?: string;
  readonly operator?: true;
}

/**
 * The site folder's key decides; it is read at each use, so that removing it ends every link at once.
 * @param root folder of all releases, SITE_DIR
 */
export function verifySiteLink(
  root: string,
  purpose: LinkPurpose,
  token: string,
): Link | undefined {
  const key = readLinkKey(siteFolder(root));
  return key && verifyLink(key, purpose, token);
}

export function linkCookiesOf(root: string, request: Request): LinkCookies {
  const preview = linkOf(root, request, 'preview')?.subject;
  const isOperator = linkOf(root, request, 'operator') !== undefined;
  return { ...(preview !== undefined && { preview }), ...(isOperator && { operator: true }) };
}

function linkOf(root: string, request: Request, purpose: LinkPurpose): Link | undefined {
  const token = cookieValue(request, nameOf(request, purpose));
  return token === undefined ? undefined : verifySiteLink(root, purpose, token);
}

export function setLinkCookie(response: Response, { purpose, expiresAtS }: Link, token: string) {
  const { req: request } = response;
  const expires = new Date(expiresAtS * 1_000);
  response.cookie(nameOf(request, purpose), token, { ...attributesOf(request), expires });
}

export function clearLinkCookie(response: Response, purpose: LinkPurpose) {
  const { req: request } = response;
  response.clearCookie(nameOf(request, purpose), attributesOf(request));
}

/** As the administrator's session: with `__Host-` over https only, where no other host can set it. */
function nameOf({ secure }: Request, purpose: LinkPurpose): string {
  return `${secure ? '__Host-' : ''}site.${purpose}`;
}

function attributesOf({ secure }: Request) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}
