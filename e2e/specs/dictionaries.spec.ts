// Returning visitors get the difference to their cached copy: the next page, and a remote's update, with integrity
// and the content security policy in force.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openWorkCopy, type WorkCopy } from '../resilience/release/work-copy';
import { copyReleasedSite } from '../harness/released-copy';
import { startSite, type Site } from '../harness/site';
import { urlOf } from '../harness/site-pages';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/visit';
import { watchNetwork, type WireResponse } from '../harness/watch-network';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const textsFile = 'mfe-floorplan/src/content/floor-plan-texts.ts';
const isPageDictionary = ({ url }: WireResponse) => /\/media\/dictionaries\//.test(url);
const isRemote = ({ url }: WireResponse) => /\/remotes\/mfe-floorplan\//.test(url);

test.describe('compression dictionaries', { tag: '@desktop' }, () => {
  let siteDir: string;
  let site: Site;
  let workCopy: WorkCopy;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    siteDir = mkdtempSync(path.join(tmpdir(), 'dictionaries-'));
    site = await startSite({ env: { ...copyReleasedSite(siteDir) } });
    workCopy = openWorkCopy();
  });
  test.afterAll(async () => {
    await site.stop();
    workCopy.remove();
    rmSync(siteDir, { recursive: true, force: true });
  });

  test('the next page and an update of a remote are small, and work', async ({ page }) => {
    const network = await watchNetwork(page);
    const since = (count: number) => network().slice(count);
    const documentIn = (answers: readonly WireResponse[]) =>
      answers.find(({ type }) => type === 'Document');

    await test.step('a first visit fetches the dictionary after what it is to show', async () => {
      await visitHydrated(page, site.origin + urlOf('floor-plan-84A'));
      await expect.poll(() => network().some(isPageDictionary), { timeout: 15_000 }).toBe(true);
      const kinds = network().map((answer) => (isPageDictionary(answer) ? 'own' : answer.type));
      expect(kinds.indexOf('Image')).toBeGreaterThan(-1);
      expect(kinds.indexOf('own')).toBeGreaterThan(kinds.indexOf('Image'));
      expect(kinds.indexOf('own')).toBeGreaterThan(kinds.lastIndexOf('Stylesheet'));
      expect(documentIn(network())?.encoding).toBe('br');
    });

    await test.step('the next page is the difference to the dictionary', async () => {
      const before = network().length;
      await visitHydrated(page, site.origin + urlOf('business-guide'));
      const document = documentIn(since(before));
      test.skip(
        document?.held === undefined,
        'This browser sends no Available-Dictionary: compression dictionaries are not tested.',
      );
      expect(document?.encoding).toBe('dcz');
      expect(document?.bytes).toBeLessThan(5_500);
      await expect(page.locator('h1')).toBeVisible();
    });

    await test.step('an update of a remote is the difference to its files', async () => {
      workCopy.change(textsFile, '지붕을 열면', '지붕을 들면');
      await workCopy.release('mfe-floorplan', siteDir);
      const before = network().length;
      await visitHydrated(page, site.origin + urlOf('floor-plan-84A'));
      // What the page preloads and then runs comes over the wire once.
      const scripts = since(before).filter((answer) => isRemote(answer) && answer.bytes > 0);
      expect(scripts.length).toBeGreaterThan(1);
      expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'dcz'));
      await expect(page.locator('main')).toContainText('지붕을 들면');
      // Each with some 700 bytes of headers.
      const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
      expect(bytes).toBeLessThan(4_000 + scripts.length * 900);
      expect(documentIn(since(before))?.encoding).toBe('dcz');
    });
  });

  test('nothing is fetched with Save-Data', async ({ browser }) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'Save-Data': 'on' } });
    const page = await context.newPage();
    const network = await watchNetwork(page);
    await visitHydrated(page, site.origin + urlOf('business-guide'));
    await page.waitForTimeout(3_000);
    expect(network().filter(isPageDictionary)).toEqual([]);
    await context.close();
  });
});
