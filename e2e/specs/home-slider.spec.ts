// The premium slider of the home page.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { swipe } from '../harness/browser/touch';
import { visitHydrated } from '../harness/steps/visit';

test.use({ hasPictures: true, hasMotion: true });

const summary = (page: Page, text: string) =>
  page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: new RegExp(`^${text}`) });

test.beforeEach(async ({ page }) => {
  // Fast-forwarded where an expectation takes seconds; otherwise time is real.
  await page.clock.install();
  await visitHydrated(page, '/');
});

// Taps, not clicks: a mouse that rests on the slider pauses it.
test.describe('the premium slider', { tag: '@mobile' }, () => {
  const slider = (page: Page) => page.getByRole('group', { name: '프리미엄' });
  const row = (page: Page) => slider(page).getByRole('list', { name: '프리미엄' });
  const status = (page: Page) => slider(page).getByText(/^7장 중 \d번째$/);
  const dot = (page: Page, position: number) =>
    slider(page).getByRole('button', { name: `7장 중 ${position}번째` });
  const expectSlide = async (page: Page, position: number) => {
    await expect(status(page)).toHaveText(`7장 중 ${position}번째`);
    await expect(slider(page).locator('button[aria-current]')).toHaveAccessibleName(
      `7장 중 ${position}번째`,
    );
  };
  /** Waits until the row has stopped moving: a clock that jumps in between would end the movement early. */
  const expectRest = async (page: Page, position: number) => {
    await expectSlide(page, position);
    await expect(
      row(page)
        .getByRole('listitem')
        .nth(position - 1),
    ).toBeInViewport({ ratio: 0.9 });
    await expect.poll(() => isResting(row(page))).toBe(true);
  };

  test.beforeEach(async ({ page }) => {
    await slider(page).scrollIntoViewIfNeeded();
    await expectSlide(page, 1);
  });

  test('has seven slides with picture, title and text, and moves on every 6 s, around [SLIDER-2, SLIDER-8]', async ({
    page,
  }) => {
    await expect(row(page).getByRole('listitem')).toHaveCount(7);
    await expect(row(page).getByRole('heading')).toHaveCount(7);
    await dot(page, 6).tap();
    await expectRest(page, 6);
    await page.clock.fastForward(6_000);
    await expectRest(page, 7);
    await page.clock.fastForward(4_000);
    await expectSlide(page, 7);
    await page.clock.fastForward(2_000);
    await expectRest(page, 1);
  });

  test('takes a swipe of more than 50 px, not one of 40 [SLIDER-3]', async ({ page }) => {
    await swipe(page, row(page), -40);
    await expectSlide(page, 1);
    await swipe(page, row(page), -70);
    await expectSlide(page, 2);
    await swipe(page, row(page), 40);
    await expectSlide(page, 2);
    await swipe(page, row(page), 70);
    await expectSlide(page, 1);
    await swipe(page, row(page), 70);
    await expectSlide(page, 7);
  });

  test('jumps by dots and moves by arrows, and shows the slide that it names [SLIDER-5, SLIDER-6]', async ({
    page,
  }) => {
    await dot(page, 4).tap();
    await expectRest(page, 4);
    await slider(page).getByRole('button', { name: '다음', exact: true }).tap();
    await expectSlide(page, 5);
    await slider(page).getByRole('button', { name: '이전', exact: true }).tap();
    await expectSlide(page, 4);
  });

  test('can be stopped and started [SLIDER-7]', async ({ page }) => {
    const stop = slider(page).getByRole('button', { name: '자동 넘김 멈춤' });
    const start = slider(page).getByRole('button', { name: '자동 넘김 시작' });
    await stop.tap();
    await page.clock.fastForward(20_000);
    await expectSlide(page, 1);
    await start.tap();
    await page.clock.fastForward(6_100);
    await expectSlide(page, 2);
  });

  test('is in the panel 프리미엄 and waits while that is closed [HOME-22]', async ({ page }) => {
    await summary(page, '프리미엄').tap();
    await expect(slider(page)).toBeHidden();
    await page.clock.fastForward(13_000);
    await summary(page, '프리미엄').tap();
    await expectSlide(page, 1);
  });
});

async function isResting(row: Locator): Promise<boolean> {
  const read = () => row.evaluate((element) => element.scrollLeft);
  const before = await read();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return (await read()) === before;
}
