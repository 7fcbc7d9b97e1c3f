/** The routes that every visitor reads. They never open a session. */
import type { ClientRequest } from 'node:http';
import type { Express, Request, RequestHandler, Response } from 'express';
import type { ArticleStore } from '../data/press-store';
import { PressError } from '../errors';
import type { PublicCaching } from '../middleware/caching';
import { listArticles } from '../services/articles/list-articles';
import type { ListAnswer, ListAnswers } from '../services/articles/list-answers';
import type { PreparedLists } from '../services/articles/prepared-lists';
import { presentArticle } from '../services/articles/present-article';
import type { SearchArticles } from '../services/articles/search-articles';
import { isVisible } from '../services/articles/visible';
import { parseListQuery, parseSearchText } from './parse/parse-list-query';
import { paths } from './paths';
import { articleIdOf, siteIdOf } from './set-up-parameters';

interface Parts {
  readonly articles: Pick<ArticleStore, 'list' | 'read'>;
  readonly preparedLists: PreparedLists;
  readonly listAnswers: ListAnswers;
  readonly publicCaching: PublicCaching;
  readonly limitReads: RequestHandler;
  readonly searchArticles: SearchArticles;
  readonly limitSearches: RequestHandler;
  readonly now: () => number;
}

export function setUpPublicArticles(app: Express, parts: Parts): void {
  const { articles, preparedLists, listAnswers, publicCaching, limitReads, now } = parts;

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
    const prepare = async () =>
      JSON.stringify(await listArticles(articles, { ...query, isAdministrator }, now()));
    if (isAdministrator) return void response.type('json').send(await prepare());
    const list = preparedLists.take(JSON.stringify(query), prepare);
    const body = await list.body;
    response.type('json').send(body);
    if (response.statusCode === 200)
      listAnswers.remember(request.originalUrl, list, toListAnswer(request, response, body));
  });

  app.get(paths.article, limitReads, async (request, response) => {
    const article = await articles.read(siteIdOf(response), articleIdOf(response));
    if (!article) throw new PressError('article_not_found');
    const isAdministrator = await publicCaching.mark(request, response);
    if (!isAdministrator && !isVisible(article, now())) throw new PressError('article_not_found');
    response.json(presentArticle(article, now()));
  });
}

/** The response just sent, for middleware/serve-list-answers.ts. */
function toListAnswer({ path }: Request, response: Response, body: string): ListAnswer {
  const headersOf = (names: readonly string[]) =>
    names.flatMap((name) => [name, String(response.getHeader(name))]);
  // Every outgoing message has it; the types declare it for requests only.
  const names = (response as unknown as ClientRequest).getRawHeaderNames();
  return {
    path,
    headers: headersOf(names),
    headersOf304: headersOf(names.filter((name) => !/^content-(?:type|length)$/i.test(name))),
    etag: String(response.getHeader('ETag')),
    body: Buffer.from(body),
  };
}

/** The next route answers a list without `q`. */
const onlySearches: RequestHandler = (request, _response, next) => {
  next('q' in request.query ? undefined : 'route');
};
