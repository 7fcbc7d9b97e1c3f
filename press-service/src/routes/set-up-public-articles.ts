/** The routes that every visitor reads. They never open a session. */
import type { Express, RequestHandler } from 'express';
import type { ArticleStore } from '../data/press-store';
import { PressError } from '../errors';
import type { PublicCaching } from '../middleware/caching';
import { listArticles } from '../services/articles/list-articles';
import type { PreparedLists } from '../services/articles/prepared-lists';
import { presentArticle } from '../services/articles/present-article';
import { parseListQuery } from './parse/parse-list-query';
import { paths } from './paths';
import { articleIdOf, siteIdOf } from './set-up-parameters';

interface Parts {
  readonly articles: Pick<ArticleStore, 'list' | 'read'>;
  readonly preparedLists: PreparedLists;
  readonly publicCaching: PublicCaching;
  readonly limitReads: RequestHandler;
}

export function setUpPublicArticles(app: Express, parts: Parts): void {
  const { articles, preparedLists, publicCaching, limitReads } = parts;

  app.get(paths.articles, limitReads, async (request, response) => {
    const query = { siteId: siteIdOf(response), ...parseListQuery(request) };
    const prepare = async () => JSON.stringify(await listArticles(articles, query));
    const body = (await publicCaching.mark(request, response))
      ? await prepare()
      : await preparedLists.take(JSON.stringify(query), prepare);
    response.type('json').send(body);
  });

  app.get(paths.article, limitReads, async (request, response) => {
    const article = await articles.read(siteIdOf(response), articleIdOf(response));
    if (!article) throw new PressError('article_not_found');
    await publicCaching.mark(request, response);
    response.json(presentArticle(article));
  });
}
