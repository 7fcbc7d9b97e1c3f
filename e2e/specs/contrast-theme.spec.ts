// Contrast themes replace background colours and remove shadows, so state must be visible without them.
import { footer } from '../harness/steps/frame-parts';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('a contrast theme shows slider dots, plus signs, the selected tab and the current page', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const drawn = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);
  const canvas = await drawn('body');
  const dot = 'main button[aria-label][aria-current]';
  for (const selector of [dot, `${dot} ~ button`, 'main summary > i'])
    expect(await drawn(selector, '::before'), selector).not.toBe(canvas);
  expect(await drawn(dot, '::before')).not.toBe(await drawn(`${dot} ~ button`, '::before'));
  await page.goto('/FloorPlan/videos');
  const tabs = page.locator('main a[href^="#"][id$="-tab"]');
  await expect(tabs.first()).toHaveCSS('text-decoration-line', 'underline');
  await expect(tabs.nth(1)).toHaveCSS('text-decoration-line', 'none');
  const currentPage = page.locator('nav[aria-label="하위 메뉴"] [aria-current]');
  const borderOf = (link: Element) => getComputedStyle(link, '::after').borderBottom;
  expect(await currentPage.evaluate(borderOf)).toMatch(/^2px solid/);
  if (isMobile) return;
  const currentGroup = page.locator('header nav > ul > li > a[aria-current]');
  expect(await currentGroup.evaluate(borderOf)).toMatch(/^2px solid/);
});

test('a contrast theme shows the focused field, the chosen text size and the chosen building', async ({
  page,
}) => {
  await page.goto(urlOf('customer'));
  const field = page.getByLabel('고객명');
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'solid');
  await expect(field).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  const sizes = footer(page).getByRole('radio');
  await expect(sizes.first().locator('+ span')).toHaveCSS('border-bottom-style', 'solid');
  await expect(sizes.nth(1).locator('+ span')).toHaveCSS('border-bottom-style', 'none');
  await page.goto(urlOf('household-layout'));
  const pressed = page.locator('main button[aria-pressed=true]').first();
  const background = await pressed.evaluate((button) => getComputedStyle(button).backgroundColor);
  const other = page.locator('main button[aria-pressed=false]').first();
  await expect(other).not.toHaveCSS('background-color', background);
  // The theme does not adjust its colours: neither border nor focus ring may have those of the design.
  await expect(pressed).toHaveCSS('border-color', background);
  await pressed.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(pressed).toBeFocused();
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(pressed).toHaveCSS('outline-color', text);
});
