// The wheel that goes by section on the home page.
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

test.use({ hasMotion: true });

test.beforeEach(async ({ page }) => {
  // Fast-forwarded where an expectation takes seconds; otherwise time is real.
  await page.clock.install();
  await visitHydrated(page, '/');
});

test.describe('the wheel', { tag: '@desktop' }, () => {
  const lockMs = 500;
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
  const notch = (page: Page, direction: 1 | -1 = 1) => page.mouse.wheel(0, 120 * direction);

  test('goes to the next section and back; turns within 500 ms are one step [WHEEL-1, WHEEL-3]', async ({
    page,
  }) => {
    const starts = await sectionStarts(page);
    await page.mouse.move(720, 450);
    // Sent without waiting for answers: on a busy machine those alone may take the 500 ms.
    await Promise.all([notch(page), notch(page), notch(page)]);
    expect(await settledTop(page)).toBe(starts[1]);
    await page.clock.runFor(lockMs);
    await notch(page, -1);
    expect(await settledTop(page)).toBe(0);
  });

  test('reaches the footer in at most 8.5 steps; every notch ends at a section, no sliver of another is seen [WHEEL-2]', async ({
    page,
  }) => {
    await page.mouse.move(720, 300);
    const stops = new Set<number>();
    let isAtEnd = false;
    for (let rests = 0; !isAtEnd && rests < 60; rests += 1) {
      await notch(page);
      const y = await settledTop(page);
      // Measured anew: a part that the browser has skipped until now has its true height only when it is near.
      const end = await endOf(page);
      const starts = (await sectionStarts(page)).map((start) => Math.min(start, end));
      const ends = await sectionEnds(page);
      expect(
        [...starts, ...ends, end].some((stop) => Math.abs(y - stop) <= 2),
        `${y} of ${[...starts, ...ends].join(' ')}`,
      ).toBe(true);
      for (const [index, start] of starts.entries()) if (Math.abs(y - start) <= 2) stops.add(index);
      isAtEnd = y >= end - 2;
      await page.clock.runFor(lockMs / 2);
    }
    expect(isAtEnd).toBe(true);
    // Every section is stopped at, none is jumped over.
    expect([...stops]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('scrolls as usual in a window lower than 600 px [WHEEL-6]', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 599 });
    await page.mouse.move(720, 300);
    await notch(page);
    await expect.poll(() => top(page)).toBeGreaterThan(0);
    expect(await settledTop(page)).toBeLessThanOrEqual(120);
    await page.evaluate(() => scrollTo(0, 0));
    await page.setViewportSize({ width: 1440, height: 900 });
    await notch(page);
    expect(await settledTop(page)).toBeGreaterThan(300);
  });

  test('stays with the browser in small deltas, in zoom, and over the open popup [WHEEL-4]', async ({
    page,
  }) => {
    await page.mouse.move(720, 450);
    await page.mouse.wheel(0, 30);
    await expect.poll(() => top(page)).toBe(30);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('link', { name: /방문예약 등록 열기/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await notch(page);
    await page.waitForTimeout(lockMs);
    expect(await top(page)).toBeLessThan((await sectionStarts(page))[1] ?? 0);
  });

  const endOf = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

  async function settledTop(page: Page): Promise<number> {
    let last = -1;
    let same = 0;
    await expect
      .poll(
        async () => {
          const before = last;
          last = await top(page);
          return (same = last === before ? same + 1 : 0);
        },
        // Three looks: on a busy machine a scroll on its way stands still between two.
        { intervals: [120] },
      )
      .toBe(2);
    return last;
  }
});

/** @returns the scroll positions at which the ends of sections are the ends of the window */
async function sectionEnds(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-wheel-step]')].map((section) =>
      Math.round(section.getBoundingClientRect().bottom + scrollY - innerHeight),
    ),
  );
}

/** @returns where each section begins below the sticky header, in document pixels; the first one at the top */
async function sectionStarts(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const headerPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return [...document.querySelectorAll('[data-wheel-step]')].map((section, index) =>
      index === 0 ? 0 : Math.round(section.getBoundingClientRect().top + scrollY - headerPx),
    );
  });
}
