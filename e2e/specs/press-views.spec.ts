// The view count of an article, which is exact.
import type { Page } from '@playwright/test';
import { viewsUrl } from '@site/contract';
import { hasBackForwardCache } from '../harness/browser/back-forward-cache';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';
import { list, addressOf, countDown, readViews } from '../harness/steps/press-pages';

test.describe('the view count', () => {
  const shown = (page: Page) => page.locator('[data-view-count]');

  test(
    'is one more for each opening: by address, by reload, by a link in the page [ARTICLE-6]',
    { tag: '@mobile' },
    async ({ page, adminPanel, request }) => {
      const article = await adminPanel.publish({ title: '세는 기사' });
      await visitHydrated(page, addressOf(article));
      await expect(shown(page)).toHaveText('1');
      await page.reload();
      await expect(shown(page)).toHaveText('2');
      const link = page.getByRole('link', { name: article.title });
      // An edge may show the list of a second ago, kept for a visitor of another spec.
      await expect(async () => {
        await visitHydrated(page, list);
        await expect(link).toBeVisible({ timeout: 500 });
      }).toPass();
      await link.click();
      await expect(shown(page)).toHaveText('3');
      expect(await readViews(request, article)).toBe(3);
    },
  );

  test(
    'does not change on a read, a HEAD request, a prefetch or a prerendering [ARTICLE-7]',
    {
      tag: '@desktop',
    },
    async ({ page, adminPanel, request, baseURL }) => {
      const article = await adminPanel.publish({ title: '세지 않는 기사' });
      const views = `${baseURL}${viewsUrl(article.siteId, article.id)}`;
      await request.get(addressOf(article));
      await request.head(addressOf(article));
      await request.head(views);
      await request.post(views, { headers: { 'Sec-Purpose': 'prefetch' } });
      await request.post(views, { headers: { 'Sec-Purpose': 'prefetch;prerender' } });
      await visitHydrated(page, list);
      expect(await readViews(request, article)).toBe(0);
    },
  );

  test(
    'is exact when many visitors open the article at once [ARTICLE-8]',
    { tag: '@desktop' },
    async ({ adminPanel, request }) => {
      const article = await adminPanel.publish({ title: '함께 여는 기사' });
      const url = viewsUrl(article.siteId, article.id);
      const answers = await Promise.all(Array.from({ length: 20 }, () => request.post(url)));
      const counts = await Promise.all(
        answers.map(async (answer) => ((await answer.json()) as { views: number }).views),
      );
      expect(counts.toSorted((a, b) => a - b)).toEqual(countDown(20).map(Number).toReversed());
    },
  );

  test(
    'stays while the popup opens and closes over the article',
    { tag: '@mobile' },
    async ({ page, adminPanel, request }) => {
      const article = await adminPanel.publish({ title: '팝업 아래 기사' });
      await visitHydrated(page, addressOf(article));
      await expect(shown(page)).toHaveText('1');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: '방문예약', exact: true })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await readViews(request, article)).toBe(1);
    },
  );

  test(
    'stays when the back/forward cache shows the article again [ARTICLE-7]',
    { tag: '@desktop' },
    async ({ playwright, launchOptions, adminPanel, request, baseURL }) => {
      test.skip(
        !(await hasBackForwardCache(baseURL ?? '')),
        'this browser has no back/forward cache',
      );
      const article = await adminPanel.publish({ title: '뒤로 돌아온 기사' });
      // Playwright switches the cache off by default.
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      try {
        const page = await browser.newPage({ baseURL: baseURL ?? '' });
        await page.addInitScript(() => {
          addEventListener('pageshow', ({ persisted }) => {
            if (persisted) document.documentElement.dataset['restored'] = 'true';
          });
        });
        await visitHydrated(page, addressOf(article));
        await expect(shown(page)).toHaveText('1');
        await page.goto('/robots.txt');
        await page.evaluate(() => history.back());
        await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
        await expect(shown(page)).toHaveText('1');
        expect(await readViews(request, article)).toBe(1);
      } finally {
        await browser.close();
      }
    },
  );
});
