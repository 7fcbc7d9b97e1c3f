import type { Request, RequestHandler } from 'express';
import { Fault } from '../errors';

/**
 * Refuses state-changing requests that another site made a browser send. Browsers say where a request
 * comes from; a caller that says nothing is no browser, and is believed only when it sends what no
 * plain form can: a JSON body, PUT or DELETE.
 */
export function requireSameOrigin(publicOrigin: string | undefined): RequestHandler {
  return (request, _response, next) => {
    next(isSameOrigin(request, publicOrigin) ? undefined : new Fault('cross_site_request'));
  };
}

function isSameOrigin(request: Request, publicOrigin: string | undefined): boolean {
  const site = request.get('Sec-Fetch-Site');
  const origin = request.get('Origin');
  if (site !== undefined && site !== 'same-origin') return false;
  // A page under `Referrer-Policy: no-referrer` sends its forms with Origin: null.
  if (site !== undefined && origin === 'null') return true;
  if (origin !== undefined) return origin === publicOrigin || isOwnHost(request, origin);
  return site !== undefined || isNoPlainForm(request);
}

/** The edge hands on the host that the browser asked for; the scheme may have changed on the way. */
function isOwnHost(request: Request, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

function isNoPlainForm(request: Request): boolean {
  return request.method !== 'POST' || Boolean(request.is('application/json'));
}
