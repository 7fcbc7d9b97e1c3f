/**
 * The routing rules of the edge as one pure function: which server answers a request and how long the response may be
 * cached. nginx/conf has the same rules; nginx/cases.ts compares the two.
 */
import {
  articlesUrl,
  calendarPathPattern,
  canonicalPath,
  encodePath,
  picturesUrl,
  reportsUrl,
  tourPagePattern,
} from '@site/contract';
import type { SiteAddresses } from '@site/contract/site-table';
import { articleRequest, firstValue, listRequest, type PressRequest } from './press-request';

export type Cache = 'immutable' | 'no-cache' | 'day';

export type RoutedRequest =
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly location: string }
  | {
      readonly kind: 'file';
      readonly file: string;
      readonly cache: Cache;
      /** A policy other than a file's. */
      readonly policy?: 'tour';
    }
  | { readonly kind: 'page'; readonly path: string }
  | ({ readonly kind: 'ssr-page' } & PressRequest)
  | { readonly kind: 'sitemap' }
  | { readonly kind: 'feed'; readonly target: string }
  /** `read`: a list or an article of the API. `countsView`: a read that is limited like a write. */
  | { readonly kind: 'press'; readonly read?: PressRequest; readonly countsView?: boolean }
  | { readonly kind: 'picture' }
  | { readonly kind: 'picture-upload' }
  | { readonly kind: 'forms' }
  | { readonly kind: 'reports' }
  | { readonly kind: 'security-txt' }
  | { readonly kind: 'not-found-page' }
  | { readonly kind: 'not-found-file' }
  | { readonly kind: 'bad-request' };

const apiArticles = /^\/api\/press\/([^/]+)\/articles(?:\/([^/]+))?(\/views)?$/;
const formEndpoints = /^\/forms\/(popup|visit|inquiry|registration)$/;

/**
 * @param url path and query as the client sent them
 * @param addresses of the live release
 */
export function routeRequest(url: string, addresses: SiteAddresses): RoutedRequest {
  const [encoded, query] = splitOnce(url, '?');
  if (encoded === picturesUrl) return { kind: 'picture-upload' };
  if (encoded.startsWith(`${picturesUrl}/`)) return { kind: 'picture' };
  if (encoded.startsWith('/api/press/')) return routePress(encoded, query, addresses);
  if (formEndpoints.test(encoded)) return { kind: 'forms' };
  if (encoded === reportsUrl) return { kind: 'reports' };
  const path = canonicalPath(encoded);
  if (path === undefined || path.includes('\0')) return { kind: 'bad-request' };
  const file = routeFile(path);
  if (file) return file;
  const redirect = addresses.redirect(path, firstValue(query ?? '', 'types'));
  if (redirect) return redirectTo(redirect.to, redirect.status, undefined);
  const isFeed = addresses.feed(path) !== undefined;
  const match = addresses.match(path);
  if (!match) return { kind: 'not-found-page' };
  // Each page has one address: NFC, no trailing slash.
  if (decodeURIComponent(encoded) !== path) return redirectTo(path, 308, query);
  if (isFeed) return { kind: 'feed', target: encodePath(path) };
  if (match.route.render === 'static') return { kind: 'page', path };
  const { id } = match.params;
  const request =
    id === undefined
      ? listRequest(path, query, ['after', 'pages', 'q'])
      : articleRequest(path.slice(0, path.lastIndexOf('/')), id, encoded);
  return { kind: 'ssr-page', ...request };
}

/** Reads of known sites are forwarded in canonical spelling; any other request is forwarded unchanged. */
function routePress(
  encoded: string,
  query: string | undefined,
  { findSite }: SiteAddresses,
): RoutedRequest {
  const [, site = '', id, views] = apiArticles.exec(canonicalPath(encoded) ?? '') ?? [];
  if (views !== undefined) return { kind: 'press', ...(id !== undefined && { countsView: true }) };
  const known = findSite(site);
  if (!known) return { kind: 'press' };
  const list = decodeURIComponent(articlesUrl(known.key));
  const read =
    id === undefined
      ? listRequest(list, query, ['after', 'limit', 'q'])
      : articleRequest(list, id, encoded);
  return { kind: 'press', ...(read.copies && { read }) };
}

function routeFile(path: string): RoutedRequest | undefined {
  // A release keeps its source maps outside of these folders; a map there by mistake is not sent.
  if (/^\/(remotes|shell|media)\/.+\.map$/.test(path)) return { kind: 'not-found-file' };
  // Nothing below these folders is a page: files, or a 404 in plain text.
  if (/^\/(remotes|shell)(\/|$)/.test(path))
    return { kind: 'file', file: path, cache: 'immutable' };
  if (tourPagePattern.test(path))
    return { kind: 'file', file: path, cache: 'no-cache', policy: 'tour' };
  if (path.startsWith('/media/')) return { kind: 'file', file: path, cache: 'immutable' };
  if (path === '/release.json')
    return { kind: 'file', file: '/current/release.json', cache: 'no-cache' };
  if (path === '/.well-known/security.txt') return { kind: 'security-txt' };
  if (path === '/sitemap.xml') return { kind: 'sitemap' };
  if (path === '/robots.txt')
    return { kind: 'file', file: '/current/pages/robots.txt', cache: 'no-cache' };
  // Revalidated: a moved date must reach those who save it again.
  if (calendarPathPattern.test(path))
    return { kind: 'file', file: `/public${path}`, cache: 'no-cache' };
  if (/^\/[\w.-]+\.(svg|png|ico|pdf|webmanifest|txt)$/.test(path))
    return { kind: 'file', file: `/public${path}`, cache: 'day' };
  return undefined;
}

function redirectTo(path: string, status: 302 | 308, query: string | undefined): RoutedRequest {
  return {
    kind: 'redirect',
    status,
    location: encodePath(path) + (query === undefined ? '' : `?${query}`),
  };
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
