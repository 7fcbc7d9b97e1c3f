/**
 * The routing rules of the edge as one pure function: what answers a request and how long it may be kept.
 * nginx/conf says the same in nginx's words; nginx/cases.ts holds both to it.
 */
import {
  articlesUrl,
  canonicalPath,
  encodePath,
  findSite,
  matchRoute,
  redirects,
  reportsUrl,
  tourPagePattern,
} from '@site/contract';
import { articleQuestion, listQuestion, type PressQuestion } from './press-question';

export type Cache = 'immutable' | 'no-cache' | 'no-store' | 'day';

export type Decision =
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly location: string }
  | {
      readonly kind: 'file';
      readonly file: string;
      readonly cache: Cache;
      /** Another policy than a file's. */
      readonly policy?: 'tour';
    }
  | { readonly kind: 'page'; readonly path: string }
  | ({ readonly kind: 'live-page' } & PressQuestion)
  | { readonly kind: 'sitemap' }
  /** `read`: a list or an article of the API. `countsOpening`: a read that is limited like a write. */
  | { readonly kind: 'press'; readonly read?: PressQuestion; readonly countsOpening?: boolean }
  | { readonly kind: 'forms' }
  | { readonly kind: 'reports' }
  | { readonly kind: 'security-txt' }
  | { readonly kind: 'not-found-page' }
  | { readonly kind: 'bad-request' };

const redirectsByPath = new Map(redirects.map((redirect) => [redirect.from, redirect]));
const apiArticles = /^\/api\/press\/([^/]+)\/articles(?:\/([^/]+))?(\/views)?$/;
const formEndpoints = /^\/forms\/(popup|visit|inquiry)$/;

/** @param url path and query as the client sent them */
export function decide(url: string): Decision {
  const [encoded, query] = splitOnce(url, '?');
  if (encoded.startsWith('/api/press/')) return pressDecision(encoded, query);
  if (formEndpoints.test(encoded)) return { kind: 'forms' };
  if (encoded === reportsUrl) return { kind: 'reports' };
  const path = canonicalPath(encoded);
  if (path === undefined || path.includes('\0')) return { kind: 'bad-request' };
  const file = fileDecision(path);
  if (file) return file;
  const redirect = redirectsByPath.get(path);
  if (redirect) return redirectTo(redirect.to, redirect.status, undefined);
  const match = matchRoute(path);
  if (!match) return { kind: 'not-found-page' };
  // One address a page: NFC, no trailing slash.
  if (decodeURIComponent(encoded) !== path) return redirectTo(path, 308, query);
  if (match.route.render === 'static') return { kind: 'page', path };
  const { id } = match.params;
  const question =
    id === undefined
      ? listQuestion(path, query, ['after'])
      : articleQuestion(path.slice(0, path.lastIndexOf('/')), id, encoded);
  return { kind: 'live-page', ...question };
}

/** Reads of known sites are asked in one spelling; everything else goes on as it is. */
function pressDecision(encoded: string, query: string | undefined): Decision {
  const [, site = '', id, views] = apiArticles.exec(canonicalPath(encoded) ?? '') ?? [];
  if (views !== undefined)
    return { kind: 'press', ...(id !== undefined && { countsOpening: true }) };
  const known = findSite(site);
  if (!known) return { kind: 'press' };
  const list = decodeURIComponent(articlesUrl(known.key));
  const read =
    id === undefined
      ? listQuestion(list, query, ['after', 'limit'])
      : articleQuestion(list, id, encoded);
  return { kind: 'press', ...(read.copies && { read }) };
}

function fileDecision(path: string): Decision | undefined {
  // A folder has no page either: below these, nothing but files and plain text.
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
