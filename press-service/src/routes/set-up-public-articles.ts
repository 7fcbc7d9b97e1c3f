/** The routes that every visitor reads. They never open a session. */
import type { Express, Request, RequestHandler, Response } from 'express';
import type { ArticleStore } from '../data/press-store';
import { PressError } from '../errors';
import type { PublicCaching } from '../middleware/caching';
import { listArticles } from '../services/articles/list-articles';
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
  readonly publicCaching: PublicCaching;
  readonly limitReads: RequestHandler;
  readonly searchArticles: SearchArticles;
  readonly limitSearches: RequestHandler;
  readonly now: () => number;
}

export function setUpPublicArticles(app: Express, parts: Parts): void {
  const { articles, preparedLists, publicCaching, limitReads, now } = parts;

  const search = [onlySearches, parts.limitSearches];
  app.get(paths.articles, limitReads, search, async (request: Request, response: Response) => {
    const text = parseSearchText(request);
    const query = { siteId: siteIdOf(response), ...parseListQuery(request) };
    const isAdministrator = await publicCaching.mark(request, response);
    // Kept by no cache: a made-up text must not push out what is needed in an outage.
    response.set('Cache-Control', 'private, no-store');
    response.json(await parts.searchArticles({ ...query, text, isAdministrator }));
  });

  app.get(paths.articles, async (request, response) => {
    const query = { siteId: siteIdOf(response), ...parseListQuery(request) };
    const isAdministrator = await publicCaching.mark(request, response);
    const prepare = async () =>
      JSON.stringify(await listArticles(articles, { ...query, isAdministrator }, now()));
    const body = isAdministrator
      ? await prepare()
      : await preparedLists.take(JSON.stringify(query), prepare);
    response.type('json').send(body);
  });

  app.get(paths.article, limitReads, async (request, response) => {
    const article = await articles.read(siteIdOf(response), articleIdOf(response));
    if (!article) throw new PressError('article_not_found');
    const isAdministrator = await publicCaching.mark(request, response);
    if (!isAdministrator && !isVisible(article, now())) throw new PressError('article_not_found');
    response.json(presentArticle(article, now()));
  });
}

/** A list without `q` is the next route's. */
const onlySearches: RequestHandler = (request, _response, next) => {
  next('q' in request.query ? undefined : 'route');
};
