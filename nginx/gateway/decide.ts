/**
 * The routing rules of the edge as one pure function: what answers a request and how long it may be kept.
 * nginx/conf says the same in nginx's words; nginx/cases.ts holds both to it.
 */
import {
  canonicalPath,
  encodePath,
  matchRoute,
  redirects,
  tourPagePattern,
  tourSecurityPolicy,
} from '@site/contract';

export type Cache = 'immutable' | 'no-cache' | 'no-store' | 'day';

export type Decision =
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly location: string }
  | {
      readonly kind: 'file';
      readonly file: string;
      readonly cache: Cache;
      /** Another policy than a file's. */
      readonly policy?: string;
    }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'live-page' }
  | { readonly kind: 'sitemap' }
  | { readonly kind: 'press' }
  | { readonly kind: 'forms' }
  | { readonly kind: 'not-found-page' }
  | { readonly kind: 'bad-request' };

const formEndpoints = /^\/forms\/(popup|visit|inquiry)$/;

/** @param url path and query as the client sent them */
export function decide(url: string): Decision {
  const [encoded, query] = splitOnce(url, '?');
  if (encoded.startsWith('/api/press/')) return { kind: 'press' };
  if (formEndpoints.test(encoded)) return { kind: 'forms' };
  const path = canonicalPath(encoded);
  if (path === undefined || path.includes('\0')) return { kind: 'bad-request' };
  const file = fileDecision(path);
  if (file) return file;
  const redirect = redirects.find(({ from }) => from === path);
  if (redirect) return redirectTo(redirect.to, redirect.status, undefined);
  const match = matchRoute(path);
  if (!match) return { kind: 'not-found-page' };
  // One address a page: NFC, no trailing slash.
  if (decodeURIComponent(encoded) !== path) return redirectTo(path, 308, query);
  return match.route.render === 'live' ? { kind: 'live-page' } : { kind: 'page', path };
}

function fileDecision(path: string): Decision | undefined {
  // A folder has no page either: below these, nothing but files and plain text.
  if (/^\/(remotes|shell)(\/|$)/.test(path))
    return { kind: 'file', file: path, cache: 'immutable' };
  if (tourPagePattern.test(path))
    return { kind: 'file', file: path, cache: 'no-cache', policy: tourSecurityPolicy };
  if (path.startsWith('/media/')) return { kind: 'file', file: path, cache: 'immutable' };
  if (path === '/release.json')
    return { kind: 'file', file: '/current/release.json', cache: 'no-cache' };
  if (path === '/sitemap.xml') return { kind: 'sitemap' };
  if (path === '/robots.txt')
    return { kind: 'file', file: '/current/pages/robots.txt', cache: 'no-cache' };
  if (/^\/[\w.-]+\.(svg|png|ico|pdf|webmanifest|txt)$/.test(path))
    return { kind: 'file', file: `/public${path}`, cache: 'day' };
  return undefined;
}

function redirectTo(path: string, status: 302 | 308, query: string | undefined): Decision {
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
