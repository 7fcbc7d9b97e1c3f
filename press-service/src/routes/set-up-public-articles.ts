/** The routes that every visitor reads. They never open a session. */
import type { Express, Request, RequestHandler, Response } from 'express';
import type { ArticleStore } from '../data/press-store';
import { PressError } from '../errors';
import type { PublicCaching } from '../middleware/caching';
import { listArticles } from '../services/articles/list-articles';
import { presentArticle } from '../services/articles/present-article';
import type { SearchArticles } from '../services/articles/search-articles';
import { isVisible } from '../services/articles/visible';
import { parseListQuery, parseSearchText } from './parse/parse-list-query';
import { paths } from './paths';
import { articleIdOf, siteIdOf } from './set-up-parameters';

interface Parts {
  readonly articles: Pick<ArticleStore, 'list' | 'read'>;
  readonly publicCaching: PublicCaching;
  readonly limitReads: RequestHandler;
  readonly searchArticles: SearchArticles;
  readonly limitSearches: RequestHandler;
  readonly now: () => number;
}

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
