/**
 * The upstream request for a press address, and the cache that may serve it: the known query parameters, each once, and
 * nothing else of the visitor's query. The same rules as nginx/conf/http/press-queries.conf and press-cache.conf.
 */
import {
  articleCursorPattern,
  articleIdPattern,
  encodePath,
  listPagesPattern,
} from '@site/contract';

/**
 * lists: first pages, one per site. cursors: further pages. articles: every well-formed id. Three stores,
 * so that no invented address evicts a copy that is needed in an outage.
 */
export type Copies = 'lists' | 'cursors' | 'articles';

export interface PressRequest {
  /** Path and query of the upstream request; also the cache key. */
  readonly target: string;
  /** undefined: never cached. */
  readonly copies?: Copies;
}

const knownLimit = /^(?:[1-9]\d?)?$/;
const plainId = /^[\w-]+$/;

/** @param path canonical, of a list @param names of its query parameters, in canonical order */
export function listRequest(
  path: string,
  query: string | undefined,
  names: readonly ('after' | 'pages' | 'limit' | 'q')[],
): PressRequest {
  const given = names.flatMap((name): [string, string][] => {
    const value = firstValue(query ?? '', name);
    return value === undefined ? [] : [[name, value]];
  });
  const {
    after,
    pages,
    limit = '',
    q,
  } = Object.fromEntries(given) as Partial<Record<(typeof names)[number], string>>;
  const written = given.map(([name, value]) => `${name}=${value}`).join('&');
  const target = encodePath(path) + (written && `?${written}`);
  // A search: their number is unlimited.
  if (q !== undefined || !knownLimit.test(limit)) return { target };
  if (after === undefined && pages === undefined) return { target, copies: 'lists' };
  const isKnown =
    after === undefined || pages === undefined
      ? articleCursorPattern.test(after ?? '') || listPagesPattern.test(pages ?? '')
      : false;
  return isKnown ? { target, copies: 'cursors' } : { target };
}

/** @param encoded path as it was sent, used for a malformed id */
export function articleRequest(folder: string, id: string, encoded: string): PressRequest {
  if (!plainId.test(id)) return { target: encoded };
  const target = `${encodePath(folder)}/${id}`;
  return articleIdPattern.test(id) ? { target, copies: 'articles' } : { target };
}

/** @returns the first value of a query parameter as it was sent; an empty value counts as none */
export function firstValue(query: string, name: string): string | undefined {
  return new RegExp(`(?:^|&)${name}=([^&]+)`).exec(query)?.[1];
}
