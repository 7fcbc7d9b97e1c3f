// Printed pages on A4.
import type { Page } from '@playwright/test';
import { sidewaysOverflowPx } from '../harness/checks/overflow';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

test.use({ hasPictures: true });

/** A4 less its margins of 14 mm, at 96 dpi. */
const paper = { width: 688, height: 1016 };

test.describe('on paper', { tag: '@desktop' }, () => {
  for (const path of [
    '/BusinessGuide/plan',
    '/BusinessGuide/documents',
    '/FloorPlan/compare/84A-84B',
  ])
    test(`${path} prints completely and without the frame [PAPER-1]`, async ({ page }) => {
      await visitHydrated(page, path);
      await expectPrintedWithoutFrame(page);
      if (path !== '/BusinessGuide/plan') return;
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, 'one sheet').toBeLessThanOrEqual(2);
    });

  test('a plan prints completely and without the frame, whole and without its controls when it is zoomed on screen [PAPER-1]', async ({
    page,
  }) => {
    await visitHydrated(page, '/FloorPlan/84A');
    const screen = page.viewportSize();
    await expectPrintedWithoutFrame(page);
    await page.emulateMedia({ media: 'screen' });
    if (screen) await page.setViewportSize(screen);
    const zoomIn = page.getByRole('button', { name: '확대' });
    for (let step = 0; step < 2; step += 1) await zoomIn.click();
    await expect(page.locator('main output')).toHaveText('225%');
    await expectPrintedWithoutFrame(page);
    await expect(page.locator('main output')).toBeHidden();
    const [frame, sheet] = await page
      .locator('main [role="region"][data-zoomed]')
      .first()
      .evaluate((region) =>
        [region, region.firstElementChild as Element].map(
          (element) => element.getBoundingClientRect().width,
        ),
      );
    expect(sheet).toBe(frame);
  });

  test('the choice of a unit prints without its slider, and the largest text does not change the size on paper [PAPER-1]', async ({
    page,
  }) => {
    await visitHydrated(page, '/ComplexGuide/detailintro');
    await page.getByRole('radio', { name: '아주 크게' }).first().check({ force: true });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    const slider = page.getByRole('slider', { name: '층' });
    await expect(slider).toBeVisible();
    const floor = page.locator('fieldset').getByText('20층', { exact: true });
    await expect(floor).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(slider).toBeHidden();
    await expect(floor).toBeHidden();
    await expect(page.getByRole('status').first()).toContainText('103동 2002호');
    await page.setViewportSize(paper);
    // 10 pt.
    expect(
      await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize)),
    ).toBeCloseTo(13.33, 1);
    expect(await sidewaysOverflowPx(page)).toBe(0);
  });

  test('home says on one sheet that it is not for paper, and leads to what is [PAPER-4]', async ({
    page,
  }) => {
    await page.goto('/');
    const sheet = page.getByText('홈 화면은 인쇄용이 아닙니다').locator('..');
    await expect(sheet).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    await expect(sheet).toContainText('아래 페이지를 열어 인쇄해 주세요.');
    await expect(sheet).toContainText('사업개요 › 분양일정');
    await expect(sheet).toContainText('1533-8848');
    const links = await sheet.getByRole('link').all();
    expect(links.length).toBeGreaterThan(7);
    expect(await sidewaysOverflowPx(page)).toBe(0);
    for (const role of ['img', 'button', 'banner', 'contentinfo'] as const)
      await expect(page.getByRole(role), role).toHaveCount(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    for (const link of links) {
      const href = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(href)).status(), href).toBe(200);
    }
  });
});

async function expectPrintedWithoutFrame(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('h1')).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(await sidewaysOverflowPx(page)).toBe(0);
}
