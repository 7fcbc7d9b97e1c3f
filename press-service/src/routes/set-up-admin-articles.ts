/**
 * The administrator's changes. Each is durable before it is answered; then follow the access log and, last, the pictures, which may take the store longer.
 */
import { articleUrl } from '@site/contract';
import type { Express, RequestHandler } from 'express';
import { PressError } from '../errors';
import { requireAdministrator } from '../auth/session';
import { readJson } from '../middleware/read-json';
import { presentArticle } from '../services/articles/present-article';
import type { Parts } from '../wiring';
import { parseDraft, parseIdempotencyKey } from './parse-publication';
import { paths } from './paths';
import { articleIdOf, siteIdOf } from './set-up-parameters';

export function setUpAdminArticles(app: Express, parts: Parts): void {
  const { articles, articlePictures, publishArticle, editArticle, now } = parts;
  const record = (action: 'publish' | 'edit' | 'delete', subject: string) =>
    parts.recordAccess({ actor: 'administrator', action, outcome: 'done', subject });

  const publish: RequestHandler = async (request, response) => {
    const siteId = siteIdOf(response);
    const draft = parseDraft(request.body);
    const idempotencyKey = parseIdempotencyKey(request);
    const { article, isRepeated } = await publishArticle({ siteId, draft, idempotencyKey });
    if (!isRepeated) record('publish', article.id);
    await articlePictures.release(undefined, article);
    response
      .status(isRepeated ? 200 : 201)
      .location(articleUrl(siteId, article.id))
      .json(presentArticle(article, now()));
  };

  const edit: RequestHandler = async (request, response) => {
    const draft = parseDraft(request.body);
    const change = await editArticle(siteIdOf(response), articleIdOf(response), draft);
    if (!change) throw new PressError('article_not_found');
    record('edit', change.edited.id);
    await articlePictures.release(change.before, change.edited);
    response.json(presentArticle(change.edited, now()));
  };

  const remove: RequestHandler = async (_request, response) => {
    const [siteId, id] = [siteIdOf(response), articleIdOf(response)];
    const present = await articles.read(siteId, id);
    if (present) await articlePictures.prepareRelease(present);
    const isRemoved = await articles.remove(siteId, id);
    if (!isRemoved) throw new PressError('article_not_found');
    record('delete', id);
    await articlePictures.release(present);
    response.status(204).end();
  };

  const administrator = [...parts.adminGuards, requireAdministrator];
  app.post(paths.articles, administrator, readJson, publish);
  app.put(paths.article, administrator, readJson, edit);
  app.delete(paths.article, administrator, remove);
}
