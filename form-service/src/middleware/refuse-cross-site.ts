import type { Request, RequestHandler } from 'express';
import { isOriginOf } from '@site/service-kit/http';
import { FormError } from '../errors';

/**
 * A page of another site must not register people through their browsers. A page cannot forge `Sec-Fetch-Site`, so it
 * decides if present; older browsers send at least an Origin. A post with neither does not come from a browser and has
 * nobody's authority. press-service, whose cookie is such an authority, is stricter.
 */
export const refuseCrossSite: RequestHandler = (req, _res, next) => {
  if (isCrossSite(req)) throw new FormError('cross_site');
  next();
};

function isCrossSite(req: Request): boolean {
  const site = req.get('sec-fetch-site');
  // Also with `Origin: null`, which Chrome sends for a form under the referrer policy no-referrer.
  if (site === 'same-origin' || site === 'none') return false;
  const origin = req.get('origin');
  if (site === 'cross-site') return true;
  return origin !== undefined && !isOriginOf(origin, [req.host, req.get('host')]);
}
