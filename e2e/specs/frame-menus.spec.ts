// The menus of the frame: the mobile menu, and the sub-menu bar.
import type { Page } from '@playwright/test';
import { menu, routeById, subMenus } from '@site/contract';
import { holdShell } from '../harness/browser/hold-requests';
import { hydrate } from '../harness/steps/hydrated';
import { isMarked, markTab } from '../harness/steps/in-app';
import { sitePages, urlOf } from '../harness/steps/site-pages';
import { expect, firstRow, test } from '../harness/test';
import { swipe } from '../harness/browser/touch';
import { visitHydrated, waitForRemotes } from '../harness/steps/visit';
import { headerMenu } from '../harness/steps/frame-parts';

test.use({ hasMotion: true });

test.describe('the mobile menu', { tag: '@mobile' }, () => {
  const sheet = (page: Page) => page.getByRole('navigation', { name: '전체 메뉴' });
  const open = async (page: Page) => {
    await page.getByRole('button', { name: '메뉴 열기' }).click();
    await expect(sheet(page)).toBeVisible();
  };

  test('lists 방문예약 first, then the six groups, one open at a time; closes on Escape, by its button and on navigation; keeps the focus inside [FRAME-11, FRAME-12, FRAME-13]', async ({
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

    const hamburger = page.getByRole('button', { name: '메뉴 열기' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: '메뉴 닫기' }).click(),
    ]) {
      await close();
      await expect(sheet(page)).toBeHidden();
      await expect(hamburger).toBeFocused();
      expect(await announcedAsOpen(page, '메뉴 열기')).toBe(false);
      await open(page);
    }

    for (let stop = 0; stop < 16; stop++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.getElementById('menu')?.contains(document.activeElement),
      );
      expect(isOutside, `Tab ${stop + 1}`).toBe(false);
    }

    await markTab(page);
    await sheet(page).locator('summary', { hasText: '세대안내' }).click();
    await sheet(page).getByRole('link', { name: '101' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '101㎡' })).toBeVisible();
    await expect(page).toHaveURL('/FloorPlan/114A');
    await expect(sheet(page)).toBeHidden();
    expect(await isMarked(page), 'no page load').toBe(true);
  });

  test('keeps the page still while a finger moves on it', async ({ page }) => {
    await visitHydrated(page, '/Brand/intro');
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await swipe(page, page.locator('body'), 0, -150);
    const before = await scrolled();
    expect(before, 'the page scrolls').toBeGreaterThan(100);
    // Playwright's click would scroll to the sticky header's own place first.
    await page.getByRole('button', { name: '메뉴 열기' }).dispatchEvent('click');
    // Safari contains the movement only in an element that scrolls.
    expect(
      await sheet(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBeGreaterThan(0);
    for (const group of [undefined, '세대안내']) {
      if (group) await sheet(page).locator('summary', { hasText: group }).click();
      for (const yPx of [-150, -150, 150, 150, 150]) {
        await swipe(page, sheet(page), 0, yPx);
        expect(await scrolled(), `moved by ${String(yPx)} px`).toBe(before);
      }
    }
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await swipe(page, page.locator('body'), 0, -150);
    expect(await scrolled()).toBeGreaterThan(before);
  });
});

test.describe('the sub-menu bar', () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: '하위 메뉴' });
  const current = (page: Page) => bar(page).locator('[aria-current]');

  test('marks only the current page, also after navigation [FRAME-26]', async ({ page }) => {
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

  test(
    'stays where it was swiped before hydration [FRAME-26]',
    { tag: '@mobile' },
    async ({ page }) => {
      const release = await holdShell(page);
      await page.goto('/FloorPlan/Emodel');
      await bar(page).evaluate((nav) => (nav.scrollLeft = 40));
      release();
      await hydrate(page);
      await waitForRemotes(page);
      expect(await bar(page).evaluate((nav) => nav.scrollLeft)).toBe(40);
    },
  );

  for (const [index, widthPx] of [320, 390].entries())
    test(
      `no link with the focus is under 공유 at ${widthPx} px, in any text size`,
      { tag: ['@mobile', ...firstRow(index)] },
      async ({ page }) => {
        await page.setViewportSize({ width: widthPx, height: 844 });
        await page.goto('/FloorPlan/59A');
        const links = bar(page).getByRole('link');
        for (const size of ['0', '1', '2']) {
          await page.evaluate((chosen) => localStorage.setItem('text-size', chosen), size);
          await visitHydrated(page, '/FloorPlan/59A');
          await links.first().focus();
          // The next one is in view already, so the bar stays where it is.
          if (size === '0') await page.keyboard.press('Tab');
          expect(await bar(page).evaluate((nav) => nav.scrollLeft)).toBe(0);
          expect.soft(await bar(page).evaluate(shadowGapPx), `text size ${size}`).toBeLessThan(0.1);
          await links.first().focus();
          for (let left = await links.count(); left > 0; left -= 1) {
            expect.soft(await page.evaluate(coveredPart), `text size ${size}`).toBe('');
            await page.keyboard.press('Tab');
          }
          await expect(bar(page).getByRole('button')).toBeFocused();
        }
      },
    );

  test('shares the page by its own address, also when pressed before its script runs [PAPER-2]', async ({
    page,
    publicOrigin,
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
      .toEqual([{ title: await page.title(), url: `${publicOrigin}/FloorPlan/114A` }]);
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await bar(page).getByRole('button', { name: '공유' }).click();
    await expect(page.getByRole('status').filter({ hasText: '주소' })).toHaveText(
      '페이지 주소를 복사했습니다. 메시지에 붙여 넣어 보내 주세요.',
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${publicOrigin}/FloorPlan/114A`,
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
      // A page that its section's bar does not name is found from the pages beside it.
      else if ((subMenus[route.subMenu].routeIds as readonly string[]).includes(route.id))
        expect(marked, url).toEqual([url]);
      else expect(nav, url).not.toBe('');
    }
    const { routeIds } = subMenus.customer;
    expect(routeIds.map((id) => routeById(id).label)).toEqual(['언론보도', '방문예약 등록']);
  });
});

/** The browser itself announces the state of a button that opens or closes a popover; no attribute may repeat it. */
async function announcedAsOpen(page: Page, accessibleName: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName,
    role: 'button',
  });
  await session.detach();
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

/** The shadow over links that go on to the right ends where the share button begins: `--scroll-end` is its width. */
function shadowGapPx(nav: Element): number {
  const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const shadowEnd = Number.parseFloat(getComputedStyle(nav).getPropertyValue('--scroll-end'));
  const button = nav.querySelector('[data-share]')?.getBoundingClientRect();
  return Math.max(0, shadowEnd * rootPx - (button?.width ?? 0));
}

/** @returns what the button covers of the link that has the focus; of one that is wider than the space beside it, up to its centre */
async function coveredPart(): Promise<string> {
  // The browser itself scrolls in the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const link = document.activeElement ?? document.body;
  const button = link.closest('nav')?.querySelector('button');
  const box = link.getBoundingClientRect();
  const { left } = button?.getBoundingClientRect() ?? box;
  const end = box.width > left ? (box.left + box.right) / 2 : box.right;
  const px = Math.round(end - left);
  return px > 0 ? `${link.textContent}: ${px} px` : '';
}
