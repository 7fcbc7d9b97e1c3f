/** The API's addresses as Express matches them, each with the methods it knows. */
import { sessionUrl } from '@site/contract';

const articles = '/api/press/:site/articles';

export type Address =
  'live' | 'ready' | 'session' | 'sessionCheck' | 'articles' | 'article' | 'views';

export const paths: Readonly<Record<Address, string>> = {
  live: '/api/press/health/live',
  ready: '/api/press/health/ready',
  session: sessionUrl,
  sessionCheck: `${sessionUrl}/check`,
  articles,
  article: `${articles}/:id`,
  views: `${articles}/:id/views`,
};

export const methods: Readonly<Record<Address, readonly string[]>> = {
  live: ['GET', 'HEAD'],
  ready: ['GET', 'HEAD'],
  sessionCheck: ['GET', 'HEAD'],
  session: ['GET', 'HEAD', 'POST', 'DELETE'],
  articles: ['GET', 'HEAD', 'POST'],
  article: ['GET', 'HEAD', 'PUT', 'DELETE'],
  views: ['GET', 'HEAD', 'POST'],
};
