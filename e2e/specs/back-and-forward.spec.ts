// Back and forward inside the page: scroll position and what was open are those of the history entry.
import type { Page } from '@playwright/test';
import { isMarked, markTab } from '../harness/steps/in-app';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

test.use({ hasMotion: true });

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scroll = (page: Page, y: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
const privacyLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: '개인정보처리방침' });

test.describe('the scroll position', () => {
  test('is where it was after back and forward inside the page; a new page begins at its top', async ({
    page,
  }) => {
    await visitHydrated(page, urlOf('location-guide'));
    await markTab(page);
    await scroll(page, 700);
    await privacyLink(page).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('h1')).toHaveText('개인정보처리방침');
    await expect.poll(() => top(page), 'a new page').toBe(0);
    await scroll(page, 300);
    await page.goBack();
    await expect(page).toHaveURL(urlOf('location-guide'));
    await expect.poll(() => top(page), 'back').toBe(700);
    await page.goForward();
    await expect(page).toHaveURL(urlOf('privacy'));
    await expect.poll(() => top(page), 'forward').toBe(300);
    expect(await isMarked(page), 'no page load').toBe(true);
  });

  test(
    'is restored by the browser after a phone has ended the hidden tab',
    { tag: '@mobile' },
    async ({ page }) => {
      await visitHydrated(page, urlOf('location-guide'));
      const restoration = (isHidden: boolean) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
          document.dispatchEvent(new Event('visibilitychange'));
          return history.scrollRestoration;
        }, isHidden);
      expect(await restoration(true)).toBe('auto');
      expect(await restoration(false)).toBe('manual');
    },
  );

  test(
    'is where it was after a reload, and after that on the entry before',
    { tag: '@mobile' },
    async ({ page }) => {
      await visitHydrated(page, urlOf('location-guide'));
      await scroll(page, 700);
      await privacyLink(page).evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('h1')).toHaveText('개인정보처리방침');
      await scroll(page, 300);
      await page.reload();
      await expect.poll(() => top(page), 'reload').toBe(300);
      await visitHydratedAgain(page);
      await page.goBack();
      await expect(page).toHaveURL(urlOf('location-guide'));
      await expect.poll(() => top(page), 'back').toBe(700);
    },
  );

  test(
    'before hydration, back after a reload loads the page of the address',
    { tag: '@mobile' },
    async ({ page }) => {
      await visitHydrated(page, urlOf('location-guide'));
      await privacyLink(page).evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('h1')).toHaveText('개인정보처리방침');
      await page.reload();
      await page.goBack();
      await expect(page).toHaveURL(urlOf('location-guide'));
      await expect(page.locator('h1')).not.toHaveText('개인정보처리방침');
      await visitHydratedAgain(page);
      await expect(page.locator('h1')).not.toHaveText('개인정보처리방침');
    },
  );

  test('is where it was on back to /#84A and on its reload, without scrolling to the viewer again', async ({
    page,
  }) => {
    await page.goto('about:blank');
    await visitHydrated(page, '/#84A');
    await scroll(page, 300);
    await privacyLink(page).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('h1')).toHaveText('개인정보처리방침');
    await page.goBack();
    const selected = page.getByRole('tab', { name: '84A㎡', selected: true });
    await expect(selected).toHaveCount(1);
    await expect.poll(() => top(page), 'back').toBe(300);
    await page.reload();
    await visitHydratedAgain(page);
    await expect(selected).toHaveCount(1);
    expect(await top(page), 'reload').toBe(300);
  });

  test(
    'is where it was below cards that the visitor opened, with the chosen tab',
    { tag: '@mobile' },
    async ({ page }) => {
      await visitHydrated(page, urlOf('home'));
      const cards = page.locator('main li > details');
      const open = () => cards.evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
      await cards.locator('summary').first().click();
      await cards.locator('summary').last().click();
      const opened = await open();
      expect(opened.filter(Boolean).length, 'open cards').toBeGreaterThan(0);
      const tab = page.getByRole('tab', { name: '84B' }).first();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await page.locator('#visit-name').scrollIntoViewIfNeeded();
      // Skipped parts above get their real heights now, and the scroll position is kept.
      await page.waitForTimeout(500);
      const y = await top(page);
      await privacyLink(page).evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('h1')).toHaveText('개인정보처리방침');
      await page.goBack();
      await expect(page).toHaveURL(urlOf('home'));
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(await open()).toEqual(opened);
      await expect.poll(() => top(page)).toBe(y);
    },
  );

  test.describe('with a late remote', () => {
    // Delayed on purpose; on a slow machine until the first attempt gives up.
    test.use({ allowedProblems: { console: /did not load/ } });

    test(
      'is reached as soon as a late remote makes the page high enough',
      { tag: '@mobile' },
      async ({ page }) => {
        await visitHydrated(page, urlOf('home'));
        await scroll(page, 3_000);
        // Skipped parts above get their real heights now, and the scroll position is kept.
        await page.waitForTimeout(500);
        const y = await top(page);
        expect(y).toBeGreaterThan(2_500);
        await privacyLink(page).evaluate((link: HTMLElement) => link.click());
        await expect(page.locator('h1')).toHaveText('개인정보처리방침');
        let come: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (come = resolve));
        await page.route(/\/remotes\/mfe-content\//, async (route) => {
          await held;
          await route.continue();
        });
        await page.reload();
        await visitHydratedAgain(page);
        await page.goBack();
        await expect(page).toHaveURL(urlOf('home'));
        await page.waitForTimeout(500);
        expect(await top(page), 'while the remote is on its way').toBeLessThan(y);
        come();
        await expect.poll(() => top(page)).toBe(y);
      },
    );
  });

  test("stays while the popup opens, and while the browser's back and its own button close it", async ({
    page,
  }) => {
    await visitHydrated(page, urlOf('location-guide'));
    await scroll(page, 700);
    const open = () =>
      page
        .locator('a[data-registration]')
        .last()
        .evaluate((link: HTMLElement) => link.click());
    await open();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await top(page)).toBe(700);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await top(page)).toBe(700);
    await open();
    await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.waitForTimeout(300);
    expect(await top(page)).toBe(700);
  });
});

async function visitHydratedAgain(page: Page) {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
}
