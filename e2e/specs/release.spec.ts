// One team releases its remote while visitors read: open tabs keep their version, new visits get the new one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { parseModuleId, pathOf, staticPaths, type RemoteName } from '@site/contract';
import { hashesUnder } from '@site/release/testing';
import { openWorkCopy, type WorkCopy } from '../resilience/release/work-copy';
import { watchProblems, type PageProblem } from '../harness/checks/page-problems';
import { isMarked, markTab } from '../harness/steps/in-app';
import { fetchPublicManifest } from '../harness/site/public-manifest';
import { copyReleasedSite } from '../harness/site/released-copy';
import { collectScriptUrls, versionsIn } from '../harness/checks/script-urls';
import { startSite, type Site } from '../harness/site/site';
import { urlOf } from '../harness/steps/site-pages';
import { expect, test } from '../harness/test';
import { visit, visitHydrated } from '../harness/steps/visit';
import {
  isPageDictionary,
  watchNetwork,
  type WireResponse,
} from '../harness/browser/watch-network';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const mapFile = 'mfe-content/src/content/location-guide.ts';
const mapCaption = '표시한 거리는 단지 경계에서 잰 지도상 직선거리입니다.';
const guideFile = 'mfe-content/src/content/business-guide.ts';
const guideTitle = '일하는 도시 안';
const emptyList = '등록된 언론보도가 없습니다.';
const second = '둘째 판';

test.describe('a release of one remote', { tag: '@desktop' }, () => {
  let siteDir: string;
  let site: Site;
  let workCopy: WorkCopy;
  const problems: PageProblem[][] = [];

  test.beforeAll(async () => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'released-'));
    site = await startSite({ env: { ...copyReleasedSite(siteDir) } });
    workCopy = openWorkCopy();
  });
  test.afterAll(async () => {
    await site.stop();
    workCopy.remove();
    rmSync(siteDir, { recursive: true, force: true });
  });

  /** A new visitor; problems on all their pages are recorded. */
  async function newVisitor(browser: Browser): Promise<Page> {
    const context = await browser.newContext({ baseURL: site.origin });
    problems.push(await watchProblems(context, site.origin));
    return context.newPage();
  }

  test('an open tab stays on its files, a new visit gets the new ones, a rollback restores the old ones [OPS-3]', async ({
    browser,
  }) => {
    const shellBefore = requireHashes(path.join(siteDir, 'shell'));
    const pagesBefore = pageHashes(siteDir);
    const old = await newVisitor(browser);
    const oldScripts = collectScriptUrls(old);
    await visit(old, urlOf('location-guide'));
    const returning = await newVisitor(browser);
    const network = await watchNetwork(returning);
    await visitHydrated(returning, urlOf('location-guide'));
    await expect.poll(() => network().some(isPageDictionary), { timeout: 15_000 }).toBe(true);
    const { id } = await fetchPublicManifest(site.origin);
    const versionOne = await versionOf(site, 'mfe-content');

    workCopy.change(mapFile, mapCaption, second);
    workCopy.change(guideFile, guideTitle, second);
    const output = await workCopy.release('mfe-content', siteDir);
    const versionTwo = await versionOf(site, 'mfe-content');
    expect(output).toContain(`Release ${id + 1} is live: mfe-content ${versionTwo}`);
    expect(versionTwo).not.toBe(versionOne);
    expect(changedPages(pagesBefore, pageHashes(siteDir))).toEqual(pagesWith('mfe-content'));

    await test.step('the open tab goes on with version one', async () => {
      await expect(old.getByText(mapCaption)).toBeVisible();
      await markTab(old);
      await followLink(old, urlOf('business-guide'));
      await expect(old.locator('main')).toContainText(guideTitle);
      await followLink(old, urlOf('floor-plan-84A'));
      await followLink(old, urlOf('location-guide'));
      await expect(old.getByText(mapCaption)).toBeVisible();
      await expect(old.getByText(second)).toHaveCount(0);
      expect(await isMarked(old)).toBe(true);
      const loaded = versionsIn(oldScripts(), 'mfe-content');
      expect(loaded).toEqual([versionOne]);
    });

    await test.step('a new visit has version two, in its HTML and hydrated', async () => {
      const fresh = await newVisitor(browser);
      await expectVersion(fresh, site, versionTwo);
      await expect(fresh.getByText(second)).toBeVisible();
      const html = await (await fetch(site.origin + urlOf('location-guide'))).text();
      expect(html).toContain(second);
      await fresh.context().close();
    });

    await test.step('a returning visitor gets the difference to the cached files', async () => {
      const before = network().length;
      await visitHydrated(returning, urlOf('location-guide'));
      await expect(returning.getByText(second)).toBeVisible();
      const answers = network().slice(before);
      const document = answers.find(({ type }) => type === 'Document');
      // dictionaries.spec.ts reports a browser without dictionaries as skipped.
      if (document?.held !== undefined) expectDifferences(answers, 'mfe-content');
      await returning.context().close();
    });

    await test.step('the open tab has version two after a reload', async () => {
      await old.reload();
      await expect(old.getByText(second)).toBeVisible();
    });

    await test.step('after the rollback a new visitor gets version one', async () => {
      expect(await workCopy.rollBack('mfe-content', siteDir)).toContain(`${versionOne} again`);
      const fresh = await newVisitor(browser);
      await expectVersion(fresh, site, versionOne);
      await expect(fresh.getByText(mapCaption)).toBeVisible();
      await fresh.context().close();
    });

    expect(requireHashes(path.join(siteDir, 'shell'))).toEqual(shellBefore);
    await old.context().close();
    expect(problems.flat()).toEqual([]);
  });

  test(
    'pages that are rendered on request change with it; no prerendered byte does',
    { tag: '@thorough' },
    async ({ browser }) => {
      const before = pageHashes(siteDir);
      const old = await newVisitor(browser);
      await visit(old, urlOf('press-list'));
      await expect(old.getByText(emptyList)).toBeVisible();

      workCopy.change('mfe-press/src/content/press-texts.ts', emptyList, second);
      await workCopy.release('mfe-press', siteDir);
      expect(changedPages(before, pageHashes(siteDir))).toEqual([]);

      await expect(old.getByText(emptyList)).toBeVisible();
      const fresh = await newVisitor(browser);
      await expect.poll(() => readList(site), { timeout: 25_000 }).toContain(second);
      // The site server caches an SSR page for up to a second, and new render processes load before they take over.
      await expect(async () => {
        await visit(fresh, urlOf('press-list'));
        await expect(fresh.getByText(second)).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 25_000 });

      await workCopy.rollBack('mfe-press', siteDir);
      await expect.poll(() => readList(site), { timeout: 25_000 }).toContain(emptyList);
      await expect(async () => {
        await visit(fresh, urlOf('press-list'));
        await expect(fresh.getByText(emptyList)).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 25_000 });
      for (const page of [old, fresh]) await page.context().close();
      expect(problems.flat()).toEqual([]);
    },
  );
});

/** The page and what it preloads and then runs come as differences, each once; a script has some 700 bytes of headers. */
function expectDifferences(answers: readonly WireResponse[], remote: RemoteName): void {
  const scripts = answers.filter(
    ({ url, bytes }) => url.includes(`/remotes/${remote}/`) && bytes > 0,
  );
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'dcz'));
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes).toBeLessThan(4_000 + scripts.length * 900);
  expect(answers.find(({ type }) => type === 'Document')?.encoding).toBe('dcz');
}

/** Headers, /release.json, the page's own block and the scripts that run: all name the same. */
async function expectVersion(page: Page, site: Site, version: string): Promise<void> {
  const scripts = collectScriptUrls(page);
  const response = await visit(page, urlOf('location-guide'));
  const manifest = await fetchPublicManifest(site.origin);
  const headers = response.headers();
  expect(headers['x-release']).toBe(String(manifest.id));
  expect(headers['x-shell']).toBe(manifest.shell.version);
  expect(headers['x-remotes']?.split(' ').sort()).toEqual(
    Object.entries(manifest.remotes)
      .map(([name, remote]) => `${name}@${remote.version}`)
      .sort(),
  );
  expect(manifest.remotes['mfe-content'].version).toBe(version);
  await expect.poll(() => versionsIn(scripts(), 'mfe-content')).toEqual([version]);
  expect(versionsIn(scripts(), 'shell')).toEqual([manifest.shell.version]);
}

/** Polled instead of a page: a visit costs a second of the processor. */
async function readList({ origin }: Site): Promise<string> {
  return (await fetch(origin + urlOf('press-list'))).text();
}

async function versionOf(site: Site, remote: RemoteName): Promise<string> {
  return (await fetchPublicManifest(site.origin)).remotes[remote].version;
}

/** Like a click, wherever in the menus the link is. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('main [data-module] > *').first()).toBeAttached();
}

/** Pages with HTML of a remote, its slots included, by the file that a release writes for them. */
function pagesWith(remote: RemoteName): string[] {
  return staticPaths()
    .filter(({ route }) =>
      [route.module, ...(route.slotModules ?? [])].some(
        (id) => parseModuleId(id).remote === remote,
      ),
    )
    .map(({ path: page }) => (page === pathOf('home') ? 'index.html' : `${page.slice(1)}.html`))
    .sort();
}

function pageHashes(siteDir: string): ReadonlyMap<string, string> {
  return requireHashes(path.join(siteDir, 'current/pages'));
}

function changedPages(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after.keys()]
    .filter((file) => file.endsWith('.html') && before.get(file) !== after.get(file))
    .sort();
}

/** Fails without files: two missing folders would be equal. */
function requireHashes(folder: string): ReadonlyMap<string, string> {
  const hashes = hashesUnder(folder);
  expect(hashes.size, `files under ${folder}`).toBeGreaterThan(0);
  return hashes;
}
