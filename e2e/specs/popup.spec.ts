// The popup opens from everywhere, and closes as a page would.
import type { Page } from '@playwright/test';
import { holdShell } from '../harness/browser/hold-requests';
import { hydrate } from '../harness/steps/hydrated';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';
import { popup } from '../harness/steps/popup-form';
import { opener } from '../harness/steps/registration-forms';

const historyLength = (page: Page) => page.evaluate(() => history.length);

test.describe('the popup opens', () => {
  test('from the footer and from home; takes the focus, keeps the scroll position, leaves the page behind out of reach [FRAME-19, HOME-5, POPUP-12]', async ({
    page,
  }) => {
    await visitHydrated(page, '/');
    await page.getByRole('main').getByRole('link', { name: '모델하우스 방문예약' }).click();
    await expectFreshPopup(page);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);

    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: '방문예약', exact: true });
    await link.scrollIntoViewIfNeeded();
    // Parts that were skipped so far get their real heights, and the scroll position is kept.
    await page.waitForTimeout(300);
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await expectFreshPopup(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(
      true,
    );
    await page.keyboard.press('Tab');
    await expect(popup(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test(
    'from the header’s phone number [FRAME-5, POPUP-1]',
    { tag: '@desktop' },
    async ({ page }) => {
      await visitHydrated(page, '/Brand/intro');
      await opener(page, false).click();
      await expectFreshPopup(page);
    },
  );

  test('by a click before the page is hydrated [POPUP-13]', async ({ page, isMobile }) => {
    const letShellCome = await holdShell(page);
    await page.goto('/FloorPlan/84A');
    await opener(page, isMobile).click();
    await expect(page).toHaveURL('/FloorPlan/84A');
    await expectFreshPopup(page);
    letShellCome();
    await hydrate(page);
    await expectFreshPopup(page);
  });

  test(
    'from the bottom bar; again, when an opener is clicked before the browser has reported that it was closed [FRAME-15]',
    { tag: '@mobile' },
    async ({ page, isMobile }) => {
      await visitHydrated(page, '/Brand/intro');
      await opener(page, isMobile).click();
      await expectFreshPopup(page);
      await popup(page).evaluate((dialog: HTMLDialogElement) => {
        dialog.close();
        document.querySelector<HTMLElement>('a[data-registration]')?.click();
      });
      await expectFreshPopup(page);
      await popup(page).getByRole('button', { name: '닫기' }).click();
      await expect(popup(page)).toHaveCount(0);
    },
  );
});

test.describe('the popup closes', () => {
  test('on the browser’s back, which re-adds its entry and stays on the page [POPUP-9, POPUP-10]', async ({
    page,
    isMobile,
  }) => {
    await visitHydrated(page, '/Brand/intro');
    const atFirst = await historyLength(page);
    await opener(page, isMobile).click();
    await expect(popup(page)).toBeVisible();
    const whileOpen = await historyLength(page);
    expect(whileOpen).toBe(atFirst + 1);
    await page.goBack();
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL('/Brand/intro');
    await expect.poll(() => historyLength(page)).toBe(whileOpen);
    await opener(page, isMobile).click();
    await expectFreshPopup(page);
  });

  test('by its button, and the next back leaves the page [POPUP-11]', async ({
    page,
    isMobile,
  }) => {
    await visitHydrated(page, '/Brand/video');
    await visitHydrated(page, '/Brand/intro');
    await opener(page, isMobile).click();
    await popup(page).getByRole('button', { name: '닫기' }).click();
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL('/Brand/intro');
    // Its entry is taken back by a step of its own.
    await expect
      .poll(() => page.evaluate(() => history.state as unknown))
      .not.toHaveProperty('registrationPopup');
    await page.goBack();
    await expect(page).toHaveURL('/Brand/video');
  });
});

async function expectFreshPopup(page: Page) {
  const dialog = popup(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('이름')).toHaveValue('');
  await expect(dialog.getByLabel('연락처')).toHaveValue('');
  await expect(dialog.getByRole('button', { name: /등록/ })).toHaveCount(1);
  for (const text of [
    '* 표시는 필수 입력 항목입니다.',
    '개인정보 수집·이용 안내',
    '만 14세 미만은 등록할 수 없습니다.',
  ])
    await expect(dialog).toContainText(text);
}
