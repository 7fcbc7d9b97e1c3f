// The publishing date: only the administrator sees a scheduled article.
import {
  defaultSite,
  encodePath,
  formatDateTime,
  pressArticlePath,
  readArticleList,
  toSeoulMinute,
} from '@site/contract';
import { urlOf } from '../harness/steps/site-pages';
import { signIn } from '../harness/steps/sign-in';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

const list = urlOf('press-list');
const hourMs = 3_600_000;

test(
  'a scheduled article is marked for the administrator and seen by nobody else [ADMIN-26]',
  { tag: '@desktop' },
  async ({ page, context, browser, baseURL, admin, adminPanel, afterPages }) => {
    await signIn(context, admin);
    await visitHydrated(page, list);
    const title = `예약 ${test.info().testId.slice(-6)} ${test.info().project.name}`;
    const publishAt = toSeoulMinute(new Date(Date.now() + hourMs).toISOString());
    await page.getByLabel('제목').fill(title);
    await page.getByLabel('요약').fill('요약 문장입니다.');
    await page.getByLabel('게시 일시').fill(publishAt);
    await page.getByRole('button', { name: '글 등록' }).click();
    const row = page.locator('tbody tr').filter({ hasText: title });
    await expect(row).toHaveCount(1);
    const api = await context.request.get(
      `${baseURL}/api/press/${encodeURIComponent(defaultSite.key)}/articles?limit=50`,
    );
    const { articles } = readArticleList(await api.json());
    const article = articles.find((one) => one.title === title);
    if (!article) throw new Error('the administrator does not see the article');
    afterPages.push(() => adminPanel.remove(article));
    await expect(row).toContainText(`예약됨 ${formatDateTime(article.date)}`);
    const path = encodePath(pressArticlePath(article.siteId, article.id));

    const visitor = await browser.newContext({ ...(baseURL && { baseURL }) });
    await adminPanel.publish({ title: '나중 글' });
    expect(await (await visitor.request.get(list)).text()).not.toContain(title);
    for (const url of [
      `${list}/feed.xml`,
      '/sitemap.xml',
      `${list}?q=${encodeURIComponent(title)}`,
    ]) {
      const text = await (await visitor.request.get(url)).text();
      expect(text, url).not.toContain(article.id);
    }
    const missing = await visitor.request.get(path, { maxRedirects: 0 });
    expect(missing.status()).toBe(302);
    await visitor.close();
    const served = await (await context.request.get(list)).text();
    expect(served).toContain(`예약됨 ${formatDateTime(article.date)}`);

    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('dl')).toContainText(`예약됨 ${formatDateTime(article.date)}`);
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: '수정' }).click();
    await expect(page.getByLabel('게시 일시')).toHaveValue(publishAt);
    await page.getByLabel('게시 일시').fill('2025-01-02T03:04');
    await page.getByRole('button', { name: '수정' }).click();
    await expect(page.locator('dl time')).toHaveText('2025. 1. 2. 오전 3:04');
  },
);
