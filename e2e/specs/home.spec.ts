// The home page: hero, accordions, schedule, and what appears on scrolling.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

test.use({ hasPictures: true, hasMotion: true });

const summary = (page: Page, text: string) =>
  page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: new RegExp(`^${text}`) });
/** Not their inner text: skipped parts, far from the viewport, have none. */
const openTitles = (items: Locator) =>
  items.locator('xpath=self::*[@open]/summary').allTextContents();

test.beforeEach(async ({ page }) => {
  // Fast-forwarded if an expectation takes seconds; otherwise real time.
  await page.clock.install();
  await visitHydrated(page, '/');
});

test(
  'on a desktop premium cards are open, and the text of the hero becomes active after 500 ms [HOME-7, HOME-10, HOME-17]',
  { tag: '@desktop' },
  async ({ page }) => {
    const links = page.getByRole('main').getByRole('link', { name: /^더 알아보기: / });
    for (const number of ['01', '02', '03', '04'])
      await expect(
        summary(page, `PREMIUM ${number}`).locator('xpath=..').getByRole('link'),
      ).toBeVisible();
    await expect(links.first()).toBeVisible();
    const text = page.locator('h1 + p');
    await expect(text).toHaveCSS('animation-delay', '0.5s');
    await expect(text).toHaveCSS('animation-fill-mode', 'backwards');
    await expect(text).toHaveCSS('opacity', '1');
  },
);

test.describe('accordions: one open or none', () => {
  test(
    'overview: 사업개요, 입지환경 with two maps, 프리미엄; premium cards expand by a tap [HOME-8, HOME-9, HOME-12, HOME-13]',
    { tag: '@mobile' },
    async ({ page }) => {
      const titles = ['사업개요', '입지환경', '프리미엄'];
      const items = page.getByRole('main').locator('details[name="home-overview-panels"]');
      await expect(items.locator('summary')).toHaveText(titles);
      await summary(page, '사업개요').click();
      expect(await openTitles(items)).toEqual(['사업개요']);
      await expect(items.first()).toContainText('총 1,215세대');
      await summary(page, '입지환경').click();
      expect(await openTitles(items)).toEqual(['입지환경']);
      await expect(items.nth(1).getByRole('img')).toHaveCount(2);
      await summary(page, '입지환경').click();
      expect(await openTitles(items)).toEqual([]);

      const card = summary(page, 'PREMIUM 03');
      const link = card.locator('xpath=..').getByRole('link', { name: /더 알아보기/ });
      await expect(link).toBeHidden();
      await card.click();
      await expect(link).toBeVisible();
      await expect(card.locator('xpath=..').locator('p')).toHaveCount(2);
      await card.click();
      await expect(link).toBeHidden();
    },
  );

  test('complex: 단지배치도, 단지 특화설계, 커뮤니티, each with a picture [HOME-14, HOME-15]', async ({
    page,
  }) => {
    const titles = ['단지배치도', '단지 특화설계', '커뮤니티'];
    const items = page.getByRole('main').locator('details[name="home-complex"]');
    // Skipped parts have no inner text.
    await items.first().scrollIntoViewIfNeeded();
    await expect(items.locator('summary')).toHaveText(titles);
    for (const [index, title] of titles.entries()) {
      const isOpen = (await openTitles(items)).includes(title);
      if (!isOpen) await summary(page, title).click();
      expect(await openTitles(items)).toEqual([title]);
      await expect(items.nth(index).locator('picture > img')).toBeVisible();
    }
    await summary(page, '커뮤니티').click();
    expect(await openTitles(items)).toEqual([]);
  });

  test('a heading that is pressed stays where it is, whatever closes above it [HOME-19]', async ({
    page,
  }) => {
    const groups = await page
      .locator('main details[name]')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name') ?? ''))]);
    let pressed = 0;
    for (const group of groups) {
      const headings = page.locator(`main details[name="${group}"] > summary`);
      for (let index = 0; index < (await headings.count()); index += 1) {
        const heading = headings.nth(index);
        if (!(await heading.isVisible())) continue;
        await heading.scrollIntoViewIfNeeded();
        const before = await heading.boundingBox();
        await heading.press('Enter');
        await page.waitForTimeout(100);
        const after = await heading.boundingBox();
        expect
          .soft(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), `${group} ${index}`)
          .toBeLessThan(3);
        pressed += 1;
      }
    }
    expect(pressed).toBeGreaterThan(2);
  });
});

test('a picture below the window becomes visible after scrolling past 200 px; home leads to the business guide [HOME-6, HOME-16]', async ({
  page,
}) => {
  const unrevealed = page.locator('[data-unrevealed]');
  await expect(unrevealed).not.toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 200));
  await expect(unrevealed).not.toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 201));
  await expect(unrevealed).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: '사업안내' }).first().click();
  await expect(page).toHaveURL('/BusinessGuide/intro');
  await expect(page.getByRole('heading', { level: 1, name: '사업안내' })).toBeVisible();
});

test(
  'the days to the next step of the schedule are counted in Seoul [BUSINESS-9]',
  { tag: '@mobile' },
  async ({ page }) => {
    for (const [now, text] of [
      ['2027-03-21T15:30:00Z', '특별공급 접수 D-DAY'],
      ['2027-03-21T14:30:00Z', '특별공급 접수 D-1'],
      ['2027-04-13T03:00:00Z', '정당계약 진행 중'],
      ['2027-05-01T03:00:00Z', ''],
    ] as const) {
      await page.clock.setFixedTime(now);
      await visitHydrated(page, '/');
      const link = page.getByRole('main').getByRole('link', { name: '분양일정' });
      await link.scrollIntoViewIfNeeded();
      await expect(link.locator('..'), now).toHaveText(`분양일정${text}`);
    }
  },
);
