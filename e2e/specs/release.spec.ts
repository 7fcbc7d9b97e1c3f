// One team releases its remote while visitors read: open tabs keep their version, new visits get the new one.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page, Response } from '@playwright/test';
import {
  parseModuleId,
  pathOf,
  staticPaths,
  type PublicManifest,
  type RemoteName,
} from '@site/contract';
import { openWorkCopy, type WorkCopy } from '../resilience/release/work-copy';
import { watchProblems, type PageProblem } from '../harness/page-problems';
import { isMarked, markTab } from '../harness/in-app';
import { copyReleasedSite } from '../harness/released-copy';
import { startSite, type Site } from '../harness/site';
import { urlOf } from '../harness/site-pages';
import { expect, test } from '../harness/test';
import { visit, visitHydrated } from '../harness/visit';
import { isPageDictionary, watchNetwork, type WireResponse } from '../harness/watch-network';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const brandFile = 'mfe-content/src/content/brand-intro.ts';
const brandTitle = '이름에 담은 두 낱말';
const guideFile = 'mfe-content/src/content/business-guide.ts';
const guideTitle = '일하는 도시 곁';
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

  test('an open tab stays on its files, a new visit gets the new ones, rollback takes them back [OPS-3]', async ({
    browser,
  }) => {
    const shellBefore = hashesUnder(path.join(siteDir, 'shell'));
    const pagesBefore = pageHashes(siteDir);
    const old = await newVisitor(browser);
    const oldScripts = collectScripts(old);
    await visit(old, urlOf('brand-intro'));
    const returning = await newVisitor(browser);
    const network = await watchNetwork(returning);
    await visitHydrated(returning, urlOf('brand-intro'));
    await expect.poll(() => network().some(isPageDictionary), { timeout: 15_000 }).toBe(true);
    const { id } = await readMap(site);
    const versionOne = await versionOf(site, 'mfe-content');

    workCopy.change(brandFile, brandTitle, second);
    workCopy.change(guideFile, guideTitle, second);
    const output = await workCopy.release('mfe-content', siteDir);
    const versionTwo = await versionOf(site, 'mfe-content');
    expect(output).toContain(`Release ${id + 1} is live: mfe-content ${versionTwo}`);
    expect(versionTwo).not.toBe(versionOne);
    expect(changedPages(pagesBefore, pageHashes(siteDir))).toEqual(pagesWith('mfe-content'));

    await test.step('the open tab goes on with version one', async () => {
      await expect(old.getByText(brandTitle)).toBeVisible();
      await markTab(old);
      await followLink(old, urlOf('business-guide'));
      await expect(old.locator('main')).toContainText(guideTitle);
      await followLink(old, urlOf('floor-plan-84A'));
      await followLink(old, urlOf('brand-intro'));
      await expect(old.getByText(brandTitle)).toBeVisible();
      await expect(old.getByText(second)).toHaveCount(0);
      expect(await isMarked(old)).toBe(true);
      const loaded = versionsLoaded(oldScripts(), 'mfe-content');
      expect(loaded).toEqual([versionOne]);
    });

    await test.step('a new visit has version two, in its HTML and hydrated', async () => {
      const fresh = await newVisitor(browser);
      await expectVersion(fresh, site, versionTwo);
      await expect(fresh.getByText(second)).toBeVisible();
      const html = await (await fetch(site.origin + urlOf('brand-intro'))).text();
      expect(html).toContain(second);
      await fresh.context().close();
    });

    await test.step('a returning visitor gets the difference to the cached files', async () => {
      const before = network().length;
      await visitHydrated(returning, urlOf('brand-intro'));
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
      await expect(fresh.getByText(brandTitle)).toBeVisible();
      await fresh.context().close();
    });

    expect(hashesUnder(path.join(siteDir, 'shell'))).toEqual(shellBefore);
    await old.context().close();
    expect(problems.flat()).toEqual([]);
  });

  test('pages that are rendered on request change with it; no prerendered byte does', async ({
    browser,
  }) => {
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
    // The gateway caches an SSR page for up to a second, and new render processes load before they take over.
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
  });
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
  const scripts = collectScripts(page);
  const response = await visit(page, urlOf('brand-intro'));
  const map = await readMap(site);
  const headers = response.headers();
  expect(headers['x-release']).toBe(String(map.id));
  expect(headers['x-shell']).toBe(map.shell.version);
  expect(headers['x-remotes']?.split(' ').sort()).toEqual(
    Object.entries(map.remotes)
      .map(([name, remote]) => `${name}@${remote.version}`)
      .sort(),
  );
  expect(map.remotes['mfe-content'].version).toBe(version);
  await expect.poll(() => versionsLoaded(scripts(), 'mfe-content')).toEqual([version]);
  const shells = new Set(scripts().map((url) => /\/shell\/([^/]+)\//.exec(url)?.[1]));
  shells.delete(undefined);
  expect([...shells]).toEqual([map.shell.version]);
}

async function readMap(site: Site): Promise<PublicManifest> {
  return (await (await fetch(`${site.origin}/release.json`)).json()) as PublicManifest;
}

/** Polled instead of a page: a visit costs a second of the processor. */
async function readList({ origin }: Site): Promise<string> {
  return (await fetch(origin + urlOf('press-list'))).text();
}

async function versionOf(site: Site, remote: RemoteName): Promise<string> {
  return (await readMap(site)).remotes[remote].version;
}

/** @returns a function that returns the addresses of all scripts that the page has loaded so far */
function collectScripts(page: Page): () => readonly string[] {
  const urls: string[] = [];
  page.on('response', (response: Response) => {
    if (response.request().resourceType() === 'script') urls.push(response.url());
  });
  return () => urls;
}

function versionsLoaded(urls: readonly string[], remote: RemoteName): string[] {
  const found = urls.map((url) => new RegExp(`/remotes/${remote}/([^/]+)/`).exec(url)?.[1]);
  return [...new Set(found.filter((version) => version !== undefined))];
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
  return hashesUnder(path.join(siteDir, 'current/pages'));
}

function changedPages(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after.keys()]
    .filter((file) => file.endsWith('.html') && before.get(file) !== after.get(file))
    .sort();
}

function hashesUnder(folder: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(path.join(folder, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex'),
      ]),
  );
}
