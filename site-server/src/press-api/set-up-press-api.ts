import type { IRouter, Request } from 'express';
import { articlesUrl, canonicalPath, picturesUrl, sessionCookiesIn } from '@site/contract';
import type { SiteAddresses } from '@site/contract/site-table';
import type { Parts } from '../parts';
import { articleRequest, listRequest, type PressRequest } from '../press-pages/press-request';
import {
  pictureAnswerWithinMs,
  pictureBodyLimitBytes,
  pressBodyLimitBytes,
} from '../requests/body-limits';
import { isRead } from '../requests/request-headers';
import { pathOf } from '../requests/request-target';
import {
  discardRest,
  isWithin,
  sendNotAllowed,
  sendNotSignedIn,
  sendUnavailable,
} from '../requests/responses';
import { forwardRequest } from '../upstreams/forward-request';

const apiArticles = /^\/api\/press\/([^/]+)\/articles(?:\/([^/]+))?(\/views)?$/;
/** A picture's name is a hash of it; a deleted one must go. */
const copyOfPictureS = 600;

/** The API of the press service: pictures, reads that are the same for everyone, and everything else unchanged. */
export function setUpPressApi(app: IRouter, { press, limits, checkSession, live }: Parts): void {
  const api = { pool: press, bodyLimitBytes: pressBodyLimitBytes };
  const upload = {
    pool: press,
    bodyLimitBytes: pictureBodyLimitBytes,
    answerWithinMs: pictureAnswerWithinMs,
  };

  app.use(async (request, response, next) => {
    if (pathOf(request.url) !== picturesUrl) return next();
    if (request.method !== 'POST') return sendNotAllowed(response, 'POST');
    if (!(await isWithin(limits.writes, request, response))) return;
    const session = await checkSession(request);
    if (session === 'valid') return forwardRequest(request, response, limits, upload);
    await discardRest(request, response);
    return session === 'unknown' ? sendUnavailable(response) : sendNotSignedIn(response);
  });

  app.use(async (request, response, next) => {
    if (!request.url.startsWith(`${picturesUrl}/`)) return next();
    if (!(await isWithin(limits.reads, request, response))) return;
    const copyS = isPlain(request) ? copyOfPictureS : undefined;
    return forwardRequest(request, response, limits, { ...api, passesCookies: false, copyS });
  });

  app.use(async (request, response, next) => {
    if (!request.url.startsWith('/api/press/')) return next();
    const { read, countsView = false } = readOf(request, live()?.addresses);
    const limit = isRead(request) && !countsView ? limits.reads : limits.writes;
    if (!(await isWithin(limit, request, response))) return;
    if (!read?.copies || !isRead(request)) {
      // What nobody's session decides may be compressed.
      const passesCookies =
        !isRead(request) || sessionCookiesIn(request.headers.cookie) !== undefined;
      return forwardRequest(request, response, limits, { ...api, passesCookies });
    }
    const passesCookies = (await checkSession(request)) === 'valid';
    const isOnlySpelling = request.url === read.target && read.copies !== 'cursors';
    return forwardRequest(request, response, limits, {
      ...api,
      target: read.target,
      passesCookies,
      copyS: isOnlySpelling ? 1 : undefined,
    });
  });
}

/** Whether no other address leads to the same. */
function isPlain({ url }: Request): boolean {
  return /^[\w./-]+$/.test(url) && !/\/(?:\.|\/)/.test(url);
}

/** Reads of known sites are forwarded in canonical spelling. @param addresses of the live release */
function readOf(
  { url }: Request,
  addresses: SiteAddresses | undefined,
): { readonly read?: PressRequest; readonly countsView?: boolean } {
  const [, site = '', id, views] = apiArticles.exec(canonicalPath(pathOf(url)) ?? '') ?? [];
  if (views !== undefined) return { countsView: id !== undefined };
  const known = addresses?.findSite(site);
  if (!known) return {};
  const list = decodeURIComponent(articlesUrl(known.key));
  return {
    read:
      id === undefined
        ? listRequest(list, url, ['after', 'limit', 'q'])
        : articleRequest(list, id, url),
  };
}
