// Back on the press list: its rows, search, title and scroll position are those that the visitor left.
import type { Page } from '@playwright/test';
import { pressPageSize, type Article } from '@site/contract';
import { holdRequests, holdScripts } from '../harness/browser/hold-requests';
import { watchShownRows } from '../harness/checks/shown-rows';
import { hydrate, waitForBootFile } from '../harness/steps/hydrated';
import type { AdminPanel } from '../harness/steps/admin-panel';
import { isMarked, markTab } from '../harness/steps/in-app';
import { list, loadMore, openInMiddle, rows, titleLink, topOf } from '../harness/steps/press-list';
import { searchFor } from '../harness/steps/press-pages';
import { visitHydrated, waitForRemotes } from '../harness/steps/visit';
import { expect, firstRow, test } from '../harness/test';

const fetches = /\/api\/press\/[^/]+\/articles\?/;
/** A word that no other spec publishes. */
const wordOfTest = () =>
  `돌아${test
    .info()
    .testId.replaceAll(/[^0-9a-z]/g, '')
    .slice(-8)}`;
const backByLink = (page: Page) => page.getByRole('link', { name: '목록으로' }).click();

// A hovered row prefetches its article, which another spec may just have deleted.
test.use({ allowedProblems: { requests: /^404 .*\/articles\/[0-9a-f]{24}$/ } });

/** @returns a word to search for: other specs change the whole list at the same time; newest first */
async function publish(adminPanel: AdminPanel, count: number) {
  const word = wordOfTest();
  const drafts = Array.from({ length: count }, (_, i) => ({ title: `${word} ${count - i}번` }));
  return { word, articles: (await adminPanel.publishLastYear(drafts)).toReversed() };
}

// Other specs publish and delete articles above these rows, which then rightly stand elsewhere.
test.describe('while other specs change the list', () => {
  test.describe.configure({ retries: 2 });

  for (const [index, start] of ['', '?pages=2'].entries())
    test(
      `the whole list, from ${start || 'its plain address'}: all pages by Back, 목록으로 and a reload [PRESS-21]`,
      { tag: firstRow(index) },
      async ({ page, adminPanel }) => {
        const { word } = await publish(adminPanel, 35);
        await visitHydrated(page, list + start);
        await markTab(page);
        // Until one of these is on the last page that is shown, which is at least the third.
        let title: string | undefined;
        let pages = 0;
        while (!title) {
          await loadMore(page);
          const titles = await page.locator('tbody td:nth-child(2)').allInnerTexts();
          pages = Math.ceil(titles.length / pressPageSize);
          if (pages >= 3)
            title = titles.slice(-pressPageSize).find((text) => text.startsWith(word));
        }
        const address = `${list}?pages=${pages}`;
        await expect(page).toHaveURL(address);

        for (const goBack of [() => page.goBack(), () => backByLink(page)]) {
          const top = await openInMiddle(page, title);
          await goBack();
          await expect(page).toHaveURL(address);
          await expectArticleAt(page, title, top);
          expect(await rows(page).count()).toBeGreaterThanOrEqual(pages * pressPageSize);
        }
        expect(await isMarked(page), 'no page load').toBe(true);

        // Not where they were: other specs may have published above them.
        await page.reload();
        await expect(rows(page)).toHaveCount(pages * pressPageSize);
        await hydrate(page);
        await waitForRemotes(page);
        await expect(rows(page)).toHaveCount(pages * pressPageSize);
      },
    );
});

test('results of a search: rows, text, title and position by Back, 목록으로, a reload, and from their address [PRESS-21]', async ({
  page,
  adminPanel,
}) => {
  const { word, articles } = await publish(adminPanel, 25);
  const title = articles[15]?.title ?? '';
  await visitHydrated(page, list);
  await page.getByRole('searchbox').fill(word);
  await page.getByRole('button', { name: '검색', exact: true }).click();
  await expect(page.getByRole('search')).toContainText('25건');
  await loadMore(page);
  const address = `${searchFor(word)}&pages=2`;
  await expect(page).toHaveTitle(/^언론보도 검색 \|/);
  const expectResults = async (top: number) => {
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(/^언론보도 검색 \|/);
    await expect(rows(page)).toHaveCount(2 * pressPageSize);
    await expect(page.getByRole('searchbox')).toHaveValue(word);
    await expect(page.getByRole('search')).toContainText('25건');
    await expectArticleAt(page, title, top);
  };
  for (const goBack of [() => page.goBack(), () => backByLink(page)]) {
    const top = await openInMiddle(page, title);
    await goBack();
    await expectResults(top);
  }
  const top = await topOf(page, title);
  await page.reload();
  await expectResults(top);

  await visitHydrated(page, address);
  const again = await openInMiddle(page, title);
  await page.goBack();
  await expectResults(again);
  await page.getByRole('link', { name: '전체 목록' }).click();
  await expect(page).toHaveURL(list);
  await expect(page).toHaveTitle(/^언론보도 \|/);
});

test('while the service is slow the rows of before stand in the first frame [PRESS-21]', async ({
  page,
  adminPanel,
}) => {
  const { word, articles } = await publish(adminPanel, 25);
  const title = articles[15]?.title ?? '';
  await visitHydrated(page, searchFor(word));
  await loadMore(page);
  const views = rows(page).filter({ hasText: title }).locator('td').last();
  for (const [before, goBack] of [() => page.goBack(), () => backByLink(page)].entries()) {
    const top = await openInMiddle(page, title);
    const release = await holdRequests(page, fetches);
    const shownRows = await watchShownRows(page);
    await goBack();
    await expect(rows(page)).toHaveCount(2 * pressPageSize);
    await expectArticleAt(page, title, top);
    expect(await shownRows(), 'in every frame without the article').toEqual([2 * pressPageSize]);
    await expect(views).toHaveText(`조회수 ${before}`);
    release();
    await expect(views, 'this visit, too').toHaveText(`조회수 ${before + 1}`);
    await expectArticleAt(page, title, top);
  }
});

for (const [who, anchoring] of [
  ['the browser', 'auto'],
  ['the list itself', 'none'],
] as const)
  test(`what has changed since comes without moving the rows in view; ${who} keeps them [PRESS-21]`, async ({
    page,
    adminPanel,
  }) => {
    const { word, articles } = await publish(adminPanel, 25);
    const [deleted = '', title = '', last = ''] = [3, 15, 19].map((row) => articles[row]?.title);
    await visitHydrated(page, searchFor(word));
    await page.evaluate((value) => {
      document.documentElement.style.overflowAnchor = value;
    }, anchoring);
    await loadMore(page);
    const top = await openInMiddle(page, title);
    const release = await holdRequests(page, fetches);
    await adminPanel.remove(articles[3] as Article);
    await adminPanel.publishAll([{ title: `${word} 새 글` }, { title: `${word} 새 글 둘` }]);
    await page.goBack();
    await expect(titleLink(page, deleted)).toHaveCount(1);
    release();
    await expect(titleLink(page, deleted)).toHaveCount(0);
    await expect(titleLink(page, `${word} 새 글`)).toHaveCount(1);
    await expect(titleLink(page, last), 'the last row of before').toHaveCount(1);
    await expectArticleAt(page, title, top);
  });

test('after the reload of an article, too, the rows of before stand while the service is slow [PRESS-21]', async ({
  page,
  adminPanel,
}) => {
  const { word, articles } = await publish(adminPanel, 25);
  const title = articles[15]?.title ?? '';
  await visitHydrated(page, searchFor(word));
  await loadMore(page);
  const top = await openInMiddle(page, title);
  await page.reload();
  await hydrate(page);
  await waitForRemotes(page);
  await holdRequests(page, fetches);
  await page.goBack();
  await expect(rows(page)).toHaveCount(2 * pressPageSize);
  await expectArticleAt(page, title, top);
});

test(
  '목록으로 goes back even if it is pressed before its script has come [PRESS-21]',
  { tag: '@mobile' },
  async ({ page, adminPanel }) => {
    const { word, articles } = await publish(adminPanel, 11);
    const title = articles[10]?.title ?? '';
    await visitHydrated(page, searchFor(word));
    await loadMore(page);
    const top = await openInMiddle(page, title);
    const release = await holdScripts(page);
    await page.reload();
    await waitForBootFile(page);
    await backByLink(page);
    release();
    await expect(page).toHaveURL(`${searchFor(word)}&pages=2`);
    await expectArticleAt(page, title, top);
  },
);

test(
  'an entry of the list shows the rows of its own address [PRESS-21]',
  { tag: '@mobile' },
  async ({ page, adminPanel }) => {
    const { word } = await publish(adminPanel, 11);
    await visitHydrated(page, searchFor(word));
    await page.getByRole('link', { name: '본문 바로가기' }).press('Enter');
    await loadMore(page);
    await expect(page).toHaveURL(`${searchFor(word)}&pages=2#main`);
    await page.getByRole('link', { name: '전체 목록' }).click();
    await expect(page).toHaveURL(`${list}#main`);
    await page.goBack();
    await expect(page).toHaveURL(searchFor(word));
    await expect(page.getByRole('search')).toContainText('11건');
    await expect(page).toHaveTitle(/^언론보도 검색 \|/);
    await expect(rows(page)).toHaveCount(pressPageSize);
  },
);

async function expectArticleAt(page: Page, title: string, top: number) {
  await expect
    .poll(async () => Math.abs((await topOf(page, title)) - top), 'how far the row has moved')
    .toBeLessThanOrEqual(1);
  await expect(titleLink(page, title)).toBeInViewport();
}
