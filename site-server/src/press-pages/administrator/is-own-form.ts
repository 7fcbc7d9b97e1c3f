import type { IncomingHttpHeaders } from 'node:http';
import { isOriginOf } from '@site/service-kit/http';

/**
 * Whether a form was posted from a page of this site. Every browser that we support names the origin of a POST, so one
 * without either header is refused: the service would accept the JSON that this server sends instead.
 */
export function isOwnForm(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  // A page under `Referrer-Policy: no-referrer` sends its forms with Origin: null.
  if (origin === undefined || origin === 'null') return site !== undefined;
  const hosts = [String(headers['x-forwarded-host'] ?? ''), headers.host];
  return isOriginOf(origin, hosts);
}
