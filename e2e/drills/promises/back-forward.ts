import { chromium, type Browser } from '@playwright/test';
import {
  encodePath,
  pathOf,
  pressArticlePath,
  remoteNames,
  staticPaths,
  viewsUrl,
} from '@site/contract';
import { resolveChromium } from '../../harness/chromium';
import { visiting } from '../browser/visit';
import { Checks } from '../runner/checks';
import type { Drill } from '../runner/drill';
import type { DrillSite } from '../site/drill-site';
import type { FaultName } from '../site/faults';
import { filesOf, waysOf } from './dead-remotes';

export const backForward: Drill = {
  title:
    'back and forward: a page comes out of the cache as it was left, with a remote dead too, and an article is not counted again',
  group: 'offline',
  async run(site) {
    const checks = new Checks();
    const { executablePath, args } = await resolveChromium();
    // Playwright switches the cache off, because it does not follow its pages there.
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const browser = await chromium.launch({ executablePath, args: [...args], ignoreDefaultArgs });
    try {
      await lookAtArticle(site, checks, browser);
      for (const fault of ['refused', 'hanging'] as const)
        await lookAtDeadRemotes(site, checks, browser, fault);
    } finally {
      await browser.close();
    }
    for (const path of [...staticPaths().map((entry) => entry.path), pathOf('press-list')]) {
      const { headers } = await fetch(site.origin + encodePath(path));
      const caching = headers.get('cache-control') ?? '';
      checks.that(`${path} may be kept`, !caching.includes('no-store'), caching);
    }
    return checks.list();
  },
};

async function lookAtArticle(site: DrillSite, checks: Checks, browser: Browser) {
  const article = site.articles.at(-1);
  if (!article) throw new Error('Nothing was published');
  const path = pressArticlePath(article.siteId, article.id);
  const proxy = await site.openProxy();
  const countings = () =>
    proxy.asked.filter((url) => url === viewsUrl(article.siteId, article.id)).length;
  await visiting(browser, proxy.origin, async (visit) => {
    const { page } = visit;
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      const add = Reflect.get(window, 'addEventListener') as (...given: unknown[]) => void;
      Reflect.set(window, 'addEventListener', (...given: unknown[]) => {
        if (given[0] === 'unload' || given[0] === 'beforeunload')
          Object.assign(window, { hasUnload: true });
        add.apply(window, given);
      });
    });
    await visit.open(path);
    await visit.allAlive();
    checks.that('no unload handler', !(await page.evaluate(() => 'hasUnload' in window)), 'one');
    checks.equal('openings counted', countings(), 1);
    await visit.open(pathOf('privacy'));
    await visit.hydrated();
    await page.goBack({ waitUntil: 'commit' });
    await checks.soon('it comes out of the cache', async () =>
      page.evaluate(() => (window as { persisted?: boolean }).persisted === true),
    );
    await page.waitForTimeout(1_000);
    checks.equal('openings counted after going back', countings(), 1);
    checks.that('it is still alive', await visit.isAlive('mfe-press/PressArticle'), 'dead');
    checks.none('uncaught errors', visit.errors);
  });
}

/** Each remote's page, left while the shell still tries to load it. */
async function lookAtDeadRemotes(
  site: DrillSite,
  checks: Checks,
  browser: Browser,
  fault: FaultName,
) {
  const proxy = await site.openProxy();
  for (const remote of remoteNames) proxy.break(filesOf(remote), fault);
  await visiting(browser, proxy.origin, async (visit) => {
    const { page } = visit;
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    for (const remote of remoteNames) {
      await visit.open(waysOf[remote].own);
      await page.mouse.move(10, 10);
      await visit.hydrated();
      await page.goto(`${proxy.origin}/robots.txt`);
      await page.goBack({ waitUntil: 'commit' });
      await checks.soon(
        `${remote} ${fault}: its page comes out of the cache`,
        async () => page.evaluate(() => (window as { persisted?: boolean }).persisted === true),
        { seen: async () => page.evaluate(reasonsAgainst) },
      );
    }
  });
}

/** Runs in the page. */
function reasonsAgainst(): string {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    readonly notRestoredReasons?: unknown;
  })[];
  return JSON.stringify(navigation?.notRestoredReasons);
}
