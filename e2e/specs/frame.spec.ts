// The frame around every page: header, banner, moving from page to page.
import type { Page } from '@playwright/test';
import { menu } from '@site/contract';
import { isMarked, markTab } from '../harness/steps/in-app';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';
import { header, group, footer, scrollTop } from '../harness/steps/frame-parts';

test.use({ hasMotion: true });

test.describe('the desktop header', { tag: '@desktop' }, () => {
  test('leads home, to the consultation page and into the six groups; one dropdown at a time, under the pointer or the keyboard; Escape closes it [FRAME-2, FRAME-3, FRAME-7, FRAME-8, FRAME-9]', async ({
    page,
  }) => {
    await visitHydrated(page, '/Brand/intro');
    const bar = header(page);
    await expect(bar.getByRole('link', { name: '윤슬 레이크시티 홈' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(bar.getByRole('link', { name: '상담·방문예약' })).toHaveAttribute(
      'href',
      '/Promotion/Customer',
    );
    for (const [index, { label, routeIds }] of menu.entries()) {
      const links = group(page, index).locator('a');
      await expect(links.first()).toHaveText(label);
      expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
        [routeIds[0] ?? '', ...routeIds].map((id) => urlOf(id)),
      );
    }
    await expect(page.getByRole('button', { name: '메뉴 열기' })).toBeHidden();

    const first = group(page, 2).getByRole('link', { name: '프리미엄' });
    const second = group(page, 4).getByRole('link', { name: 'E-모델하우스' });
    await expect(first).toBeHidden();
    await group(page, 2).locator('> a').hover();
    await expect(first).toBeVisible();
    await group(page, 4).locator('> a').hover();
    await expect(second).toBeVisible();
    await expect(first).toBeHidden();
    await page.mouse.move(700, 850);
    await expect(second).toBeHidden();

    const hovered = group(page, 1).getByRole('link', { name: '분양일정' });
    await group(page, 1).locator('> a').hover();
    await expect(hovered).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hovered).toBeHidden();
    await page.mouse.move(700, 850);

    const own = group(page, 3).locator('> a');
    const item = group(page, 3).getByRole('link', { name: '커뮤니티' });
    await own.focus();
    await expect(item).toBeVisible();
    await item.focus();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(own).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(item, 'and opens again at the next visit').toBeVisible();
  });

  test('goes to a page without loading it anew and closes the dropdown', async ({ page }) => {
    await visitHydrated(page, '/');
    await markTab(page);
    await group(page, 4).locator('> a').hover();
    const item = group(page, 4).getByRole('link', { name: '84B' });
    await item.click();
    await expect(page).toHaveURL('/FloorPlan/84B');
    await expect(page.getByRole('heading', { level: 1, name: '84B㎡' })).toBeVisible();
    await expect(page).toHaveTitle(/84B㎡/);
    await expect(item).toBeHidden();
    expect(await isMarked(page), 'no page load').toBe(true);
  });
});

test.describe('a placeholder page', () => {
  /** The CSS animation of an element: its times, and its first or last state. */
  const motionOf = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const { animationName, animationDelay, animationDuration, animationIterationCount } = style;
        const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
        const frames = rules.find(
          (rule) => rule instanceof CSSKeyframesRule && rule.name === animationName,
        );
        return {
          times: [animationDelay, animationDuration, animationIterationCount].join(' '),
          direction: style.animationDirection,
          isFade: frames?.cssText.includes('opacity') ?? false,
        };
      }),
    );

  test('begins with the banner picture; the title fades in after 100 ms; three orange dots beat once a second; the footer has two layouts [FRAME-1, FRAME-25, FRAME-32, ROUTE-14]', async ({
    page,
  }) => {
    await visitHydrated(page, '/ComplexGuide/community');
    const picture = page.getByRole('complementary', { name: '분양 소식' }).locator('img');
    const box = await picture.boundingBox();
    expect([box?.x, box?.y, box?.width]).toEqual([0, 0, page.viewportSize()?.width]);

    expect(await motionOf(page, 'h1')).toEqual([
      { times: '0.1s 0.9s 1', direction: 'normal', isFade: true },
    ]);
    await expect(page.locator('h1')).toHaveCSS('opacity', '1');

    const dots = page.locator('main i');
    const delays = ['0s', '0.2s', '0.4s'];
    expect(await motionOf(page, 'main i')).toEqual(
      delays.map((delay) => ({
        times: `${delay} 1s infinite`,
        direction: 'normal',
        isFade: true,
      })),
    );
    for (const dot of await dots.all())
      for (const [name, value] of [
        ['width', '15px'],
        ['height', '15px'],
        ['background-color', 'rgb(229, 138, 43)'],
      ] as const)
        await expect(dot).toHaveCSS(name, value);

    const layout = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const [number, reservation] = await Promise.all([
        footer(page).getByRole('link', { name: '1533-8848' }).boundingBox(),
        footer(page).getByRole('link', { name: '방문예약', exact: true }).boundingBox(),
      ]);
      return (reservation?.y ?? 0) >= (number?.y ?? 0) + (number?.height ?? 0) ? 'below' : 'beside';
    };
    await footer(page).scrollIntoViewIfNeeded();
    expect([await layout(390), await layout(1440)]).toEqual(['below', 'beside']);
  });
});

test.describe('moving around', () => {
  test('the header changes its look as soon as the page is scrolled above 0 px, and back; every change of the path starts at the top and moves the focus to the page [FRAME-6, ROUTE-12]', async ({
    page,
  }) => {
    await visitHydrated(page, '/');
    const backgroundColor = () =>
      header(page).evaluate((bar) => getComputedStyle(bar).backgroundColor);
    const atTop = await backgroundColor();
    await page.evaluate(() => scrollTo(0, 1));
    await expect.poll(backgroundColor).not.toBe(atTop);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(backgroundColor).toBe(atTop);
    await markTab(page);
    await footer(page).getByRole('link', { name: '청약 체크포인트' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '청약 체크포인트' })).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.locator('main')).toBeFocused();
    expect(await isMarked(page), 'no page load').toBe(true);
  });

  test('the skip link is the first stop of the keyboard and leads to the content [FRAME-28]', async ({
    page,
  }) => {
    await visitHydrated(page, '/Brand/intro');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '본문 바로가기' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});
