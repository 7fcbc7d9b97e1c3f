/** The write form of the admin panel. */
import type { Page } from '@playwright/test';
import { articlesUrl, defaultSite, type Article } from '@site/contract';
import { expect } from '../test';

export const publishButton = (page: Page) => page.getByRole('button', { name: '글 등록' });
export const field = (page: Page, label: '제목' | '요약' | '본문') => page.getByLabel(label);

type Written = Pick<Article, 'title' | 'summary' | 'content'>;

export async function write(page: Page, { title, summary, content }: Written) {
  await field(page, '제목').fill(title);
  await field(page, '요약').fill(summary);
  await field(page, '본문').fill(content);
}

export async function expectWritten(page: Page, { title, summary, content }: Written) {
  await expect(field(page, '제목')).toHaveValue(title);
  await expect(field(page, '요약')).toHaveValue(summary);
  await expect(field(page, '본문')).toHaveValue(content);
}

/** @returns what the service stored */
export async function publish(page: Page): Promise<Article> {
  const [answer] = await Promise.all([
    page.waitForResponse(isPublishing),
    publishButton(page).click(),
  ]);
  return (await answer.json()) as Article;
}

export function isPublishing(response: {
  url(): string;
  request(): { method(): string };
}): boolean {
  return (
    response.request().method() === 'POST' && response.url().endsWith(articlesUrl(defaultSite.key))
  );
}
