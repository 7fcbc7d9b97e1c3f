import type { Express, Request, Response } from 'express';
import { canonicalPath, encodePath } from '@site/contract';
import type { LinkPurpose } from '@site/release';
import { linkNotValid } from '../content/link-texts';
import type { Parts } from '../parts';
import { firstValue, pathOf } from '../requests/request-target';
import { sendNotAllowed, sendRedirect, sendText } from '../requests/responses';
import {
  clearLinkCookie,
  linkCookiesOf,
  setLinkCookie,
  verifySiteLink,
  type LinkCookies,
} from './link-cookie';

declare module 'express-serve-static-core' {
  interface Request {
    /** Of valid links that were opened in this browser; empty for visitors. */
    links: LinkCookies;
  }
}

/** The token is in the query, which no log contains. */
const address = /^\/\.site\/(?:(leave)\/)?(preview|operator)$/;

/**
 * `/.site/preview?link=<token>` opens a preview in this browser, `/.site/operator?link=<token>` what operators see; then both lead
 * to `to=<path>`, home by default. `/.site/leave/preview` undoes the first. A cookie is all that changes, so a program that
 * follows the links in a message changes nothing for anybody else.
 */
export function setUpLinks(app: Express, { config }: Parts): void {
  app.use((request, response, next) => {
    const [, leave, name] = address.exec(pathOf(request.url)) ?? [];
    if (name === undefined) {
      request.links = linkCookiesOf(config.siteFolder, request);
      return next();
    }
    const purpose = name as LinkPurpose;
    response.setHeader('Referrer-Policy', 'no-referrer');
    if (request.method !== 'GET') return sendNotAllowed(response, 'GET');
    // Neither may change what the next page shows: a link that is fetched in advance, or by another page as its picture.
    if (!isOpenedByVisitor(request)) return refuse(response, 'Not Found');
    if (leave) {
      clearLinkCookie(response, purpose);
      return sendOn(request, response);
    }
    const token = firstValue(request.url, 'link') ?? '';
    const link = verifySiteLink(config.siteFolder, purpose, token);
    if (!link) return refuse(response, linkNotValid);
    setLinkCookie(response, link, token);
    sendOn(request, response);
  });
}

/** Browsers without these headers only follow links. */
function isOpenedByVisitor({ headers }: Request): boolean {
  const isInAdvance = headers['sec-purpose'] !== undefined;
  return !isInAdvance && (headers['sec-fetch-dest'] ?? 'document') === 'document';
}

function refuse(response: Response, text: string) {
  sendText(response, 404, text, 'no-store');
}

function sendOn({ url }: Request, response: Response) {
  const path = canonicalPath(firstValue(url, 'to') ?? '/');
  // `//host` would lead to another site.
  const isOfSite = path !== undefined && /^\/(?![/\\])[^\0]*$/.test(path);
  sendRedirect(response, 303, isOfSite ? encodePath(path) : '/', 'no-store');
}
