// The viewers of the home page: floor plans, and the tour in the E-model house.
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

test.use({ hasPictures: true });

const summary = (page: Page, text: string) =>
  page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: new RegExp(`^${text}`) });

test.beforeEach(async ({ page }) => {
  // Fast-forwarded where an expectation takes seconds; otherwise time is real.
  await page.clock.install();
});

test.describe('the floor-plan viewer', () => {
  const bar = (page: Page) => page.getByRole('tablist', { name: '타입 선택' });
  const selected = (page: Page) => bar(page).getByRole('tab', { selected: true });
  const panel = (page: Page) => page.getByRole('tabpanel').filter({ has: previous(page) });
  const previous = (page: Page) => page.getByRole('button', { name: '이전 타입' });
  const next = (page: Page) => page.getByRole('button', { name: '다음 타입' });
  const types = ['59A㎡', '59B㎡', '84A㎡', '84B㎡', '101㎡'];

  test('has five tabs; gives exclusive, supply and contract area, of the type and of all; arrows lead through them and are disabled at the ends [VIEWER-1, VIEWER-2, VIEWER-3, VIEWER-8]', async ({
    page,
  }) => {
    await visitHydrated(page, '/');
    await expect(panel(page)).toContainText(/전용면적59\.92㎡공급면적[\d.]+㎡계약면적[\d.]+㎡/);
    const table = page.locator('table').filter({ hasText: '계약면적' });
    await expect(table.getByRole('columnheader', { includeHidden: true })).toHaveText([
      '타입',
      '전용면적',
      '공급면적',
      '계약면적',
      '세대수',
    ]);
    await expect(bar(page).getByRole('tab')).toHaveText(types);
    await expect(selected(page)).toHaveText('59A㎡');
    await expect(previous(page)).toBeDisabled();
    for (const type of types.slice(1)) {
      await expect(next(page)).toBeEnabled();
      await next(page).click();
      await expect(selected(page)).toHaveText(type);
      await expect(panel(page)).toContainText(type.replace('㎡', ''));
      await expect(previous(page)).toBeEnabled();
    }
    await expect(next(page)).toBeDisabled();
    await previous(page).click();
    await expect(selected(page)).toHaveText('84B㎡');
    await expect(next(page)).toBeEnabled();
  });

  test('shows one plan per type, which fades in for 500 ms [VIEWER-4, VIEWER-5, VIEWER-7]', async ({
    page,
  }) => {
    await visitHydrated(page, '/');
    await expect(panel(page).locator('.fade-in')).toHaveCount(0);
    await page.clock.pauseAt((await now(page)) + 1_000);
    await bar(page).getByRole('tab', { name: '84A㎡' }).click();
    await expect(panel(page).locator('.fade-in')).toHaveCount(1);
    await page.clock.runFor(490);
    await expect(panel(page).locator('.fade-in')).toHaveCount(1);
    await page.clock.runFor(20);
    await expect(panel(page).locator('.fade-in')).toHaveCount(0);
    await expect(panel(page).getByRole('img')).toHaveCount(1);
    await expect(panel(page).getByRole('img')).toHaveAccessibleName(/84A/);
    await expect(panel(page).getByRole('link', { name: '더 알아보기' })).toHaveAttribute(
      'href',
      '/FloorPlan/84A',
    );
    await expect(panel(page).getByRole('link', { name: '84A 상담·방문예약' })).toBeVisible();
  });

  test('/#84A selects that type and scrolls to it [HOME-21]', async ({ page }) => {
    await visitHydrated(page, '/#84A');
    await expect(selected(page)).toHaveText('84A㎡');
    await expect(bar(page)).toBeInViewport();
    await expect(panel(page).getByRole('img')).toHaveAccessibleName(/84A/);
  });

  test('follows the arrow keys, Home and End [VIEWER-6]', { tag: '@desktop' }, async ({ page }) => {
    await visitHydrated(page, '/');
    await selected(page).focus();
    for (const [key, type] of [
      ['ArrowRight', '59B㎡'],
      ['End', '101㎡'],
      ['ArrowLeft', '84B㎡'],
      ['Home', '59A㎡'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(selected(page)).toHaveText(type);
      await expect(selected(page)).toBeFocused();
    }
  });
});

test.describe('the E-model house', () => {
  test('is in the second accordion: 84A first, a still until it is requested [HOME-4, TOUR-1, TOUR-3, TOUR-4, TOUR-6, TOUR-7, TOUR-10]', async ({
    page,
    isMobile,
  }) => {
    await visitHydrated(page, '/');
    const tours: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/media/tours/') && request.resourceType() === 'document')
        tours.push(new URL(request.url()).pathname);
    });
    const frames = page.locator('iframe');
    const still = page.getByRole('main').getByRole('button', {
      name: '화면을 클릭하시면 VR을 보실 수 있습니다.',
    });
    await summary(page, 'E-모델하우스').click();
    await expect(summary(page, '타입안내').locator('xpath=..')).not.toHaveAttribute('open');
    const bar = page.getByRole('tablist', { name: 'E-모델하우스 타입 선택' });
    await expect(bar.getByRole('tab')).toHaveText(['84A', '84B', '101A']);
    await expect(bar.getByRole('tab', { selected: true })).toHaveText('84A');
    await expect(frames).toHaveCount(0);
    expect(tours).toEqual([]);

    await still.click();
    await expect(frames).toHaveAttribute('src', '/media/tours/84A.html');
    await expect(frames).toHaveAttribute('title', /84A/);
    await expect.poll(() => tours).toEqual(['/media/tours/84A.html']);
    await expect(page.getByText('불러오는 중입니다').filter({ visible: true })).toHaveCount(0);

    if (isMobile) await page.getByRole('button', { name: '닫기' }).click();
    await bar.getByRole('tab', { name: '101A' }).click();
    await expect(frames, 'the tour that was left stops').toHaveCount(0);
    await still.click();
    await expect(frames).toHaveAttribute('src', '/media/tours/101.html');
  });
});

async function now(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}
