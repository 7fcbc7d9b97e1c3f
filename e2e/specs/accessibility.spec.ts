// axe in every state that changes a large part of a page, at both widths; every-route.spec runs it on each page after
// loading, on an article and on a path that is not a page.
// The one excluded rule is the zoom limit, which the specification requires (harness/axe-violations.ts).
import { encodePath, pressArticlePath } from '@site/contract';
import { axeViolations } from '../harness/checks/axe-violations';
import { urlOf } from '../harness/steps/site-pages';
import { signIn } from '../harness/steps/sign-in';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

test.describe('no axe violation', () => {
  test('in the popup, empty and after a failure', async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: '방문예약', exact: true }).click();
    const popup = page.getByRole('dialog', { name: '방문예약 등록' });
    await expect(popup).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.route('**/forms/popup', (route) => route.fulfill({ json: { error: 'full' } }));
    await popup.getByLabel('이름').fill('이름');
    await popup.getByLabel('연락처').fill('010');
    await popup.getByRole('button', { name: '방문예약 등록' }).click();
    await expect(popup.getByRole('alert')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('in the open mobile menu', { tag: '@mobile' }, async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    const sheet = page.getByRole('navigation', { name: '전체 메뉴' });
    await sheet.locator('summary', { hasText: '단지안내' }).click();
    await expect(sheet.getByRole('link', { name: '커뮤니티' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('in an open dropdown', { tag: '@desktop' }, async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    const groups = page.getByRole('navigation', { name: '주 메뉴' });
    await groups.getByRole('link', { name: '세대안내' }).hover();
    await expect(groups.getByRole('link', { name: 'E-모델하우스' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('in the admin panel, below the list and on an article', async ({
    page,
    context,
    admin,
    adminPanel,
  }) => {
    const article = await adminPanel.publish({ title: '책상 위의 기사' });
    await signIn(context, admin);
    await visitHydrated(page, urlOf('press-list'));
    await expect(page.getByRole('button', { name: '글 등록' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await visitHydrated(page, encodePath(pressArticlePath(article.siteId, article.id)));
    await page.getByRole('button', { name: '수정' }).click();
    await expect(page.getByLabel('본문')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  test('with all accordions of home open', async ({ page }) => {
    await visitHydrated(page, '/');
    // Groups allow one open item each; without their names all can be open together.
    await page.evaluate(() => {
      for (const item of document.querySelectorAll<HTMLDetailsElement>('main details')) {
        item.removeAttribute('name');
        item.open = true;
      }
    });
    expect(await axeViolations(page)).toEqual([]);
  });

  test('in the largest text', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('text-size', '2'));
    for (const url of ['/', '/FloorPlan/84A', urlOf('customer')]) {
      await visitHydrated(page, url);
      expect.soft(await axeViolations(page), url).toEqual([]);
    }
  });
});
