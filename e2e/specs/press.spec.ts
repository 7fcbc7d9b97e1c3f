// Press for visitors: the list by ten, and an article.
import type { Page } from '@playwright/test';
import { articlesUrl, formatDate, formatDateTime, pressPageSize } from '@site/contract';
import { markTab, isMarked } from '../harness/steps/in-app';
import { expect, test } from '../harness/test';
import { hydrate } from '../harness/steps/hydrated';
import { waitForRemotes, visitHydrated } from '../harness/steps/visit';
import { list, addressOf, countDown } from '../harness/steps/press-pages';

const rows = (page: Page) => page.locator('tbody tr');
const numbers = (page: Page) => page.locator('tbody td:first-child').allInnerTexts();
const titles = (page: Page) => page.locator('tbody td:nth-child(2)').allInnerTexts();
const more = (page: Page) => page.getByRole('button', { name: '더보기' });

test.describe('the list', () => {
  // A hovered row prefetches its article, which another spec may just have deleted.
  test.use({ allowedProblems: { requests: /^404 .*\/articles\/[0-9a-f]{24}$/ } });

  test('shows ten, then ten more while there are any, numbers counting down from its length [PRESS-1, PRESS-2, PRESS-3, PRESS-4, PRESS-5, PRESS-6, PRESS-7, PRESS-8, PRESS-9, TEXT-4]', async ({
    page,
    adminPanel,
  }) => {
    const prefix = `목록 ${test.info().testId.slice(-6)}`;
    const drafts = Array.from({ length: 12 }, (_, i) => ({ title: `${prefix} 소식 ${i + 1}` }));
    const published = await adminPanel.publishYesterday(drafts);
    await visitHydrated(page, list);
    await expect(page.locator('thead th')).toHaveText([
      '번호',
      '제목',
      '작성자',
      '작성일',
      '조회수',
    ]);
    await expect(rows(page)).toHaveCount(pressPageSize);
    expect(await numbers(page)).toEqual(countDown(pressPageSize));

    for (let shown = pressPageSize; await more(page).isVisible();) {
      await more(page).click();
      // Another spec may have deleted its articles meanwhile: then these were the last.
      await expect
        .poll(async () => {
          // One after the other: the count is valid only when no request is pending.
          if (await page.getByRole('button', { name: '불러오는 중...' }).isVisible()) return false;
          return (await rows(page).count()) > shown || !(await more(page).isVisible());
        })
        .toBe(true);
      const now = await rows(page).count();
      if (now < shown + pressPageSize) await expect(more(page)).toHaveCount(0);
      shown = now;
      expect(await numbers(page)).toEqual(countDown(shown));
    }
    const ours = (await titles(page)).filter((title) => title.startsWith(prefix));
    expect(ours).toEqual(drafts.map(({ title }) => title).toReversed());

    const [newest] = published.toReversed();
    const row = rows(page).filter({ hasText: newest?.title ?? '' });
    await expect(row.locator('td').nth(2)).toHaveText('관리자');
    await expect(row.locator('td').nth(3)).toHaveText(formatDate(newest?.date ?? ''));
    await expect(row.locator('time')).toHaveAttribute('datetime', newest?.date ?? '');
    await expect(row.locator('td').nth(4)).toHaveText(/0$/);
    await expect(row.getByRole('link')).toHaveAttribute('href', newest ? addressOf(newest) : '');
  });

  test.describe('when the service answers something else', () => {
    test.use({ allowedProblems: { requests: /\/api\/press\//, console: /has no data/ } });

    test('an empty list shows its message [PRESS-11]', { tag: '@mobile' }, async ({ page }) => {
      await page.route(`**${articlesUrl('*')}?**`, (route) =>
        route.fulfill({ json: { articles: [], next: null } }),
      );
      await goToListInApp(page);
      await expect(page.getByRole('main')).toContainText('등록된 언론보도가 없습니다.');
      await expect(page.getByRole('table')).toHaveCount(0);
      await expect(more(page)).toHaveCount(0);
      await expect(page.getByLabel('관리자 이메일')).toBeAttached();
    });

    test(
      'a failed list shows the error and offers a retry [PRESS-12]',
      { tag: '@mobile' },
      async ({ page, adminPanel }) => {
        await adminPanel.publish({ title: '다시 시도한 소식' });
        await page.route(`**${articlesUrl('*')}?**`, (route) =>
          route.fulfill({ status: 503, json: { error: 'store_unavailable' } }),
        );
        await goToListInApp(page);
        await expect(page.getByText('목록을 불러오지 못했습니다.')).toBeVisible();
        await page.unroute(`**${articlesUrl('*')}?**`);
        await page.getByRole('button', { name: '다시 시도' }).click();
        // Not exactly this article: other specs publish at the same time.
        await expect(page.locator('tbody tr').first()).toBeVisible();
        await expect(page.getByText('목록을 불러오지 못했습니다.')).toHaveCount(0);
      },
    );

    test(
      'a failed 더보기 keeps the list, waits visibly, and tries again [PRESS-10, PRESS-12]',
      { tag: '@mobile' },
      async ({ page, adminPanel }) => {
        await adminPanel.publishYesterday(
          Array.from({ length: 12 }, (_, i) => ({ title: `더보기 ${i + 1}` })),
        );
        await visitHydrated(page, list);
        let fail: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (fail = resolve));
        await page.route(`**${articlesUrl('*')}?**after**`, async (route) => {
          await held;
          await route.abort();
        });
        await more(page).click();
        const waiting = page.getByRole('button', { name: '불러오는 중...' });
        await expect(waiting).toBeDisabled();
        await expect(waiting, 'a disabled button would lose it').toBeFocused();
        fail();
        await expect(page.getByText('목록을 불러오지 못했습니다.')).toBeVisible();
        await expect(rows(page)).toHaveCount(pressPageSize);
        await page.unroute(`**${articlesUrl('*')}?**after**`);
        await page.getByRole('button', { name: '다시 시도' }).click();
        await expect.poll(() => rows(page).count()).toBeGreaterThan(pressPageSize);
      },
    );
  });
});

test.describe('an article', () => {
  test('shows title, author, date and time, views, and a paragraph per line [ARTICLE-1, ARTICLE-2, ARTICLE-10]', async ({
    page,
    adminPanel,
  }) => {
    const article = await adminPanel.publish({
      title: '읽는 기사 <b>굵게</b> & "따옴표"',
      summary: '요약 문장입니다.',
      content: '첫째 문단 </script><img src=x onerror=alert(1)>\n\n둘째 문단\r\n셋째 문단 똠방각하',
    });
    await visitHydrated(page, addressOf(article));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: article.title })).toBeVisible();
    await expect(main.locator('dl')).toContainText('작성자관리자');
    await expect(main.locator('dl time')).toHaveText(formatDateTime(article.date));
    await expect(main.locator('dl')).toContainText(/조회수\s*1$/);
    await expect(main.locator('p').filter({ hasText: /^(첫째|둘째|셋째) 문단/ })).toHaveText([
      '첫째 문단 </script><img src=x onerror=alert(1)>',
      '둘째 문단',
      '셋째 문단 똠방각하',
    ]);
  });

  test('is reached and left without a page load; 목록으로 goes back [ARTICLE-3]', async ({
    page,
    adminPanel,
  }) => {
    const article = await adminPanel.publish({ title: '다녀오는 기사' });
    await visitHydrated(page, list);
    await markTab(page);
    await page.getByRole('link', { name: article.title }).click();
    await expect(page.getByRole('heading', { name: article.title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(article.title));
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: '목록으로' }).click();
    await expect(page).toHaveURL(list);
    expect(await page.evaluate(() => history.length), 'a step back, none forward').toBe(entries);
    expect(await isMarked(page), 'no page load').toBe(true);
  });

  test(
    '목록으로 goes back past a popup that was closed by "back", and past a fragment [ARTICLE-3]',
    { tag: '@mobile' },
    async ({ page, adminPanel }) => {
      const article = await adminPanel.publish({ title: '팝업을 닫은 기사' });
      await visitHydrated(page, list);
      await page.getByRole('link', { name: article.title }).click();
      await expect(page.getByRole('heading', { name: article.title })).toBeVisible();
      await page.locator('a[data-registration]:visible').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('link', { name: '본문 바로가기' }).press('Enter');
      await expect(page).toHaveURL(/#main$/);
      await page.getByRole('link', { name: '목록으로' }).click();
      await expect(page).toHaveURL(list);
    },
  );

  test('목록으로 leads to the list for a visitor from elsewhere [ARTICLE-3]', async ({
    page,
    adminPanel,
  }) => {
    const article = await adminPanel.publish({ title: '곧바로 연 기사' });
    await visitHydrated(page, addressOf(article));
    await page.getByRole('link', { name: '목록으로' }).click();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('heading', { level: 1, name: '언론보도' })).toBeVisible();
  });

  test(
    '목록으로 leads to the list in a new tab that the list opened [ARTICLE-3]',
    { tag: '@desktop' },
    async ({ page, adminPanel }) => {
      const article = await adminPanel.publish({ title: '새 탭에 연 기사' });
      await visitHydrated(page, list);
      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name: article.title }).click({ modifiers: ['Control'] });
      const tab = await opened;
      // Playwright may miss the end of a new tab's first navigation, and would wait for it before each click. A reload
      // keeps the referrer and the single history entry.
      await expect
        .poll(() => tab.evaluate(() => location.pathname).catch(() => ''))
        .toBe(addressOf(article));
      await tab.reload();
      expect(await tab.evaluate(() => history.length)).toBe(1);
      await hydrate(tab);
      await waitForRemotes(tab);
      await tab.getByRole('link', { name: '목록으로' }).click();
      await expect(tab).toHaveURL(list);
    },
  );

  test.describe('that is gone', () => {
    test.use({ allowedProblems: { requests: /^404 .*\/api\/press\// } });

    test(
      'leads to the press list and leaves no entry of its own [ARTICLE-4]',
      { tag: '@mobile' },
      async ({ page, adminPanel }) => {
        const article = await adminPanel.publish({ title: '사라지는 기사' });
        await visitHydrated(page, '/Brand/intro');
        await visitHydrated(page, list);
        await adminPanel.remove(article);
        await page.getByRole('link', { name: article.title }).click();
        await expect(page).toHaveURL(list);
        await expect(page.getByRole('heading', { level: 1, name: '언론보도' })).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(list);
        await page.goBack();
        await expect(page).toHaveURL('/Brand/intro');
      },
    );
  });
});

/** By a link of the footer: the browser then requests the list itself. */
async function goToListInApp(page: Page) {
  await visitHydrated(page, '/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: '언론보도' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '언론보도' })).toBeVisible();
}
