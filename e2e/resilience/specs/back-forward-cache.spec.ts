import { chromium, type Browser, type Page } from '@playwright/test';
import {
  encodePath,
  pathOf,
  pressArticlePath,
  remoteNames,
  staticPaths,
  viewsUrl,
} from '@site/contract';
import { hasBackForwardCache } from '../../harness/browser/back-forward-cache';
import { resolveChromium } from '../../harness/browser/chromium';
import { visiting } from '../browser/visit';
import { filesOf, pathsOf } from '../site/remotes-under-test';
import { expect, expectSoon, test as plain } from '../test';

/** Playwright disables the back/forward cache by default, because it does not follow its pages there. */
const test = plain.extend<object, { cachingBrowser: Browser; hasCache: boolean }>({
  cachingBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this very pattern
    async ({}, use) => {
      const { executablePath, args } = await resolveChromium();
      const ignoreDefaultArgs = ['--disable-back-forward-cache'];
      const browser = await chromium.launch({
        executablePath,
        args: [...args, '--disable-remote-fonts'],
        ignoreDefaultArgs,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  hasCache: [
    async ({ sharedSite }, use) => use(await hasBackForwardCache(sharedSite.origin)),
    { scope: 'worker' },
  ],
});
const noCache = 'this browser has no back/forward cache';

test(
  'back to an article restores it from the cache, and its view is not counted again',
  { tag: '@offline' },
  async ({ site, cachingBrowser, hasCache }) => {
    test.skip(!hasCache, noCache);
    const article = site.articles.at(-1);
    if (!article) throw new Error('Nothing was published');
    const proxy = await site.openProxy();
    const countedViews = () =>
      proxy.requests.filter((url) => url === viewsUrl(article.siteId, article.id)).length;
    await visiting(cachingBrowser, proxy.origin, async (visit) => {
      const { page } = visit;
      await watchRestore(page);
      await page.addInitScript(() => {
        const add = Reflect.get(window, 'addEventListener') as (...given: unknown[]) => void;
        Reflect.set(window, 'addEventListener', (...given: unknown[]) => {
          if (given[0] === 'unload' || given[0] === 'beforeunload')
            Object.assign(window, { hasUnload: true });
          add.apply(window, given);
        });
      });
      await visit.open(pressArticlePath(article.siteId, article.id));
      await visit.allHydrated();
      expect(await page.evaluate(() => 'hasUnload' in window), 'an unload handler').toBe(false);
      expect(countedViews(), 'counted views').toBe(1);
      await visit.open(pathOf('privacy'));
      await visit.shellHydrated();
      await page.goBack({ waitUntil: 'commit' });
      await expectSoon('the page is restored from the cache', () => isRestored(page));
      await page.waitForTimeout(1_000);
      expect(countedViews(), 'counted views after going back').toBe(1);
      expect(await visit.isHydrated('mfe-press/PressArticle'), 'it is still hydrated').toBe(true);
      expect(visit.errors, 'uncaught errors').toEqual([]);
    });
  },
);

for (const fault of ['refuses connections', 'never answers'] as const)
  for (const remote of remoteNames)
    test(
      `${remote} ${fault}: back to its page restores it from the cache`,
      { tag: '@offline' },
      async ({ site, cachingBrowser, hasCache }) => {
        test.skip(!hasCache, noCache);
        const proxy = await site.openProxy();
        for (const name of remoteNames) proxy.inject(filesOf(name), fault);
        await visiting(cachingBrowser, proxy.origin, async (visit) => {
          const { page } = visit;
          await watchRestore(page);
          await visit.open(pathsOf[remote].own);
          await page.mouse.move(10, 10);
          // The page is left while the shell still tries to load the remote.
          await visit.shellHydrated();
          await page.goto(`${proxy.origin}/robots.txt`);
          await page.goBack({ waitUntil: 'commit' });
          await expectSoon('the page is restored from the cache', () => isRestored(page), {
            actual: () => page.evaluate(notRestoredReasons),
          });
        });
      },
    );

test(
  'no page forbids the back/forward cache by its Cache-Control',
  { tag: '@offline' },
  async ({ site }) => {
    for (const path of [...staticPaths().map((entry) => entry.path), pathOf('press-list')]) {
      const { headers } = await fetch(site.origin + encodePath(path));
      expect(headers.get('cache-control') ?? '', path).not.toContain('no-store');
    }
  },
);

function watchRestore(page: Page) {
  return page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
}

function isRestored(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as { persisted?: boolean }).persisted === true);
}

/** Runs in the page. */
function notRestoredReasons(): string {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    readonly notRestoredReasons?: unknown;
  })[];
  return JSON.stringify(navigation?.notRestoredReasons);
}
