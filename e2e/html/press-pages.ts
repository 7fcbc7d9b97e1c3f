import type { APIRequestContext } from '@playwright/test';
import type { FormIntent } from '@site/contract';
import type { Administrator } from '../harness/site/site';
import { aPicture } from '../harness/steps/article-picture';
import { list, searchFor } from '../harness/steps/press-pages';
import { urlOf } from '../harness/steps/site-pages';
import type { Keep } from './keep';

const draft = { title: '"윤슬" & <호수>', summary: '한 줄 요약', content: '첫째 줄\n\n둘째 줄' };

/** Press list, article and the administrator's forms, as a visitor and as the administrator get them. */
export async function keepPressPages(
  keep: Keep,
  visitor: APIRequestContext,
  administrator: APIRequestContext,
  { email, password }: Administrator,
): Promise<void> {
  const post = (url: string, intent: FormIntent, fields: Readonly<Record<string, string>> = {}) =>
    administrator.post(url, { form: { intent, ...fields } });
  await keep('list-without-articles', 200, visitor.get(list));
  await keep('sign-in-refused', 401, post(list, 'sign-in', { email, password: 'not this one' }));
  await keep('sign-in', 200, post(list, 'sign-in', { email, password }));
  await keep('publish-without-title', 422, post(list, 'publish', { ...draft, title: '' }));
  await keep('preview', 200, post(list, 'publish', { ...draft, step: 'preview' }));
  const key = 'html-checker';
  const scheduled = { ...draft, key, publishAt: '2099-12-01T09:30' };
  await keep('scheduled', 200, post(list, 'publish', scheduled));
  const alt = { pictureName: '', pictureAlt: '단지 전경' };
  const withPicture = { ...draft, ...alt, intent: 'publish', key: `${key}-2` };
  const published = await keep(
    'published-with-picture',
    200,
    administrator.post(list, { multipart: { ...withPicture, picture: aPicture } }),
  );

  const article = articlesIn(published).at(-1) ?? '';
  await keep('article', 200, visitor.get(article));
  await keep('article-signed-in', 200, administrator.get(article));
  await keep('edit', 200, post(article, 'open-edit'));
  await keep('edit-without-title', 422, post(article, 'edit', { ...draft, title: '' }));
  await keep('edited', 200, post(article, 'edit', draft));
  await keep('delete-question', 200, post(article, 'ask-delete'));
  await keep('list', 200, visitor.get(list));
  await keep('search', 200, visitor.get(searchFor('윤슬')));
  await keep('search-without-result', 200, visitor.get(searchFor('없는 낱말')));
  await keep('search-of-a-quote', 200, visitor.get(searchFor('"<&')));
  await keep('admin-page', 200, visitor.get(urlOf('press-admin')));
  await keep('admin-page-signed-in', 200, administrator.get(urlOf('press-admin')));
  await keep('not-found', 404, visitor.get('/no/such/page'));
  await keep(
    'publish-after-sign-out',
    401,
    visitor.post(list, { form: { intent: 'publish', ...draft } }),
  );
}

/** @returns the addresses of the articles that the page links to */
function articlesIn(page: string): string[] {
  return [...page.matchAll(/href="([^"]+\/press\/[\da-f]{24})"/g)].map(([, to = '']) => to);
}
