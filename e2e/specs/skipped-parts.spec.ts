// Home defers style and layout of parts far from the viewport, without a visible difference: not by scrolling, jumping,
// searching, tabbing, listening or printing.
import type { Page } from '@playwright/test';
import { cls } from '../harness/checks/cls';
import { holdShell } from '../harness/browser/hold-requests';
import { expect, test } from '../harness/test';
import { waitForFaces } from '../harness/steps/visit';

test.use({ hasPictures: true });

const lastHeading = '#home-visit';

test.beforeEach(async ({ page }) => {
  await holdShell(page);
});

test('far parts are skipped, near ones are not', async ({ page }) => {
  await visit(page);
  const isLaidOut = (selector: string) =>
    page
      .locator(selector)
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut('#home-title')).toBe(true);
  // The browser decides in a frame which parts are near.
  await expect.poll(() => isLaidOut('#home-location')).toBe(true);
  expect(await isLaidOut(lastHeading)).toBe(false);
});

test('nothing moves while scrolling down to the end', async ({ page }) => {
  await visit(page);
  await readThrough(page, 1);
  expect(await cls(page)).toBeLessThan(0.001);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('after a jump to the end, reading upwards moves by what was scrolled', async ({ page }) => {
  await visit(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  const strays = await readThrough(page, -1);
  expect(strays).toEqual([]);
  expect(await cls(page)).toBeLessThan(0.001);
});

test('a link into a skipped part leads to its heading, and stays there', async ({ page }) => {
  await visit(page, `/${lastHeading}`);
  await expect(page.locator(lastHeading)).toBeInViewport();
  const { top } = await rectOf(page, lastHeading);
  await frames(page);
  expect((await rectOf(page, lastHeading)).top).toBeCloseTo(top, 0);
});

test('focus goes into skipped parts', async ({ page }) => {
  await visit(page);
  const field = page.locator('[data-wheel-step] form input:not([tabindex="-1"])').first();
  await field.focus();
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
});

test('screen readers get every heading, of a skipped part when it is near', async ({ page }) => {
  await visit(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  for (const heading of await page.locator('main h2').all()) {
    await heading.scrollIntoViewIfNeeded();
    const words = plain((await heading.textContent()) ?? '');
    const announced = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      return nodes
        .filter(({ role, ignored }) => role?.value === 'heading' && !ignored)
        .map(({ name }) => plain(String(name?.value)));
    };
    await expect.poll(announced).toContain(words);
  }
});

test('printing includes everything', { tag: '@desktop' }, async ({ page }) => {
  await visit(page);
  await page.emulateMedia({ media: 'print' });
  const skipped = await page
    .locator('[data-wheel-step]')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
    );
  expect(skipped).toBe(0);
});

/** The shell is delayed. */
async function visit(page: Page, url = '/'): Promise<void> {
  await page.goto(url);
  await waitForFaces(page);
}

const plain = (text: string) => text.replaceAll(/\s+/g, '');

const rectOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

async function frames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );
}

/**
 * Scrolls by half a window at a time, to the end or to the top.
 *
 * @returns the steps at which the content did not move by the scrolled distance
 */
async function readThrough(page: Page, direction: 1 | -1): Promise<readonly string[]> {
  return page.evaluate(async (sign) => {
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const strays: string[] = [];
    await twoFrames();
    for (let step = 0; step < 80; step++) {
      const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const isDone =
        sign > 0
          ? scrollY + innerHeight >= document.documentElement.scrollHeight - 1
          : scrollY <= 0;
      if (!seen || isDone) return strays;
      const wanted = sign > 0 ? innerHeight / 2 : Math.min(innerHeight / 2, scrollY);
      const before = seen.getBoundingClientRect().top;
      scrollBy({ top: sign * wanted, behavior: 'instant' });
      await twoFrames();
      await twoFrames();
      const moved = before - seen.getBoundingClientRect().top;
      if (sign < 0 && Math.abs(moved + wanted) > 1)
        strays.push(`${seen.tagName} ${seen.className}: ${moved} instead of ${-wanted}`);
    }
    throw new Error('The page has no end');
  }, direction);
}
