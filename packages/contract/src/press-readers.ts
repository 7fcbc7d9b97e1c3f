/** Validation of responses of the press API. */
import {
  pictureNamePattern,
  type AdminSession,
  type Article,
  type ArticleList,
  type ArticlePicture,
  type ArticleSummary,
  type ListSearch,
  type ViewCount,
} from './press';

/**
 * Validates external data, which is `unknown` until one of these functions returns it. @throws TypeError naming the
 * field
 */
export function readArticleList(value: unknown): ArticleList {
  const { articles, next, search } = asRecord(value, 'article list');
  if (!Array.isArray(articles)) throw new TypeError('articles is not a list');
  return {
    articles: articles.map(readSummary),
    next: next === null ? null : text(next, 'next'),
    ...(search !== undefined && { search: readSearch(search) }),
  };
}

function readSearch(value: unknown): ListSearch {
  const search = asRecord(value, 'search');
  return {
    text: text(search['text'], 'search.text'),
    ...(search['count'] !== undefined && { count: count(search['count'], 'search.count') }),
    isComplete: search['isComplete'] === true,
  };
}

export function readArticle(value: unknown): Article {
  const { content, picture } = asRecord(value, 'article');
  return {
    ...readSummary(value),
    content: text(content, 'content'),
    ...(picture !== undefined && { picture: readPicture(picture) }),
  };
}

function readPicture(value: unknown): ArticlePicture {
  const picture = asRecord(value, 'picture');
  const name = text(picture['name'], 'picture.name');
  if (!pictureNamePattern.test(name)) throw new TypeError('picture.name is not a picture name');
  return {
    name,
    alt: text(picture['alt'], 'picture.alt'),
    shareBytes: count(picture['shareBytes'], 'picture.shareBytes'),
  };
}

export function readViewCount(value: unknown): ViewCount {
  return { views: count(asRecord(value, 'view count')['views'], 'views') };
}

export function readAdminSession(value: unknown): AdminSession {
  const session = asRecord(value, 'session');
  return { email: text(session['email'], 'email'), uid: text(session['uid'], 'uid') };
}

function readSummary(value: unknown): ArticleSummary {
  const article = asRecord(value, 'article');
  return {
    id: text(article['id'], 'id'),
    siteId: text(article['siteId'], 'siteId'),
    title: text(article['title'], 'title'),
    summary: text(article['summary'], 'summary'),
    date: text(article['date'], 'date'),
    ...(article['updatedAt'] !== undefined && {
      updatedAt: text(article['updatedAt'], 'updatedAt'),
    }),
    ...(article['isScheduled'] === true && { isScheduled: true }),
    views: count(article['views'], 'views'),
  };
}

function asRecord(value: unknown, what: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new TypeError(`${what} is not an object`);
}

function text(value: unknown, field: string): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`${field} is not a string`);
}

function count(value: unknown, field: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new TypeError(`${field} is not a count`);
}
