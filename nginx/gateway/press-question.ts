/**
 * What is asked of an inner server about press, and which copies may answer: the queries that are known, each once, and
 * nothing else of what a visitor wrote. The same as nginx/conf/http/press-queries.conf and press-cache.conf.
 */
import { articleIdPattern, encodePath } from '@site/contract';

/**
 * lists: first pages, as many as there are sites. cursors: further pages. articles: whatever has the form of an id. Kept
 * apart, so that nothing a visitor can make up pushes out what the others need in an outage.
 */
export type Copies = 'lists' | 'cursors' | 'articles';

export interface PressQuestion {
  /** Path and query as the inner server is asked; the key of the copy, too. */
  readonly question: string;
  /** None: asked each time, kept nowhere. */
  readonly copies?: Copies;
}

const knownCursor = /^[0-9a-z]{1,9}-[0-9a-f]{24}$/;
const knownLimit = /^(?:[1-9]\d?)?$/;
const plainId = /^[\w-]+$/;

/** @param path canonical, of a list @param names of the queries that it knows, in their one order */
export function listQuestion(
  path: string,
  query: string | undefined,
  names: readonly ('after' | 'limit')[],
): PressQuestion {
  const given = names.flatMap((name): [string, string][] => {
    const value = firstValue(query ?? '', name);
    return value === undefined ? [] : [[name, value]];
  });
  const { after, limit = '' } = Object.fromEntries(given) as { after?: string; limit?: string };
  const written = given.map(([name, value]) => `${name}=${value}`).join('&');
  const question = encodePath(path) + (written && `?${written}`);
  if (!knownLimit.test(limit)) return { question };
  if (after === undefined) return { question, copies: 'lists' };
  return knownCursor.test(after) ? { question, copies: 'cursors' } : { question };
}

/** @param encoded path as it was sent, for an id that is none */
export function articleQuestion(folder: string, id: string, encoded: string): PressQuestion {
  if (!plainId.test(id)) return { question: encoded };
  const question = `${encodePath(folder)}/${id}`;
  return articleIdPattern.test(id) ? { question, copies: 'articles' } : { question };
}

/** As it was sent; an empty one is none. */
function firstValue(query: string, name: string): string | undefined {
  return new RegExp(`(?:^|&)${name}=([^&]+)`).exec(query)?.[1];
}
