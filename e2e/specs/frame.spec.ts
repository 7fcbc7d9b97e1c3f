// The frame around every page: header, menus, sub-menu bar, footer, bottom bar, text size.
import type { Page } from '@playwright/test';
import { footerRouteIds, menu, routeById, subMenus } from '@site/contract';
import { isMarked, markTab } from '../harness/in-app';
import { sidewaysOverflowPx } from '../harness/overflow';
import { sitePages, urlOf } from '../harness/site-pages';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/visit';

const phoneLink = 'tel:1533-8848';
const header = (page: Page) => page.getByRole('banner');
const headerMenu = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' });
/** One of the six groups: its own link and its panel. */
const group = (page: Page, index: number) => headerMenu(page).locator('> ul > li').nth(index);
const footer = (page: Page) => page.getByRole('contentinfo');
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test.describe('the desktop header', { tag: '@desktop' }, () => {
  test('leads home, to the consultation page and into the six groups [FRAME-2, FRAME-3, FRAME-7]', async ({
    page,
  }) => {
    await visitHydrated(page, '/BusinessGuide/intro');
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
  });

  test('opens a dropdown while the pointer is over its group, one at a time [FRAME-8]', async ({
    page,
  }) => {
    await visitHydrated(page, '/Brand/intro');
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
  });

  test('opens a dropdown under the keyboard, Escape closes it and keeps the focus [FRAME-9]', async ({
    page,
  }) => {
    await visitHydrated(page, '/Brand/intro');
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

  test('Escape closes a dropdown under the pointer too', async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    const item = group(page, 1).getByRole('link', { name: '분양일정' });
    await group(page, 1).locator('> a').hover();
    await expect(item).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
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

test.describe('the header while scrolling', () => {
  test('changes its look as soon as the page is scrolled above 0 px, and back [FRAME-6]', async ({
    page,
  }) => {
    await visitHydrated(page, '/');
    const ground = () => header(page).evaluate((bar) => getComputedStyle(bar).backgroundColor);
    const atTop = await ground();
    await page.evaluate(() => scrollTo(0, 1));
    await expect.poll(ground).not.toBe(atTop);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(ground).toBe(atTop);
  });
});

test.describe('the mobile menu', { tag: '@mobile' }, () => {
  const sheet = (page: Page) => page.getByRole('navigation', { name: '전체 메뉴' });
  const open = async (page: Page) => {
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await expect(sheet(page)).toBeVisible();
  };

  test('has a visit first, then the six groups, one open at a time [FRAME-11, FRAME-12, FRAME-13]', async ({
    page,
  }) => {
    await visitHydrated(page, '/Brand/intro');
    await expect(headerMenu(page)).toBeHidden();
    await open(page);
    const first = sheet(page).locator('a:not([aria-label])').first();
    await expect(first).toHaveText('방문예약');
    await expect(first).toHaveAttribute('href', urlOf('customer'));
    const groups = sheet(page).locator('details');
    await expect(groups.locator('summary')).toHaveText(menu.map(({ label }) => label));
    for (const [index, { routeIds }] of menu.entries()) {
      await groups.nth(index).locator('summary').click();
      await expect(sheet(page).locator('details[open]')).toHaveCount(1);
      const links = groups.nth(index).getByRole('link');
      await expect(links).toHaveText(routeIds.map((id) => routeById(id).label));
      await expect(links.first()).toBeVisible();
    }
    await groups.last().locator('summary').click();
    await expect(sheet(page).locator('details[open]')).toHaveCount(0);
  });

  test('closes on navigation and shows the page it went to', async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    await markTab(page);
    await open(page);
    await sheet(page).locator('summary', { hasText: '세대안내' }).click();
    await sheet(page).getByRole('link', { name: '101' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '101㎡' })).toBeVisible();
    await expect(page).toHaveURL('/FloorPlan/114A');
    await expect(sheet(page)).toBeHidden();
    expect(await isMarked(page), 'no page load').toBe(true);
  });

  test('closes on Escape and by its button, the focus goes back to the hamburger [FRAME-11]', async ({
    page,
  }) => {
    await visitHydrated(page, '/Brand/intro');
    const hamburger = page.getByRole('button', { name: '메뉴 열기' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: '메뉴 닫기' }).click(),
    ]) {
      await open(page);
      await close();
      await expect(sheet(page)).toBeHidden();
      await expect(hamburger).toBeFocused();
      await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('keeps the focus inside while it is open', async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    await open(page);
    for (let stop = 0; stop < 16; stop++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.getElementById('menu')?.contains(document.activeElement),
      );
      expect(isOutside, `Tab ${stop + 1}`).toBe(false);
    }
  });
});

test.describe('the phone number', () => {
  test(
    'is a phone icon in the header and a call in the bottom bar [FRAME-14, FRAME-15, FACT-8]',
    { tag: '@mobile' },
    async ({ page }) => {
      await visitHydrated(page, '/');
      await expect(
        header(page).getByRole('link', { name: '1533-8848로 전화 상담' }),
      ).toHaveAttribute('href', phoneLink);
      const bar = page.getByRole('navigation', { name: '빠른 상담' });
      await expect(bar.getByRole('link', { name: '방문예약' })).toBeVisible();
      await expect(bar.getByRole('link', { name: '전화상담' })).toHaveAttribute('href', phoneLink);
    },
  );

  test('is a call in the footer [FRAME-18, FACT-8]', async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    await expect(footer(page).getByRole('link', { name: '1533-8848' })).toHaveAttribute(
      'href',
      phoneLink,
    );
  });

  test(
    'up to 900 px stand hamburger and bottom bar, from 901 px the six groups [FRAME-10, FRAME-16]',
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      await visitHydrated(page, '/Brand/intro');
      const narrow = [
        page.getByRole('navigation', { name: '빠른 상담' }),
        page.getByRole('button', { name: '메뉴 열기' }),
        page.getByRole('banner').getByRole('link', { name: '1533-8848로 전화 상담' }),
      ];
      const wide = [headerMenu(page), page.getByRole('link', { name: /방문예약 등록 열기/ })];
      await page.setViewportSize({ width: 900, height: 800 });
      for (const part of narrow) await expect(part).toBeVisible();
      for (const part of wide) await expect(part).toBeHidden();
      await page.setViewportSize({ width: 901, height: 800 });
      for (const part of narrow) await expect(part).toBeHidden();
      for (const part of wide) await expect(part).toBeVisible();
    },
  );
});

test.describe('the footer', () => {
  test('has a family-site dropdown with one outside link [FRAME-20]', async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    const summary = footer(page).locator('summary', { hasText: '패밀리 사이트' });
    const link = footer(page).locator('details a');
    await expect(link).toHaveCount(1);
    await expect(link).toBeHidden();
    await summary.click();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    expect(new URL((await link.getAttribute('href')) ?? '').protocol).toMatch(/^https?:$/);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });

  test('gives every page that the header menu does not name a way in [FRAME-22, FRAME-23]', async ({
    page,
  }) => {
    await visitHydrated(page, '/');
    const hrefs = await footer(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const id of [...footerRouteIds, 'privacy']) expect(hrefs, id).toContain(urlOf(id));
    const named = new Set([...menu.flatMap(({ routeIds }) => routeIds), ...footerRouteIds]);
    const lost = sitePages
      .map(({ route }) => route)
      .filter(({ id, indexed }) => indexed && !named.has(id))
      .map(({ id }) => id)
      // The logo, the bold link, the two placeholders beside pages of their kind, and the links of every type page.
      .filter((id) => !['home', 'privacy', 'interior-59B', 'floor-plan-114B'].includes(id))
      .filter((id) => !id.startsWith('comparison-'));
    expect(lost).toEqual([]);
    const policy = footer(page).getByRole('link', { name: '개인정보처리방침' });
    await expect(policy.locator('b')).toHaveCSS('font-weight', '600');
  });

  test('leads back to the top [FRAME-29]', async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    const toTop = footer(page).getByRole('link', { name: '맨 위로' });
    await toTop.scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(0);
    await toTop.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

test.describe('a placeholder page', () => {
  /** The CSS animation of an element: its times, and its first or last state. */
  const motionOf = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { animationName, animationDelay, animationDuration, animationIterationCount } =
          getComputedStyle(element);
        const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
        const frames = rules.find(
          (rule) => rule instanceof CSSKeyframesRule && rule.name === animationName,
        );
        return {
          times: [animationDelay, animationDuration, animationIterationCount].join(' '),
          isFade: frames?.cssText.includes('opacity') ?? false,
        };
      }),
    );

  test('begins with the banner picture; the title fades in after 100 ms; three orange dots beat once a second; the footer has two layouts [FRAME-1, FRAME-25, FRAME-32, ROUTE-14]', async ({
    page,
  }) => {
    await visitHydrated(page, '/ComplexGuide/community');
    const picture = page.getByRole('complementary', { name: '분양 소식' }).locator('img');
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const box = await picture.boundingBox();
    expect([box?.x, box?.y, box?.width]).toEqual([0, 0, page.viewportSize()?.width]);

    expect(await motionOf(page, 'h1')).toEqual([{ times: '0.1s 0.9s 1', isFade: true }]);
    await expect(page.locator('h1')).toHaveCSS('opacity', '1');

    const dots = page.locator('main i');
    const delays = ['0s', '0.2s', '0.4s'];
    expect(await motionOf(page, 'main i')).toEqual(
      delays.map((delay) => ({ times: `${delay} 1s infinite`, isFade: true })),
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

test.describe('the sub-menu bar', () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: '하위 메뉴' });
  const current = (page: Page) => bar(page).locator('[aria-current]');

  test('marks the current page, alone, and the mark moves along [FRAME-26]', async ({ page }) => {
    await visitHydrated(page, '/FloorPlan/84B');
    await expect(bar(page).getByRole('link')).toHaveText(
      subMenus.unit.routeIds.map((id) => routeById(id).label),
    );
    await expect(current(page)).toHaveText('84B');
    await expect(current(page)).toHaveAttribute('aria-current', 'page');
    await expect(current(page)).toBeInViewport();
    await bar(page).getByRole('link', { name: '안내영상' }).click();
    await expect(current(page)).toHaveText('안내영상');
    await page.goBack();
    await expect(current(page)).toHaveText('84B');
  });

  test('shares the page by its own address, also when pressed before its script runs [PAPER-2]', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      const share = (data: unknown) => Promise.resolve(shared.push(data));
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    await page.goto('/FloorPlan/114A?utm_source=x#main');
    await bar(page).getByRole('button', { name: '공유' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: unknown }).shared))
      .toEqual([{ title: await page.title(), url: `${baseURL}/FloorPlan/114A` }]);
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await bar(page).getByRole('button', { name: '공유' }).click();
    await expect(page.getByRole('status').filter({ hasText: '주소' })).toHaveText(
      '페이지 주소를 복사했습니다. 메시지로 보내 주세요.',
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/FloorPlan/114A`,
    );
  });

  test('stands on every section page with a mark, press and customer have their two tabs [FRAME-26]', async ({
    request,
  }) => {
    for (const { url, route } of sitePages) {
      const html = await (await request.get(url)).text();
      const nav = /<nav aria-label="하위 메뉴"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
      const marked = [...nav.matchAll(/aria-current="page" href="([^"]*)"/g)].map(([, to]) => to);
      if (!route.subMenu) expect(nav, url).toBe('');
      // A page missing in its section's bar is linked from its sibling pages.
      else if ((subMenus[route.subMenu].routeIds as readonly string[]).includes(route.id))
        expect(marked, url).toEqual([url]);
      else expect(nav, url).not.toBe('');
    }
    const { routeIds } = subMenus.customer;
    expect(routeIds.map((id) => routeById(id).label)).toEqual(['언론보도', '방문예약 등록']);
  });
});

test.describe('moving around', () => {
  test('every change of the path starts at the top and hands the focus to the page [ROUTE-12]', async ({
    page,
  }) => {
    await visitHydrated(page, '/');
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

test.describe('the text size', () => {
  /** On a desktop in the first line of the page, on a phone in the menu. */
  const sizes = async (page: Page) => {
    const menuButton = page.getByRole('button', { name: '메뉴 열기' });
    if (await menuButton.isVisible()) await menuButton.click();
    return page.getByRole('group', { name: '글자 크기' }).filter({ visible: true }).first();
  };
  const choose = async (page: Page, size: string) => {
    await (await sizes(page)).getByRole('radio', { name: size, exact: true }).check();
    await page.keyboard.press('Escape');
  };
  const rootPx = (page: Page) =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

  test('grows to 200 %, lasts over navigation and reload, and goes back, at the top of the page [FRAME-30, FRAME-33]', async ({
    page,
  }) => {
    await visitHydrated(page, '/Brand/intro');
    const usual = await rootPx(page);
    await choose(page, '크게');
    expect(await rootPx(page)).toBeCloseTo(usual * 1.4);
    await choose(page, '아주 크게');
    expect(await rootPx(page)).toBe(usual * 2);
    await footer(page).getByRole('link', { name: '안내영상' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '안내영상' })).toBeVisible();
    expect(await rootPx(page)).toBe(usual * 2);
    await visitHydrated(page, '/privacy');
    expect(await rootPx(page)).toBe(usual * 2);
    const group = await sizes(page);
    // In the mobile menu, which scrolls separately with large text.
    await group.scrollIntoViewIfNeeded();
    await expect(group).toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
    await expect(group.getByRole('radio', { name: '아주 크게' })).toBeChecked();
    await expect(footer(page).getByRole('radio', { name: '아주 크게' })).toBeChecked();
    await page.keyboard.press('Escape');
    await choose(page, '기본');
    expect(await rootPx(page)).toBe(usual);
  });

  test('at 200 % no page scrolls sideways [FRAME-31]', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('text-size', '2'));
    const wide: string[] = [];
    for (const { path, url } of sitePages) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      const tooWidePx = await sidewaysOverflowPx(page);
      if (tooWidePx > 0) wide.push(`${path} by ${tooWidePx} px`);
    }
    expect(wide).toEqual([]);
    expect(await rootPx(page)).toBe(32);
  });
});
