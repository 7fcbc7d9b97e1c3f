// Search in the press list: the same results with and without JavaScript.
import type { Page } from '@playwright/test';
import { encodePath, pressArticlePath, pressPageSize } from '@site/contract';
import { axeViolations } from '../harness/checks/axe-violations';
import { markTab, isMarked } from '../harness/steps/in-app';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

const list = urlOf('press-list');
const rows = (page: Page) => page.locator('tbody tr');
const field = (page: Page) => page.getByRole('searchbox', { name: '언론보도 검색' });
const searchFor = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.getByRole('button', { name: '검색', exact: true }).click();
};
const result = (page: Page) => page.getByRole('search').getByRole('status');
/** A word that no other spec publishes. */
const wordOfTest = () =>
  `찾기${test
    .info()
    .testId.replaceAll(/[^0-9a-z]/g, '')
    .slice(-8)}`;

test('a search shows its results, goes on with 더보기 and keeps its address [PRESS-18]', async ({
  page,
  adminPanel,
}) => {
  const word = wordOfTest();
  const drafts = Array.from({ length: 12 }, (_, i) => ({
    title: `소식 ${i + 1}`,
    content: `본문에 ${word}가 있습니다.`,
  }));
  const published = await adminPanel.publishYesterday([...drafts, { title: '다른 소식' }]);
  await visitHydrated(page, list);
  await markTab(page);
  await searchFor(page, ` ${word} `);
  await expect(result(page)).toContainText(`‘${word}’ 검색 결과 12건`);
  await expect(rows(page)).toHaveCount(pressPageSize);
  await expect(page.getByRole('link', { name: '다른 소식' })).toHaveCount(0);
  await page.getByRole('button', { name: '더보기' }).click();
  await expect(rows(page)).toHaveCount(12);
  await expect(page.getByRole('button', { name: '더보기' })).toHaveCount(0);
  await expect(page).toHaveURL(`${list}?q=${encodeURIComponent(word)}&pages=2`);
  expect(await isMarked(page), 'no page load').toBe(true);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: published[3]?.title ?? '', exact: true }).click();
  await expect(page).toHaveURL(
    encodePath(pressArticlePath(published[3]?.siteId ?? '', published[3]?.id ?? '')),
  );
  await page.goBack();
  await expect(result(page)).toContainText(`‘${word}’ 검색 결과 12건`);
  await expect(field(page)).toHaveValue(word);

  await page.getByRole('link', { name: '전체 목록' }).click();
  await expect(result(page)).toBeEmpty();
  await expect(rows(page)).toHaveCount(pressPageSize);
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL(list);
});

test(
  'a search without a result shows a message [PRESS-18]',
  { tag: '@mobile' },
  async ({ page }) => {
    await visitHydrated(page, list);
    await searchFor(page, '없는말없는말');
    await expect(result(page)).toContainText('‘없는말없는말’ 검색 결과가 없습니다.');
    await expect(rows(page)).toHaveCount(0);
  },
);

test.describe('when the service fails', () => {
  test.use({ allowedProblems: { requests: /\/api\/press\// } });

  test(
    'a failed search keeps the list and tries the same text again [PRESS-18]',
    { tag: '@mobile' },
    async ({ page, adminPanel }) => {
      const word = wordOfTest();
      await adminPanel.publish({ title: `다시 ${word}` });
      await visitHydrated(page, list);
      const before = await rows(page).count();
      await page.route('**/articles?**q=**', (route) => route.abort());
      await searchFor(page, word);
      await expect(page.getByText('목록을 불러오지 못했습니다.')).toBeVisible();
      await expect(rows(page)).toHaveCount(before);
      await page.unroute('**/articles?**q=**');
      await page.getByRole('button', { name: '다시 시도' }).click();
      await expect(result(page)).toContainText('검색 결과 1건');
      await expect(rows(page)).toHaveCount(1);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens a page of results that search engines do not keep [PRESS-18]', async ({
    page,
    adminPanel,
  }) => {
    const word = wordOfTest();
    await adminPanel.publishYesterday(
      Array.from({ length: 11 }, (_, i) => ({ title: `${word} <b>${i + 1}</b>` })),
    );
    await page.goto(list);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
    await searchFor(page, word);
    await expect(page).toHaveURL(`${list}?q=${encodeURIComponent(word)}`);
    await expect(result(page)).toContainText(`‘${word}’ 검색 결과 11건`);
    await expect(rows(page)).toHaveCount(pressPageSize);
    await expect(field(page)).toHaveValue(word);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await page.getByRole('button', { name: '더보기' }).click();
    await expect(page.getByRole('link', { name: `${word} <b>1</b>` })).toBeVisible();
    await page.getByRole('link', { name: '전체 목록' }).click();
    await expect(page).toHaveURL(list);
  });

  test(
    'nothing found, hostile text and an empty field [PRESS-18]',
    { tag: '@mobile' },
    async ({ page }) => {
      await page.goto(list);
      await searchFor(page, '"><script>alert(1)</script>.*(a+)+$%_');
      await expect(result(page)).toContainText('</script>.*(a+)+$%_’ 검색 결과가 없습니다.');
      await searchFor(page, '  ');
      await expect(page.getByRole('link', { name: '전체 목록' })).toHaveCount(0);
    },
  );
});
