import { articleIdPattern, findSite } from '@site/contract';
import type { Express, Response } from 'express';
import { PressError } from '../errors';

/** `{site}` matches known keys in any Unicode form; an id of another shape is a missing article. */
export function setUpParameters(app: Express): void {
  app.param('site', (_request, response, next, given: string) => {
    const site = findSite(given);
    response.locals['siteId'] = site?.key;
    next(site ? undefined : new PressError('unknown_site'));
  });
  app.param('id', (_request, response, next, given: string) => {
    const isId = articleIdPattern.test(given);
    response.locals['articleId'] = given;
    next(isId ? undefined : new PressError('article_not_found'));
  });
}

export function siteIdOf(response: Response): string {
  return response.locals['siteId'] as string;
}

export function articleIdOf(response: Response): string {
  return response.locals['articleId'] as string;
}
