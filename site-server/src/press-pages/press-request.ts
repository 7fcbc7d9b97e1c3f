/**
 * What a press address asks for, and the cache that may serve it: the known query parameters, each once, and nothing else of
 * the visitor's query.
 */
import {
  articleCursorPattern,
  articleIdPattern,
  encodePath,
  listPagesPattern,
} from '@site/contract';
import { firstValue, pathOf } from '../requests/request-target';

/**
 * lists: first pages, one per site. cursors: further pages. articles: every well-formed id. Three stores,
 * so that no invented address evicts a copy that is needed in an outage.
 */
export type Copies = 'lists' | 'cursors' | 'articles';

export interface PressRequest {
  /** Path and query, without what the visitor added; also the cache key. */
  readonly target: string;
  /** undefined: never cached. */
  readonly copies?: Copies;
}

const knownLimit = /^(?:[1-9]\d?)?$/;
const plainId = /^[\w-]+$/;

/** @param path canonical, of a list @param url as it was sent @param names of its query parameters, in canonical order */
export function listRequest(
  path: string,
  url: string,
  names: readonly ('after' | 'pages' | 'limit' | 'q')[],
): PressRequest {
  const given = names.flatMap((name): [string, string][] => {
    const value = firstValue(url, name);
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
    pages === undefined
      ? articleCursorPattern.test(after ?? '')
      : after === undefined && listPagesPattern.test(pages);
  return isKnown ? { target, copies: 'cursors' } : { target };
}

/** @param url as it was sent, whose path is used for a malformed id */
export function articleRequest(folder: string, id: string, url: string): PressRequest {
  if (!plainId.test(id)) return { target: pathOf(url) };
  const target = `${encodePath(folder)}/${id}`;
  return articleIdPattern.test(id) ? { target, copies: 'articles' } : { target };
}
