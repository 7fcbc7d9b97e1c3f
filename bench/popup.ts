/**
 * `npm run bench -- popup [path …]`: the time from a tap on each visible opener of the popup until its form is painted, on
 * a phone with a four times slower processor: with the code in the cache (limit 400 ms), and on a first visit over slow 4G
 * (limit 1,500 ms). The tap follows the first paint of the opener at once. Exit code 1 above a limit. `SITE=http://…`
 * measures a running site.
 */
import { phone, type Browser, type CDPSession, type Page } from '../e2e/harness/browser/launch';
import { startSite } from '../e2e/harness/site/site';
import { sitePages } from '../e2e/harness/steps/site-pages';
import { runBeforePage } from './run-before-page';
import { startBrowser } from './servers/start-browser';
import { withServers } from './servers/with-servers';
import { median } from './statistics/median';
import { enableTaps, tap } from './visits/tap';

type Context = Awaited<ReturnType<Browser['newContext']>>;

const cpuSlowdown = 4;
const kilobit = 1024 / 8;
/** "Slow 4G" of Chrome's developer tools and Lighthouse. Milliseconds for each request, bytes per second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * kilobit,
  uploadThroughput: 675 * kilobit,
};
const visits = { 'in cache': 400, 'slow 4G': 1500 } as const;
type Visit = keyof typeof visits;

const opener = 'a[data-registration]';
const tapTimeoutMs = 20_000;
const mostTaps = 10;
/** A tap that no opener has received by then missed it. */
const hitTimeoutMs = 500;

declare global {
  var isOpenerTapped: boolean | undefined;
  /** Milliseconds from the touch to the paint of the popup's form. */
  var popupShownAfter: number | undefined;
}

/** @param only paths to visit; default all */
export async function popup(only: readonly string[]): Promise<void> {
  const late: string[] = [];
  const all: Record<Visit, number[]> = { 'in cache': [], 'slow 4G': [] };
  await withServers(async (start) => {
    const origin = process.env['SITE'] || (await start(startSite())).origin;
    const browser = await startBrowser(start);
    for (const { path, url } of sitePages) {
      if (only.length > 0 && !only.includes(path)) continue;
      const openers = await countOpeners(browser, origin + url);
      for (const visit of Object.keys(visits) as Visit[]) {
        const times: number[] = [];
        for (let index = 0; index < openers; index += 1)
          times.push(await timeTap(browser, origin + url, index, visit));
        all[visit].push(...times);
        if (times.some((time) => time > visits[visit])) late.push(`${path}, ${visit}`);
        console.log(`${path.padEnd(36)} ${visit.padEnd(9)} ${times.map(Math.round).join(' ')} ms`);
      }
    }
  });
  for (const [visit, times] of Object.entries(all))
    console.log(
      `${visit}: ${times.length} taps, median ${Math.round(median(times))}, slowest ${Math.round(Math.max(...times))} ms`,
    );
  for (const one of late) console.error(`above the limit: ${one}`);
  if (late.length > 0) process.exitCode = 1;
}

async function countOpeners(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await page.locator(opener).filter({ visible: true }).count();
  } finally {
    await context.close();
  }
}

async function timeTap(browser: Browser, url: string, index: number, visit: Visit) {
  const context = await browser.newContext(phone);
  try {
    const { page, devtools } = await openPage(context, url, visit);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    const link = page.locator(opener).filter({ visible: true }).nth(index);
    await tapUntilHit(page, devtools, link);
    const shown = await page.waitForFunction(() => globalThis.popupShownAfter, undefined, {
      timeout: tapTimeoutMs,
    });
    return (await shown.jsonValue()) ?? Infinity;
  } finally {
    await context.close();
  }
}

/** Locators wait until the page is quiet. A section that comes into view may still move its opener. */
async function tapUntilHit(page: Page, devtools: CDPSession, link: ReturnType<Page['locator']>) {
  for (let tries = 0; tries < mostTaps; tries += 1) {
    const point = await link.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    tap(devtools, point);
    if (await hasHit(page)) return;
  }
  throw new Error(`${page.url()}: an opener moves away from every tap.`);
}

async function hasHit(page: Page): Promise<boolean> {
  try {
    await page.waitForFunction(() => globalThis.isOpenerTapped, undefined, {
      timeout: hitTimeoutMs,
    });
    return true;
  } catch {
    return false;
  }
}

async function openPage(context: Context, url: string, visit: Visit) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (visit === 'in cache') {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.goto('about:blank');
  } else {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
  }
  await enableTaps(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await runBeforePage(page, watchPopup);
  return { page, devtools };
}

/** Runs in the page before anything else. */
function watchPopup(): void {
  addEventListener(
    // Its time is that of the touch. After `pointerdown` the page may still move, and the click hits something else.
    'click',
    ({ target, timeStamp }) => {
      if (globalThis.isOpenerTapped || !(target as Element).closest('a[data-registration]')) return;
      globalThis.isOpenerTapped = true;
      const look = () => {
        const field = document.querySelector('dialog[open] input[name="name"]');
        if (!field?.checkVisibility()) return requestAnimationFrame(look);
        requestAnimationFrame(() =>
          setTimeout(() => (globalThis.popupShownAfter = performance.now() - timeStamp)),
        );
      };
      look();
    },
    true,
  );
}
