// Every route in a browser without script, at both widths: its pictures, their notes, and the same words as with script.
// One visit checks all of it; no-script-actions.spec.ts tests the visitor's actions.
import type { Browser, Page } from '@playwright/test';
import { hydrate } from '../harness/steps/hydrated';
import { pictureNotes } from '../harness/checks/picture-notes';
import { pictureProblems } from '../harness/checks/picture-problems';
import { sitePages } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';

test.use({ javaScriptEnabled: false });

/**
 * What does nothing without script: the finder's lines, storeys, steps, text and result, a drawing's zoom, sharing. The
 * finder's buildings are in the table, too.
 */
const onlyLiving =
  /^(\d호 \w+|[−+]|\d+층|동과 라인, 층을 고르시면 .*|103동 2002호 .*|\w+ 평면 보기|확대|축소|원래대로|100%|공유)$/;

/** Sorted: without its controls, the finder's result comes before its buildings. */
const shared = (lines: readonly string[]) =>
  lines.filter((line) => !onlyLiving.test(line)).toSorted();

test('every route: its pictures arrive, each computer-generated one with its note, and on a desktop it reads the same as the hydrated page [ROUTE-18, DRAWING-8]', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  test.setTimeout(120_000);
  const withScript = isMobile ? undefined : await openHydratedPage(browser, baseURL ?? '');
  let noted = 0;
  for (const { path, url, route } of sitePages) {
    // Lazy loading needs script: here all pictures have loaded by then.
    await Promise.all([page.goto(url), withScript?.goto(url)]);
    expect.soft(await pictureProblems(page), path).toEqual([]);
    // The server writes every note; a page without script is the strictest test, and its videos are stills.
    const { shown, bare } = await pictureNotes(page);
    noted += shown;
    expect.soft(bare, `${path}: without a note`).toEqual([]);
    // The press list changes while specs run; it has tests of its own.
    if (!withScript || route.render !== 'static') continue;
    await hydrate(withScript);
    const [hydratedLines, plainLines] = [await readLines(withScript), await readLines(page)];
    expect.soft(shared(plainLines), path).toEqual(shared(hydratedLines));
  }
  // Interiors, dollhouses, tours, videos, views of the complex: with fewer this spec would miss some.
  expect(noted).toBeGreaterThan(25);
  await withScript?.context().close();
});

async function openHydratedPage(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  // Without remotes the frame is hydrated, and their HTML shows its controls, too. No word depends on the bytes of a picture.
  // Not by routes, for which Playwright switches the cache off and asks this process about every request.
  await devtools.send('Network.setBlockedURLs', { urls: ['*/remotes/*', '*/media/pictures/*'] });
  return page;
}

/** @returns the lines a reader sees in <main>, each once: captions repeat the text beside them */
async function readLines(page: Page): Promise<string[]> {
  const text = await page.locator('main').innerText();
  return [...new Set(text.split('\n').flatMap((line) => line.trim() || []))];
}
