import type { Request, RequestHandler } from 'express';
import { FormError } from '../errors';

/**
 * Another site's page may not register people from their browsers. `Sec-Fetch-Site` cannot be forged
 * by a page and decides where it is sent; older browsers send at least an Origin. A post with
 * neither does not come from a browser's page and carries nobody's authority.
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
  return site === 'cross-site' || (origin !== undefined && !isOwnOrigin(req, origin));
}

function isOwnOrigin(req: Request, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  const [ours, direct] = [req.host, req.get('host')].map((name) => {
    const address = `${protocol}//${name}`;
    return URL.canParse(address) ? new URL(address).host : undefined;
  });
  return host !== '' && (host === ours || host === direct);
}
