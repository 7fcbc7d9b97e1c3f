import type { Request, RequestHandler } from 'express';
import { isOriginOf } from '@site/service-kit/http';
import { FormError } from '../errors';

/**
 * Another site's page may not register people from their browsers. `Sec-Fetch-Site` cannot be forged by a page and
 * decides where it is sent; older browsers send at least an Origin. A post with neither does not come from a browser's
 * page and carries no one's authority. press-service, whose cookie is such an authority, is stricter.
 */
export const refuseCrossSite: RequestHandler = (req, _res, next) => {
  if (isCrossSite(req)) throw new FormError('cross_site');
  next();
};

function isCrossSite(req: Request): boolean {
  const site = req.get('sec-fetch-site');
  // Also with `Origin: null`, which Chrome sends for a form where the referrer policy is no-referrer.
  if (site === 'same-origin' || site === 'none') return false;
  const origin = req.get('origin');
  if (site === 'cross-site') return true;
  return origin !== undefined && !isOriginOf(origin, [req.host, req.get('host')]);
}
