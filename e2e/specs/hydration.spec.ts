// The start of scripts, and that no earlier input is lost.
import type { Locator, Page } from '@playwright/test';
import { registrationPopup } from '@site/contract';
import { holdShell } from '../harness/browser/hold-requests';
import { hydrate } from '../harness/steps/hydrated';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { waitForFaces, waitForRemotes } from '../harness/steps/visit';

const quietMs = 6_000;
/** Shell and remotes; the boot file is the only script that a page may run without interaction. */
const code = /^\/(shell\/[^/]+\/(react|libraries|main)|remotes\/)/;

/** Only script elements run code; other fetches only fill the cache. */
function watchCode(page: Page) {
  const run: string[] = [];
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (code.test(pathname)) (request.resourceType() === 'script' ? run : fetched).push(pathname);
  });
  return { run, fetched };
}

/** Waits for six seconds of the page's own clock, and until no request is pending. */
async function leaveQuiet(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(quietMs);
  await page.waitForLoadState('networkidle');
}

async function openAndLeaveQuiet(page: Page, url: string) {
  await page.clock.install();
  await page.goto(url);
  await leaveQuiet(page);
}

/** Not by `isHydratedByReact`: React marks its root with another key, `__reactContainer`, before it hydrates. */
async function isHydrated(page: Page) {
  return page.evaluate(
    () =>
      'hydrated' in document.documentElement.dataset ||
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
}

test.describe('a page without input', () => {
  // The release manifest is requested once the page is hydrated.
  test.use({ allowedProblems: { requests: /ERR_INTERNET_DISCONNECTED .*release\.json/ } });

  // Each page at one width in turn: the width does not matter, and each visit takes its time.
  for (const [url, tag] of [
    ['/', '@both'],
    ['/BusinessGuide/intro', '@mobile'],
    ['/FloorPlan/84A', '@mobile'],
    [urlOf('press-list'), '@desktop'],
  ] as const)
    test(
      `runs no React; its code is in the cache: ${decodeURI(url)}`,
      { tag },
      async ({ page }) => {
        const { run, fetched } = watchCode(page);
        await openAndLeaveQuiet(page, url);
        expect(run).toEqual([]);
        expect(await isHydrated(page)).toBe(false);
        // The code of the modules that have islands in this page, and of no other.
        const exposes = await page
          .locator('[data-module]')
          .evaluateAll((parts) =>
            parts
              .filter((part) =>
                [part, ...part.querySelectorAll('[data-island]')].some(
                  (one) =>
                    'island' in (one as HTMLElement).dataset &&
                    one.closest('[data-module]') === part,
                ),
              )
              .map((part) => part.getAttribute('data-module')),
          );
        const wanted = exposes.concat(registrationPopup).map((id) => id?.split('/').at(-1));
        const files = fetched.map((path) => path.split('/').at(-1) ?? '');
        const found = files.flatMap((file) => /^__federation_expose_(\w+)\./.exec(file)?.[1] ?? []);
        expect(found.toSorted()).toEqual(wanted.toSorted());
        expect(new Set(files).size).toBe(files.length);

        // Nothing is fetched twice: an offline page has everything it needs.
        await page.context().setOffline(true);
        await hydrate(page);
        await waitForRemotes(page);
      },
    );

  test(
    'fetches nothing where data is saved, and hydrates all the same',
    { tag: '@mobile' },
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      const { run, fetched } = watchCode(page);
      await openAndLeaveQuiet(page, '/Brand/intro');
      expect([...run, ...fetched]).toEqual([]);
      await hydrate(page);
      await waitForRemotes(page);
    },
  );

  test(
    'stays so when the browser itself scrolls: after a reload, and to a fragment',
    { tag: '@mobile' },
    async ({ page }) => {
      await page.goto('/privacy');
      await page.evaluate(() => scrollTo(0, 600));
      await page.reload();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      const { run } = watchCode(page);
      await page.reload();
      await page.waitForTimeout(3_000);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(run).toEqual([]);
      await page.goto('/FloorPlan/Emodel#tour-84B');
      await page.waitForTimeout(3_000);
      expect(run).toEqual([]);
    },
  );

  test(
    'hydrates when something in view changes by itself',
    { tag: '@mobile' },
    async ({ page }) => {
      const { width = 0 } = page.viewportSize() ?? {};
      // Everything is in view, without scrolling.
      await page.setViewportSize({ width, height: 4_000 });
      await page.clock.setFixedTime('2026-11-26T03:00:00Z');
      await page.goto('/BusinessGuide/plan');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      await expect(page.locator('main ol [aria-current="step"]')).toHaveCount(1);
    },
  );

  test('plays no video with reduced motion', { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/Brand/video');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(page.locator('video')).toHaveJSProperty('paused', true);
  });
});

test.describe('input before script runs takes effect after hydration', () => {
  test('clicks on arrows, each one and in order', { tag: '@mobile' }, async ({ page }) => {
    const letShellCome = await holdShell(page);
    await page.goto('/');
    const plans = page.locator('[data-module="mfe-floorplan/UnitPlansSlot"]');
    const [previous, next] = [arrow(plans, '이전 타입'), arrow(plans, '다음 타입')];
    for (let click = 0; click < 3; click++) await next.click();
    await previous.click({ force: true });
    await expect(plans).toContainText('1 / 5');
    letShellCome();
    await hydrate(page);
    // The arrow back was disabled when it was clicked: three steps on, none back.
    await expect(plans).toContainText('4 / 5');
    await previous.click();
    await expect(plans).toContainText('3 / 5');
  });

  test('a click on a tab selects it and leads nowhere', { tag: '@mobile' }, async ({ page }) => {
    const letShellCome = await holdShell(page);
    await page.goto('/');
    const tab = page.locator('[id="84B-tab"]');
    await tab.click();
    await page.keyboard.press('ArrowRight');
    letShellCome();
    await hydrate(page);
    await expect(page.locator('[id="101-tab"]')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/');
  });

  test('a tour opens in its place', async ({ page, context }) => {
    const letShellCome = await holdShell(page);
    await page.goto('/FloorPlan/Emodel');
    await page.locator('#tour-84A-tab').click();
    await page.locator('#tour-84A a[data-enhanced]').first().click();
    letShellCome();
    await hydrate(page);
    await expect(page.locator('#tour-84A-tab')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('iframe')).toHaveAttribute('src', '/media/tours/84A.html');
    expect(context.pages()).toHaveLength(1);
    await expect(page).toHaveURL('/FloorPlan/Emodel');
  });

  test('the zoom of a plan, by buttons and by keys', { tag: '@mobile' }, async ({ page }) => {
    const letShellCome = await holdShell(page);
    await page.goto('/FloorPlan/84A');
    const zoomIn = page.getByRole('button', { name: '확대' });
    await zoomIn.click();
    await page.locator('main [role="region"]').first().press('+');
    await zoomIn.click();
    letShellCome();
    await hydrate(page);
    await expect(page.locator('main output')).toHaveText('338%');
  });

  test('the slider of a phone', { tag: '@mobile' }, async ({ page }) => {
    const letShellCome = await holdShell(page);
    await page.goto('/');
    const next = page.getByRole('button', { name: '다음', exact: true });
    await next.tap();
    await next.tap();
    letShellCome();
    await hydrate(page);
    await expect(page.locator('main')).toContainText('7장 중 3번째');
  });

  test('letters in the visit form stay', { tag: '@mobile' }, async ({ page }) => {
    const letShellCome = await holdShell(page);
    await page.goto('/');
    const name = page.locator('form[action="/forms/visit"] input[name="name"]');
    await name.click();
    await page.keyboard.type('abc');
    letShellCome();
    for (const letter of 'defghij') {
      await page.keyboard.press(letter);
      await page.waitForTimeout(60);
    }
    await hydrate(page);
    await waitForRemotes(page);
    await expect(name).toHaveValue('abcdefghij');
    await expect(name).toBeFocused();
  });

  test(
    'a group of the menu that is hovered gets its picture',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/Brand/intro');
      // Before the pointer rests there, because other faces move the groups.
      await waitForFaces(page);
      const group = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('listitem').first();
      await group.hover();
      await hydrate(page);
      await expect(group.locator('img')).toHaveCount(1);
    },
  );
});

function arrow(place: Locator, name: string): Locator {
  return place.getByRole('button', { name });
}
