/** The API's paths as Express matches them, each with its methods. */
import type { Express } from 'express';
import { picturesUrl, sessionUrl } from '@site/contract';
import { PressError } from '../errors';

const articles = '/api/press/:site/articles';

type Address =
  | 'live'
  | 'ready'
  | 'session'
  | 'sessionCheck'
  | 'pictures'
  | 'pictureFile'
  | 'articles'
  | 'article'
  | 'views';

export const paths: Readonly<Record<Address, string>> = {
  live: '/api/press/health/live',
  ready: '/api/press/health/ready',
  session: sessionUrl,
  sessionCheck: `${sessionUrl}/check`,
  pictures: picturesUrl,
  pictureFile: `${picturesUrl}/:name/:file`,
  articles,
  article: `${articles}/:id`,
  views: `${articles}/:id/views`,
};

const methods: Readonly<Record<Address, readonly string[]>> = {
  live: ['GET', 'HEAD'],
  ready: ['GET', 'HEAD'],
  sessionCheck: ['GET', 'HEAD'],
  session: ['GET', 'HEAD', 'POST', 'DELETE'],
  pictures: ['POST'],
  pictureFile: ['GET', 'HEAD'],
  articles: ['GET', 'HEAD', 'POST'],
  article: ['GET', 'HEAD', 'PUT', 'DELETE'],
  views: ['GET', 'HEAD', 'POST'],
};

/** Another method on a known path: 405 with the allowed ones. */
export function setUpWrongMethods(app: Express): void {
  for (const name of Object.keys(paths) as Address[]) {
    app.all(paths[name], (_request, _response, next) => {
      next(new PressError('method_not_allowed', { headers: { Allow: methods[name].join(', ') } }));
    });
  }
}
