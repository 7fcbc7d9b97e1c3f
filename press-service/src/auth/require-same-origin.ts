import type { Request, RequestHandler } from 'express';
import { isOriginOf } from '@site/service-kit/http';
import { PressError } from '../errors';

/**
 * Refuses state-changing requests that another site caused. Browsers name the origin of a request; a caller
 * without any such header is not a browser, and is accepted only with a request that a plain form cannot send: a JSON
 * body, PUT or DELETE.
 */
export function requireSameOrigin(publicOrigin: string | undefined): RequestHandler {
  return (request, _response, next) => {
    next(isSameOrigin(request, publicOrigin) ? undefined : new PressError('cross_site_request'));
  };
}

function isSameOrigin(request: Request, publicOrigin: string | undefined): boolean {
  const site = request.get('Sec-Fetch-Site');
  const origin = request.get('Origin');
  if (site !== undefined && site !== 'same-origin') return false;
  // A page under `Referrer-Policy: no-referrer` sends its forms with Origin: null.
  if (site !== undefined && origin === 'null') return true;
  // The edge forwards the browser's host.
  if (origin !== undefined) return origin === publicOrigin || isOriginOf(origin, [request.host]);
  return site !== undefined || request.method !== 'POST' || Boolean(request.is('application/json'));
}
