// The popup in its window: what is behind it stays where it is, and its heading, its button and its last line can be
// reached in any window, above an on-screen keyboard too.
import type { Page } from '@playwright/test';
import { brokenWords } from '../harness/checks/broken-words';
import { swipeFrom } from '../harness/browser/touch';
import { openPopup, popup, submitButton } from '../harness/steps/popup-form';
import { urlOf } from '../harness/steps/site-pages';
import { expect, firstRow, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

const path = urlOf('location-guide');
const phones = [
  [390, 664],
  [844, 390],
  [320, 320],
] as const;
const desktops = [
  [1440, 900],
  [768, 1024],
  [320, 320],
] as const;

const pageTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
const closeButton = (page: Page) => popup(page).getByRole('button', { name: '닫기' });
const heading = (page: Page) => popup(page).getByRole('heading', { name: '방문예약 등록' });

/** A swipe or turns of the wheel, and what they still cause. @param yPx negative scrolls down */
async function scrollAt(page: Page, x: number, y: number, yPx: number, isMobile: boolean) {
  if (isMobile) await swipeFrom(page, { x, y }, 0, yPx);
  else {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -yPx);
  }
  await page.waitForTimeout(200);
}

/** Not by Playwright's click, which scrolls an opener into view. */
async function openInPlace(page: Page) {
  await page
    .locator('a[data-registration]')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await expect(popup(page)).toBeVisible();
}

test('the page behind moves by no touch, wheel or key [POPUP-15]', async ({ page, isMobile }) => {
  test.slow();
  await visitHydrated(page, path);
  for (const [width, height] of isMobile ? phones : desktops) {
    const place = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await scrollAt(page, 4, height / 2, -100, isMobile);
    const top = await pageTop(page);
    expect(top, `${place}, the same gesture without the popup`).toBeGreaterThan(600);
    await openInPlace(page);
    expect(await pageTop(page), `${place}, opened`).toBe(top);
    for (const [start, x, y] of [
      ['backdrop', 3, height / 2],
      ['heading', width / 2, 40],
      ['form', width / 2, height / 2],
      ['end of the form', width / 2, height * 0.8],
    ] as const)
      for (const yPx of [-0.7 * height, 0.4 * height]) {
        await scrollAt(page, x, y, yPx, isMobile);
        expect.soft(await pageTop(page), `${place}, ${start}, ${yPx} px`).toBe(top);
      }
    await closeButton(page).focus();
    for (const key of keys) await expectStill(page, key, top);
    // The focus is nowhere now.
    await heading(page).click();
    for (const key of [...keys, ' ']) await expectStill(page, key, top);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    expect(await pageTop(page), `${place}, closed`).toBe(top);
    await scrollAt(page, 4, height / 2, -100, isMobile);
    expect(await pageTop(page), `${place}, afterwards`).toBeGreaterThan(top);
  }
});

const keys = ['PageDown', 'ArrowDown', 'End', 'PageUp', 'Home'];

async function expectStill(page: Page, key: string, top: number) {
  await page.keyboard.press(key);
  await page.waitForTimeout(100);
  expect.soft(await pageTop(page), key).toBe(top);
}

for (const [index, size] of ['2', '1', '0'].entries())
  test(
    `heading, 닫기 and the whole form can be reached in text size ${size} [POPUP-16]`,
    { tag: firstRow(index) },
    async ({ page, isMobile }) => {
      await page.addInitScript((chosen) => localStorage.setItem('text-size', chosen), size);
      await visitHydrated(page, path);
      for (const [width, height] of isMobile ? phones : desktops) {
        await page.setViewportSize({ width, height });
        await openPopup(page);
        const place = `${width} × ${height}`;
        await expectReachable(page, `${place}, opened`);
        const last = popup(page).locator('form > :last-child');
        await last.evaluate((note) => note.scrollIntoView({ block: 'end' }));
        await expectReachable(page, `${place}, at its end`);
        const box = await last.boundingBox();
        expect
          .soft((box?.y ?? 0) + (box?.height ?? Infinity), `${place}: the end`)
          .toBeLessThanOrEqual(height);
        await submitButton(page).click({ trial: true });
        expect.soft(await brokenWords(popup(page)), place).toEqual([]);
        expect.soft(await sidewaysPx(page), `${place}: wider than its box`).toBe(0);
        await page.keyboard.press('Escape');
        await expect(popup(page)).toHaveCount(0);
      }
    },
  );

test(
  'an on-screen keyboard leaves heading, 닫기 and the focused field in sight [POPUP-18]',
  { tag: '@mobile' },
  async ({ page }) => {
    for (const [width, height, keyboard, reducedMotion] of [
      [390, 664, 300, 'no-preference'],
      [844, 390, 220, 'no-preference'],
      [390, 664, 300, 'reduce'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width, height });
      await visitHydrated(page, path);
      await openInPlace(page);
      await popup(page).getByLabel('연락처').focus();
      const place = `${width} × ${height}`;
      const seen = { top: 60, height: height - keyboard };
      await showKeyboard(page, seen);
      await expectReachable(page, place, seen);
      const field = await popup(page).getByLabel('연락처').boundingBox();
      expect.soft(field?.y, place).toBeGreaterThan(seen.top);
      expect
        .soft((field?.y ?? 0) + (field?.height ?? Infinity), place)
        .toBeLessThanOrEqual(seen.top + seen.height);
      await showKeyboard(page, { top: 0, height });
      expect((await popup(page).boundingBox())?.height, `${place}, afterwards`).toBe(height);
    }
  },
);

test(
  'a zoom by two fingers does not make it smaller [POPUP-18]',
  { tag: '@desktop' },
  async ({ page }) => {
    await visitHydrated(page, path);
    await openInPlace(page);
    const box = await popup(page).boundingBox();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect.poll(() => page.evaluate(() => visualViewport?.height)).toBe(450);
    expect(await popup(page).evaluate(readBox)).toEqual({ y: box?.y, height: box?.height });
  },
);

test('Tab reaches every control in sight, 닫기 too, and nothing of the page behind [POPUP-12]', async ({
  page,
  isMobile,
}) => {
  const [width, height] = [320, 320];
  await page.setViewportSize({ width, height });
  await visitHydrated(page, path);
  await openInPlace(page);
  await expect(closeButton(page)).toBeFocused();
  const controls = await popup(page)
    .locator('button, a, input:not([type=hidden], [tabindex="-1"])')
    .count();
  const reached = new Set<string>();
  for (let count = 0; count <= controls; count += 1) {
    await page.keyboard.press('Tab');
    const { control, isInside, y, bottom } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const box = focused.getBoundingClientRect();
      return {
        control: focused.outerHTML,
        // The body has the focus while the browser's own controls have it.
        isInside: focused === document.body || focused.closest('dialog') !== null,
        y: focused === document.body ? 0 : box.y,
        bottom: focused === document.body ? 0 : box.bottom,
      };
    });
    expect.soft(isInside, control).toBe(true);
    expect.soft(y, control).toBeGreaterThanOrEqual(0);
    expect.soft(bottom, control).toBeLessThanOrEqual(height);
    reached.add(control);
  }
  expect(reached.size, isMobile ? 'on a phone' : 'on a desktop').toBeGreaterThanOrEqual(controls);
});

/** What a page is told of an on-screen keyboard: headless browsers have none. */
async function showKeyboard(page: Page, seen: { readonly top: number; readonly height: number }) {
  await page.evaluate(({ top, height }) => {
    Object.defineProperties(visualViewport, {
      offsetTop: { configurable: true, value: top },
      height: { configurable: true, value: height },
    });
    visualViewport?.dispatchEvent(new Event('resize'));
    visualViewport?.dispatchEvent(new Event('scroll'));
  }, seen);
}

function readBox(element: Element) {
  const { y, height } = element.getBoundingClientRect();
  return { y, height };
}

/** @param seen the part of the window that is not covered by a keyboard */
async function expectReachable(page: Page, place: string, seen = { top: 0, height: Infinity }) {
  const outside = await popup(page).evaluate((dialog, part) => {
    const [title, button] = [dialog.querySelector('h2'), dialog.querySelector('[data-close]')];
    return [title, button].flatMap((element) => {
      if (!element) return ['missing'];
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const at = `${element.tagName} ${[left, top, right, bottom].map(Math.round).join(' ')}`;
      const end = Math.min(part.top + part.height, innerHeight);
      if (left < 0 || top < part.top || right > innerWidth || bottom > end) return [at];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(hit) ? [] : [`${at} is covered`];
    });
  }, seen);
  expect.soft(outside, place).toEqual([]);
}

/** Of the dialog and of every box in it. */
async function sidewaysPx(page: Page): Promise<number> {
  return popup(page).evaluate((dialog) =>
    Math.max(
      ...[dialog, ...dialog.querySelectorAll('div:not([aria-hidden])')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );
}
