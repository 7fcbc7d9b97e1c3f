// The text size of the whole site.
import type { Page } from '@playwright/test';
import { brokenWords } from '../harness/checks/broken-words';
import { problemsInLargestText } from '../harness/checks/largest-text';
import { sidewaysOverflowPx } from '../harness/checks/overflow';
import { sitePages, urlOf } from '../harness/steps/site-pages';
import { hydrate } from '../harness/steps/hydrated';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';
import { footer, scrollTop } from '../harness/steps/frame-parts';

test.describe('the text size', () => {
  /** On a desktop in the first line of the page, on a phone in the menu. */
  const sizes = async (page: Page) => {
    const menuButton = page.getByRole('button', { name: '메뉴 열기' });
    if (await menuButton.isVisible()) await menuButton.click();
    return page.getByRole('group', { name: '글자 크기' }).filter({ visible: true }).first();
  };
  const choose = async (page: Page, size: string) => {
    await (await sizes(page)).getByRole('radio', { name: size, exact: true }).check();
    await page.keyboard.press('Escape');
  };
  const rootPx = (page: Page) =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

  test('grows to 200 %, lasts over navigation and reload, and goes back, at the top of the page [FRAME-30, FRAME-33]', async ({
    page,
  }) => {
    await visitHydrated(page, '/Brand/intro');
    const usual = await rootPx(page);
    await choose(page, '크게');
    expect(await rootPx(page)).toBeCloseTo(usual * 1.4);
    await choose(page, '아주 크게');
    expect(await rootPx(page)).toBe(usual * 2);
    await footer(page).getByRole('link', { name: '안내영상' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '안내영상' })).toBeVisible();
    expect(await rootPx(page)).toBe(usual * 2);
    await visitHydrated(page, '/privacy');
    expect(await rootPx(page)).toBe(usual * 2);
    const group = await sizes(page);
    // In the menu of a phone, which scrolls by itself in large text.
    await group.scrollIntoViewIfNeeded();
    await expect(group).toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
    await expect(group.getByRole('radio', { name: '아주 크게' })).toBeChecked();
    await expect(footer(page).getByRole('radio', { name: '아주 크게' })).toBeChecked();
    await page.keyboard.press('Escape');
    await choose(page, '기본');
    expect(await rootPx(page)).toBe(usual);
  });

  test('Back shows the size of now, not the one of before [FRAME-30]', async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    const usual = await rootPx(page);
    await choose(page, '아주 크게');
    await visitHydrated(page, '/privacy');
    await choose(page, '기본');
    await page.goBack();
    await hydrate(page);
    expect(await rootPx(page)).toBe(usual);
    await expect(footer(page).getByRole('radio', { name: '기본' })).toBeChecked();
  });

  test('Enter in the choice of the size leaves the page as it is', async ({ page }) => {
    await visitHydrated(page, '/Brand/intro?from=here');
    const marked = await page.evaluateHandle(() => document);
    await choose(page, '크게');
    await footer(page).getByRole('radio', { name: '크게', exact: true }).press('Enter');
    await expect(page).toHaveURL('/Brand/intro?from=here');
    expect(await marked.evaluate((before) => before === document)).toBe(true);
  });

  test('at 200 % no page scrolls sideways, hides a tab or breaks words into letters [FRAME-31]', async ({
    page,
    adminPanel,
    isMobile,
  }) => {
    // The list is a table only with an article in it, and goes on only with more than ten.
    await adminPanel.publish({ title: '윤슬 레이크시티, 호수 앞 1,215세대의 첫 번째 소식' });
    for (let number = 1; number <= 10; number += 1)
      await adminPanel.publish({ title: `소식 ${number}` });
    await page.addInitScript(() => localStorage.setItem('text-size', '2'));
    // Most columns are narrowest at 901 px, where the mobile layout ends.
    const widths = isMobile ? [390] : [1440, 1024, 901];
    // every-route.spec.ts checks all others on a phone.
    for (const url of isMobile ? [urlOf('press-list')] : sitePages.map((one) => one.url)) {
      await page.goto(url);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await rootPx(page)).toBe(32);
      expect.soft(await problemsInLargestText(page, widths), url).toEqual([]);
    }
  });

  test(
    'at 200 % the word 윤슬 does not cover the text beside it',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('text-size', '2'));
      await page.goto('/');
      for (const width of [1440, 1024, 901]) {
        await page.setViewportSize({ width, height: 844 });
        const gapPx = await page.locator('#home-word').evaluate((word) => {
          const letters = document.createRange();
          letters.selectNodeContents(word);
          const text = word.nextElementSibling?.getBoundingClientRect().left ?? 0;
          return text - letters.getBoundingClientRect().right;
        });
        expect.soft(gapPx, `${width} px`).toBeGreaterThan(0);
      }
    },
  );

  test(
    'a picture that is blocked or missing, which is laid out as text, widens no column',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width: 901, height: 844 });
      for (const id of ['sales-schedule', 'business-guide', 'interior-59A'] as const) {
        await page.goto(urlOf(id));
        expect.soft(await sidewaysOverflowPx(page), id).toBe(0);
      }
    },
  );

  test(
    'the schedule breaks no words into letters in any text size, the days to the next step included',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.clock.setFixedTime('2026-11-26T03:00:00Z');
      for (const size of ['0', '1', '2']) {
        await page.addInitScript((chosen) => localStorage.setItem('text-size', chosen), size);
        await visitHydrated(page, '/BusinessGuide/plan');
        await expect(page.getByText('D-106')).toBeVisible();
        for (const width of [1440, 1280, 1024, 390]) {
          await page.setViewportSize({ width, height: 844 });
          const broken = await brokenWords(page.getByRole('main'));
          expect.soft(broken, `text size ${size}, ${width} px`).toEqual([]);
        }
      }
    },
  );
});
