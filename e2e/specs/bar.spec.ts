// The bar of a browser that has opened an operator's link: what it says of the parts, and what it shows instead of one.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { readBuildManifest, signedAddress, siteFolder } from '@site/release';
import { releaseFrontends } from '@site/release/publish';
import { serveOnLoopback } from '@site/testing/serve-on-loopback';
import { changeText } from '../resilience/site/break-build';
import { unexpectedProblems, watchProblems } from '../harness/checks/page-problems';
import { copyReleasedSite } from '../harness/site/released-copy';
import { startSite, type Site } from '../harness/site/site';
import { hydrate } from '../harness/steps/hydrated';
import { urlOf } from '../harness/steps/site-pages';
import { waitForRemotes } from '../harness/steps/visit';
import { expect, test } from '../harness/test';

const list = urlOf('press-list');
const [first, live, local] = ['언론보도 검색', '보도자료 검색', '기사 검색'];

test.describe('the bar', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  let folder: string;
  let site: Site;
  let link: string;
  /** A build of mfe-press with another text. */
  const build = (text: string) => {
    const target = path.join(folder, text);
    changeText('mfe-press', target, 'other', { from: first, to: text });
    return target;
  };

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'bar-'));
    const siteDir = path.join(folder, 'site');
    const released = copyReleasedSite(siteDir);
    const options = { buildFolder: () => build(live) };
    const target = siteFolder(siteDir);
    // It releases the checkout's builds first.
    site = await startSite({ env: { ...released } });
    await releaseFrontends(target, ['mfe-press'], released.PUBLIC_ORIGIN, options);
    const expiresAtS = Math.floor(Date.now() / 1000) + 3600;
    const purpose = { purpose: 'operator', subject: 'operator' } as const;
    link = `${signedAddress(target, site.origin, { ...purpose, expiresAtS })}&to=${list}`;
  });
  test.afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const newPage = async (browser: Browser) => {
    const context = await browser.newContext({ baseURL: site.origin, locale: 'ko-KR' });
    return { page: await context.newPage(), problems: await watchProblems(context, site.origin) };
  };
  const row = (page: Page) => page.locator('#site-bar section[data-part=mfe-press]');
  const replace = async (page: Page, version: string | { readonly index: number }) => {
    await row(page).locator('select').selectOption(version);
    await row(page).getByRole('button', { name: '교체' }).click();
    // A process that renders this version is started.
    await expect(page.getByText('교체됨: mfe-press')).toBeVisible({ timeout: 60_000 });
  };
  const expectText = async (page: Page, text: string) => {
    await hydrate(page);
    await waitForRemotes(page);
    await expect(page.locator('[data-module="mfe-press/PressList"]')).toContainText(text);
  };

  test('names each part, shows another version in this browser, and gives the live one back', async ({
    browser,
  }) => {
    const visitor = await newPage(browser);
    const textOf = (shown: Page) => shown.request.get(list).then((response) => response.text());
    await expect
      .poll(async () => (await textOf(visitor.page)).includes(live), { timeout: 60_000 })
      .toBe(true);
    const before = await textOf(visitor.page);
    const { page, problems } = await newPage(browser);
    await page.goto(link);
    await page.getByRole('button', { name: /^배포 \d+$/ }).click();
    await expect(page.locator('#site-bar .outline[data-part=mfe-press]')).toContainText(
      'PressList',
    );
    await expectText(page, live);
    await expect(row(page)).toContainText('@yunseul/press');
    await expect(row(page)).toContainText(/소스\s*[0-9a-f]{8}/);
    await expect(row(page)).toContainText(/불러오기\s*\d+ ms \(파일 [1-9]/);
    await expect(row(page)).toContainText(/하이드레이션\s*[\d.]+ ms \([1-9]\d*곳/);

    await replace(page, { index: 1 });
    expect((await textOf(page)).includes(first), 'the HTML of the other version').toBe(true);
    await expectText(page, first);

    expect((await textOf(visitor.page)) === before, 'a visitor’s HTML').toBe(true);
    expect(before.includes('/bar.'), 'the bar for a visitor').toBe(false);
    await visitor.page.goto(list);
    await expectText(visitor.page, live);
    expect(await visitor.page.locator('#site-bar').count()).toBe(0);

    await page.getByRole('button', { name: '모두 되돌리기' }).click();
    await expect(page.getByText('교체됨: mfe-press')).toBeHidden();
    await expectText(page, live);
    await page.setViewportSize({ width: 390, height: 844 });
    const { x = -1, width = 0 } = (await page.locator('#site-bar .panel').boundingBox()) ?? {};
    expect(x >= 0 && x + width <= 390).toBe(true);
    await page.getByRole('button', { name: '닫기' }).press('Escape');
    await expect(page.locator('#site-bar .panel')).toBeHidden();
    expect(unexpectedProblems([...problems, ...visitor.problems], {})).toEqual([]);
  });

  test('runs the code of this machine; without it the part stays as it was sent', async ({
    browser,
  }) => {
    const dist = build(local);
    const entry = readBuildManifest('mfe-press', dist).scripts[0]?.file ?? '';
    const developer = await serveOnLoopback((request, response) => {
      const file = path.basename(request.url ?? '').replace(/^entry\.js$/, entry);
      response.setHeader('Access-Control-Allow-Origin', site.origin);
      response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync(path.join(dist, 'web', file)));
    });
    const { page } = await newPage(browser);
    await page.goto(link);
    await page.getByRole('button', { name: /^배포 \d+$/ }).click();
    await row(page).locator('select').selectOption('local');
    await row(page).locator('input').fill(developer.origin);
    await row(page).getByRole('button', { name: '교체' }).click();
    await expectText(page, local);
    await developer.stop();
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(`${developer.origin}에서 응답이 없습니다`);
    await expect(page.locator('[data-module="mfe-press/PressList"]')).toContainText(live);
  });
});
