import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { frontendNames, type FrontendName } from '@site/release';
import { changedFiles, hashesUnder } from '@site/release/testing';
import { hydrate } from '../../harness/steps/hydrated';
import { isMarked, markTab, navigateInApp } from '../../harness/steps/in-app';
import { watchProblems, type PageProblem } from '../../harness/checks/page-problems';
import { collectScriptUrls, versionsIn } from '../../harness/checks/script-urls';
import { pageCacheMs } from '../../harness/site/site';
import { urlOf } from '../../harness/steps/site-pages';
import { waitForRemotes } from '../../harness/steps/visit';
import { frontendVersions, pagesOf } from '../release/frontend-versions';
import { withOwnSite, type OwnSite } from '../release/own-site';
import { openWorkCopy, type WorkCopy } from '../release/work-copy';
import { expect, test } from '../test';

// Changes, builds and releases each frontend in turn by the real commands while a tab is open.
test(
  'each frontend is released and rolled back alone: open tabs keep their files, new visits get the new ones [OPS-3]',
  { tag: '@releases' },
  async ({ browser }) => {
    test.setTimeout(15 * 60_000);
    await withOwnSite(browser, async (site) => {
      const workCopy = openWorkCopy();
      try {
        for (const frontend of frontendNames)
          await test.step(frontend, () => expectOwnRelease(site, workCopy, frontend));
      } finally {
        workCopy.remove();
      }
    });
  },
);

async function expectOwnRelease(site: OwnSite, workCopy: WorkCopy, frontend: FrontendName) {
  const { url, file, first, second } = frontendVersions[frontend];
  const problems: PageProblem[][] = [];
  const openTab = async (): Promise<Page> => {
    const context = await site.newVisitor();
    problems.push(await watchProblems(context, site.origin));
    return context.newPage();
  };
  const expectText = async (title: string, expected: string) => {
    await delay(pageCacheMs);
    const page = await openTab();
    await openHydrated(page, url);
    const html = await page.request.get(url).then((response) => response.text());
    expect(html.includes(expected), `${frontend}: ${title}, in the HTML`).toBe(true);
    const text = await textOf(page);
    expect(text.includes(expected), `${frontend}: ${title}, hydrated`).toBe(true);
    await page.context().close();
  };

  const old = await openTab();
  const loaded = collectScriptUrls(old);
  await openHydrated(old, url);
  const version = await versionOf(site, frontend);
  const pages = hashesUnder(path.join(site.siteDir, 'current/pages'));
  const published = publishedFiles(site);

  workCopy.change(file, first, second);
  await workCopy.release(frontend, site.siteDir);
  const rendered = changedFiles(pages, hashesUnder(path.join(site.siteDir, 'current/pages')));
  expect(
    rendered.filter((name) => name.endsWith('.html')),
    `${frontend}: pages rendered again`,
  ).toEqual(pagesOf(frontend));
  expect(
    changedFiles(published, publishedFiles(site)).filter((name) => published.has(name)),
    `${frontend}: published files that changed or disappeared`,
  ).toEqual([]);

  await markTab(old);
  await navigateInApp(old, urlOf('privacy'));
  await old.locator('main [data-module="mfe-content/Privacy"] > *').first().waitFor();
  await navigateInApp(old, url);
  await old.getByText(first).first().waitFor({ state: 'attached' });
  const text = await textOf(old);
  expect(text.includes(first), `${frontend}: the open tab keeps its text`).toBe(true);
  expect(text.includes(second), `${frontend}: the open tab shows the new text`).toBe(false);
  expect(await isMarked(old), `${frontend}: the open tab loads no page`).toBe(true);
  expect(versionsIn(loaded(), frontend), `${frontend}: versions in the open tab`).toEqual([
    version,
  ]);

  await expectText('a new visit gets the new version', second);
  await workCopy.rollBack(frontend, site.siteDir);
  await expectText('after the rollback a visit gets the old version', first);
  await old.context().close();
  expect(problems.flat(), `${frontend}: failed requests, errors, violations`).toEqual([]);
}

async function openHydrated(page: Page, url: string) {
  await page.goto(url);
  await hydrate(page);
  await waitForRemotes(page);
}

async function textOf(page: Page): Promise<string> {
  return (await page.locator('body').textContent()) ?? '';
}

function publishedFiles({ siteDir }: OwnSite): ReadonlyMap<string, string> {
  return new Map(
    ['shell', 'remotes', 'server'].flatMap((folder) =>
      [...hashesUnder(path.join(siteDir, folder))].map(
        ([file, hash]) => [`${folder}/${file}`, hash] as const,
      ),
    ),
  );
}

async function versionOf(site: OwnSite, frontend: FrontendName): Promise<string> {
  const { shell, remotes } = await site.publicManifest();
  return frontend === 'shell' ? shell.version : remotes[frontend].version;
}
