/** The routes that every visitor reads. They never open a session. */
import { pressPageSize, readSearchText } from '@site/contract';
import type { Express, Request, RequestHandler, Response } from 'express';
import { PressError } from '../errors';
import { listArticles, readCursor, type ListQuery } from '../services/articles/list-articles';
import { isVisible, presentArticle } from '../services/articles/present-article';
import type { Parts } from '../wiring';
import { paths } from './paths';
import { articleIdOf, siteIdOf } from './set-up-parameters';

export function setUpPublicArticles(app: Express, parts: Parts): void {
  const { articles, publicCaching, limitReads, now } = parts;

  const search = [onlySearches, parts.limitSearches];
  app.get(paths.articles, limitReads, search, async (request: Request, response: Response) => {
    const text = parseSearchText(request);
    const query = { siteId: siteIdOf(response), ...parseListQuery(request) };
    const isAdministrator = await publicCaching.mark(request, response);
    // Not cached: an invented text must not evict copies that are needed in an outage.
    response.set('Cache-Control', 'private, no-store');
    response.json(await parts.searchArticles({ ...query, text, isAdministrator }));
  });

  app.get(paths.articles, async (request, response) => {
    const query = { siteId: siteIdOf(response), ...parseListQuery(request) };
    const isAdministrator = await publicCaching.mark(request, response);
    response.json(await listArticles(articles, { ...query, isAdministrator }, now()));
  });

  app.get(paths.article, limitReads, async (request, response) => {
    const article = await articles.read(siteIdOf(response), articleIdOf(response));
    if (!article) throw new PressError('article_not_found');
    const isAdministrator = await publicCaching.mark(request, response);
    if (!isAdministrator && !isVisible(article, now())) throw new PressError('article_not_found');
    response.json(presentArticle(article, now()));
  });
}

/** The next route answers a list without `q`. */
const onlySearches: RequestHandler = (request, _response, next) => {
  next('q' in request.query ? undefined : 'route');
};

const maxPageSize = 50;

/** @throws PressError `invalid_query` for a limit outside 1..50 or a malformed cursor */
function parseListQuery({ query }: Request): Pick<ListQuery, 'after' | 'limit'> {
  return { after: parseAfter(query['after']), limit: parseLimit(query['limit']) };
}

/** @throws PressError `invalid_query` for a text that readSearchText refuses */
function parseSearchText({ query }: Request): string {
  const given = query['q'];
  const text = typeof given === 'string' ? readSearchText(given) : undefined;
  if (text === undefined) throw malformed('q');
  return text;
}

function parseLimit(given: unknown): number {
  if (given === undefined) return pressPageSize;
  const limit = typeof given === 'string' && /^\d{1,2}$/.test(given) ? Number(given) : 0;
  if (limit < 1 || limit > maxPageSize) throw malformed('limit');
  return limit;
}

function parseAfter(given: unknown): ListQuery['after'] {
  if (given === undefined) return undefined;
  const position = typeof given === 'string' ? readCursor(given) : undefined;
  if (!position) throw malformed('after');
  return position;
}

function malformed(field: string): PressError {
  return new PressError('invalid_query', { fields: [{ field, code: 'malformed' }] });
}
