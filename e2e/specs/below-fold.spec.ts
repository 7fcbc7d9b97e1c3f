// Long pages have the styles below their first screen in one file, cached as immutable, without a visible difference.
import type { Page } from '@playwright/test';
import { lacksKoreanFace } from 'shell/korean-face';
import { cls } from '../harness/checks/cls';
import { holdRequests, holdShell } from '../harness/browser/hold-requests';
import { hydrate } from '../harness/steps/hydrated';
import {
  isBoxProperty,
  styleDifferences,
  computedStylesOf,
} from '../harness/checks/computed-styles';
import { sitePages, urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { waitForRemotes, visitHydrated, withoutFaces } from '../harness/steps/visit';

test.use({ hasPictures: true });

const stylesheets = '**/media/styles/*/below.css';
const linked = 'body link[rel="stylesheet"]';

/** Colours, type and surfaces; sizes differ with the controls that a hydrated page adds. */
const isSurface = (property: string) =>
  /^(color|background-|font-|letter-spacing|padding-|border-.*-(color|style|width)|position$|z-index)/.test(
    property,
  );

/**
 * The slider takes swipes and shows whether it runs, the plans' arrows can be pressed, one tour of three is left,
 * pictures that are still loading fade in.
 */
const changedByScript =
  / ul: touch-action | path: d | (img|picture): (opacity|transition-)| (button|svg|path): (cursor|opacity) | is seen only once$/;

/** The slider's controls. */
const needsScript = / is seen only once$/;

/** every-route.spec covers boxes, and the margins that change with them. */
const isNoBox = (property: string) => !isBoxProperty(property) && !property.startsWith('margin');

/** On a first visit, pictures below stay hidden until the reader scrolls. */
const isNeitherBoxNorOpacity = (property: string) => isNoBox(property) && property !== 'opacity';

test('one file, small, immutable, loaded once', { tag: '@desktop' }, async ({ page }) => {
  const [response] = await Promise.all([
    page.waitForResponse(stylesheets),
    visitHydrated(page, '/'),
  ]);
  // Hydration reads it once more, from the browser's cache.
  const fromNetwork = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => name.endsWith('/below.css') && transferSize > 0)
      .map(({ name }) => name),
  );
  expect(fromNetwork).toEqual([response.url()]);
  expect(response.status()).toBe(200);
  const headers = response.headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
  expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
  expect((await response.request().sizes()).responseBodySize).toBeLessThan(9_000);
});

test('only the longest pages link one', { tag: '@desktop' }, async ({ request }) => {
  const linking: string[] = [];
  for (const { path, url } of sitePages)
    if ((await (await request.get(url)).text()).includes('/below.css')) linking.push(path);
  const isLong = /^\/(ComplexGuide\/detailintro|FloorPlan\/(59A|59B|84A|84B|114A))?$/;
  expect(linking).toEqual(sitePages.map(({ path }) => path).filter((path) => isLong.test(path)));
});

test('the first screen does not wait for it, and nothing moves when it comes', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(stylesheets, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await expect(page.getByRole('navigation', { name: '전체 메뉴' })).toBeHidden();
  arrive();
  await hydrate(page);
  await waitForRemotes(page);
  expect(await cls(page)).toBeLessThan(0.001);
});

test('hydration changes the look of no element', async ({ page }) => {
  const release = await holdShell(page);
  await page.goto('/');
  await settled(page);
  const before = await computedStylesOf(page);
  release();
  await hydrate(page);
  await waitForRemotes(page);
  await settled(page);
  await expect(page.locator(linked)).toHaveCount(1);
  const changed = styleDifferences(before, await computedStylesOf(page), isNoBox);
  expect(changed.filter((line) => !changedByScript.test(line))).toEqual([]);
});

test('without JavaScript it looks the same', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  const plain = await context.newPage();
  await holdShell(page);
  await Promise.all([plain.goto('/'), page.goto('/')]);
  // On a busy machine one page may be a frame behind: the header's scroll animation begins with its first.
  await expect
    .poll(async () =>
      styleDifferences(
        await computedStylesOf(plain),
        await computedStylesOf(page),
        isSurface,
      ).filter((line) => !needsScript.test(line)),
    )
    .toEqual([]);
  await context.close();
});

const home = '[data-module="mfe-content/Home"]';

/** Light on the hero and a count that runs are in the server's HTML only. */
function removeServerOnly() {
  document.querySelector('main video[loop]')?.parentElement?.remove();
  for (const count of document.querySelectorAll('main dd > span:has(> span)'))
    count.replaceWith(count.textContent);
}

test('reached by client navigation it links nothing and looks the same', async ({ page }) => {
  await visitHydrated(page, '/');
  await settled(page);
  await page.evaluate(removeServerOnly);
  const direct = await computedStylesOf(page, home);
  await visitHydrated(page, '/Brand/intro');
  await page.getByRole('banner').getByRole('link', { name: '윤슬 레이크시티 홈' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-module]:not(:empty)')).toHaveCount(4);
  await waitForRemotes(page);
  await settled(page);
  await expect(page.locator(linked)).toHaveCount(0);
  expect(
    styleDifferences(direct, await computedStylesOf(page, home), isNeitherBoxNorOpacity),
  ).toEqual([]);
});

test(
  'typefaces that replace empty boxes reach the parts below the window in later tasks, and all of them',
  { tag: ['@mobile', '@machine-typefaces'] },
  async ({ page }) => {
    const shownFaces = await watchFaces(page);
    await visitHydrated(page, urlOf('complex-layout'));
    test.skip(!(await page.evaluate(lacksKoreanFace)), 'this system has a Korean typeface');
    const counts = (await shownFaces()).map(({ waitingParts }) => waitingParts);
    expect(Math.max(...counts)).toBeGreaterThan(3);
    await expect(page.locator(withoutFaces)).toHaveCount(0);
    // Nothing keeps its empty boxes or its height of before.
    const last = page.locator('main p').last();
    expect(
      await last.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
  },
);

test(
  'typefaces that replace empty boxes come after what a tap opens is shown',
  { tag: ['@mobile', '@machine-typefaces'] },
  async ({ page }) => {
    const shownFaces = await watchFaces(page);
    const release = await holdRequests(page, /\/shell\/fonts\//);
    await page.goto(urlOf('complex-layout'));
    test.skip(!(await page.evaluate(lacksKoreanFace)), 'this system has a Korean typeface');
    await page.getByRole('button', { name: '메뉴 열기' }).tap();
    release();
    await expect.poll(async () => (await shownFaces()).length).toBeGreaterThan(0);
    const atMs = (await shownFaces())[0]?.atMs ?? 0;
    // The router fetches the files once more, later.
    const fetchedAtMs = await page.evaluate((until) => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return Math.max(
        ...files
          .filter(({ name, responseEnd }) => name.includes('/shell/fonts/') && responseEnd < until)
          .map(({ responseEnd }) => responseEnd),
      );
    }, atMs);
    // 300 from a little later, in the boot file; without a tap they are shown in the next frames.
    expect(atMs - fetchedAtMs).toBeGreaterThan(290);
  },
);

interface TransparentFrame {
  readonly atMs: number;
  /** Parts that get the typefaces later. */
  readonly waitingParts: number;
}

/** Watches the frames in which a transparent page gets the typefaces. @returns a function that returns those until now */
async function watchFaces(page: Page): Promise<() => Promise<readonly TransparentFrame[]>> {
  await page.addInitScript((waiting) => {
    const frames: TransparentFrame[] = [];
    Object.assign(globalThis, { frames });
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.documentElement;
      new MutationObserver(() => {
        if (root.style.opacity !== '0') return;
        const waitingParts = document.querySelectorAll(waiting).length;
        frames.push({ atMs: performance.now(), waitingParts });
      }).observe(root, { attributeFilter: ['style'] });
    });
  }, withoutFaces);
  return () =>
    page.evaluate(() => (globalThis as unknown as { frames: TransparentFrame[] }).frames);
}

/** Typefaces are there, and two frames have passed. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
