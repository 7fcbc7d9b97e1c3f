// Browsers that darken every page (Samsung Internet, Chromium on Android) change what HTML draws, and from version to version
// other parts of an SVG.
import type { Page } from '@playwright/test';
import { contrastInPixels } from '../harness/checks/contrast-in-pixels';
import { expect, test } from '../harness/test';

test.use({ hasPictures: true });

/** As WCAG requires of text. */
const readable = 4.5;

async function forceDark(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.goto(path);
}

// A phone shows one building in the same way.
test(
  'the names of buildings and types in the chart of households can be read [DRAWING-9]',
  { tag: '@desktop' },
  async ({ page }) => {
    await forceDark(page, '/ComplexGuide/detailintro');
    const chart = page.locator('main svg[role="img"]');
    await chart.scrollIntoViewIfNeeded();
    const names = chart.locator('p');
    // Of ten buildings, each with four lines of one type.
    await expect(names).toHaveCount(50);
    // All five types and both ends of the buildings.
    for (const name of [0, 1, 4, 8, 17, 40, 49].map((at) => names.nth(at))) {
      const contrast = await contrastInPixels(page, await name.screenshot());
      expect.soft(contrast, (await name.textContent()) ?? '').toBeGreaterThan(readable);
    }
  },
);

test('a name inside of a plan can be read [DRAWING-9]', async ({ page }) => {
  await forceDark(page, '/FloorPlan/84A');
  const plan = page.locator('main [role="region"][data-zoomed] img').first();
  await plan.scrollIntoViewIfNeeded();
  await expect(plan).toHaveJSProperty('complete', true);
  const box = await plan.boundingBox();
  if (!box) throw new Error('The plan is not shown');
  // 거실, on the rug, whose ground is plain.
  const [left, top, width, height] = [0.484, 0.61, 0.03, 0.035];
  const clip = {
    x: box.x + box.width * left,
    y: box.y + box.height * top,
    width: box.width * width,
    height: box.height * height,
  };
  expect(await contrastInPixels(page, await page.screenshot({ clip }))).toBeGreaterThan(readable);
});
