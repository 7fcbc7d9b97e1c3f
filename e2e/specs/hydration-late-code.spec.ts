// What a page does while its code is late, or never comes.
import type { Locator } from '@playwright/test';
import { holdScripts } from '../harness/browser/hold-requests';
import { hydrate } from '../harness/steps/hydrated';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { waitForRemotes } from '../harness/steps/visit';

test.describe('before the boot file', () => {
  const bootFile = /\/shell\/[^/]+\/boot\./;

  test(
    'texts and pictures come first: it is requested after the first paint',
    { tag: '@mobile' },
    async ({ page }) => {
      await page.goto('/BusinessGuide/intro');
      await hydrate(page);
      const [paint, boot] = await page.evaluate(() => {
        const resources = performance.getEntriesByType('resource');
        return [
          performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
          resources.find(({ name }) => name.includes('/boot.'))?.startTime,
        ];
      });
      expect(paint).toBeGreaterThan(0);
      expect(boot).toBeGreaterThanOrEqual(paint as number);
    },
  );

  test('clicks and keys wait for it', { tag: '@mobile' }, async ({ page }) => {
    const letBootCome = await holdScripts(page, bootFile);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.locator('[id="84A-tab"]').click();
    await page.keyboard.press('ArrowRight');
    const plans = page.locator('[data-module="mfe-floorplan/UnitPlansSlot"]');
    await arrow(plans, '다음 타입').click();
    letBootCome();
    await expect(page.locator('[id="101-tab"]')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/');
  });

  test('the popup opens once it is there', { tag: '@mobile' }, async ({ page }) => {
    const letBootCome = await holdScripts(page, bootFile);
    await page.goto('/Brand/intro', { waitUntil: 'domcontentloaded' });
    await page.locator('a[data-registration]:visible').first().click();
    letBootCome();
    await expect(page.getByRole('dialog', { name: '방문예약 등록' })).toBeVisible();
    await expect(page).toHaveURL('/Brand/intro');
  });
});

test.describe('without the boot file', { tag: '@desktop' }, () => {
  test.use({ allowedProblems: { requests: /\/boot\./, console: /Failed to load/ } });

  test('an opener is followed as the link that it is', async ({ page }) => {
    await page.route('**/boot.*', (route) => route.abort());
    await page.goto('/Brand/intro');
    await page.locator('a[data-registration]:visible').first().click();
    await expect(page).toHaveURL(urlOf('customer'));
  });
});

test.describe('after a moment without network', () => {
  test.use({ allowedProblems: { requests: /\/shell\//, console: /Failed to load/ } });

  test(
    "the shell's code is requested again on a later interaction",
    { tag: '@mobile' },
    async ({ page }) => {
      const code = /\/shell\/[^/]+\/(?!boot\.)[^?]*\.js$/;
      await page.route(code, (route) => route.abort());
      await page.goto('/BusinessGuide/intro');
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(page.locator('script[src*="/main."]')).toHaveCount(1);
      await page.unroute(code);
      await hydrate(page);
    },
  );
});

test.describe('when the code does not load', () => {
  test.use({
    allowedProblems: { requests: /\/remotes\//, console: /did not load|Failed to load/ },
  });

  test(
    'tabs are links, the page stays complete, nothing throws',
    { tag: '@mobile' },
    async ({ page }) => {
      await page.route('**/remotes/mfe-floorplan/**', (route) => route.abort());
      await page.goto('/');
      await page.locator('[id="84B-tab"]').click();
      // Either because its code has failed, or on a slow machine because it is late.
      await expect(page).toHaveURL('/FloorPlan/84B');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('84B');
    },
  );

  test(
    'buttons are still there, and queued input for them is dropped',
    { tag: '@mobile' },
    async ({ page }) => {
      await page.route('**/remotes/mfe-floorplan/**', (route) => route.abort());
      await page.goto('/FloorPlan/84A');
      await page.getByRole('button', { name: '확대' }).click();
      await hydrate(page);
      // Really: the age of an event is measured by the browser's clock.
      await page.waitForTimeout(10_500);
      await page.unroute('**/remotes/mfe-floorplan/**');
      await waitForRemotes(page);
      await expect(page.locator('main output')).toHaveText('100%');
    },
  );
});

test.describe('when the shell does not load', { tag: '@desktop' }, () => {
  test.use({ allowedProblems: { requests: /\/shell\//, console: /Failed to load/ } });

  test('a tab is followed as the link that it is', async ({ page }) => {
    await page.route(/\/shell\/.*\/main\./, (route) => route.abort());
    await page.goto('/FloorPlan/Emodel');
    await page.locator('#tour-84B-tab').click();
    await expect(page).toHaveURL(/#tour-84B$/);
  });
});

function arrow(place: Locator, name: string): Locator {
  return place.getByRole('button', { name });
}
