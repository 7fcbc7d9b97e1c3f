import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { remoteNames } from '@site/contract';
import { frontendNames, type FrontendName } from '@site/release';
import { watchFaults, type Fault } from '../../harness/faults';
import { isMarked, markTab, navigateInApp } from '../../harness/in-app';
import { urlOf } from '../../harness/site-pages';
import { areRegionsAlive } from '../../harness/visit';
import { changed, hashesUnder } from '../release/hashes-under';
import { liveCopyMs, withOwnSite, type OwnSite } from '../release/own-site';
import { pagesOf, twoWords } from '../release/rooms-in-two-words';
import { openWorkshop, type Workshop } from '../release/workshop';
import { Checks } from '../runner/checks';
import type { OwnDrill } from '../runner/drill';

/** Every room, one after the other, is changed, built and released by the real commands beside an open tab. */
export const everyFrontendShips: OwnDrill = {
  title:
    'each part ships and is undone alone: open tabs stay on their files, new visits get the new ones, no byte of the others changes, no request fails [OPS-3]',
  group: 'releases',
  runApart: () =>
    withOwnSite(async (site) => {
      const workshop = openWorkshop();
      const checks = new Checks();
      try {
        for (const room of frontendNames) await ship(site, workshop, room, checks.under(room));
      } finally {
        workshop.remove();
      }
      return checks.list();
    }),
};

async function ship(site: OwnSite, workshop: Workshop, room: FrontendName, checks: Checks) {
  const { url, file, first, second } = twoWords[room];
  const faults: Fault[][] = [];
  const openTab = async (): Promise<Page> => {
    const context = await site.newVisitor();
    faults.push(await watchFaults(context, site.origin));
    return context.newPage();
  };
  const expectText = async (what: string, expected: string) => {
    await delay(liveCopyMs);
    const page = await openTab();
    await openAlive(page, url);
    const html = await page.request.get(url).then((answer) => answer.text());
    checks.that(`${what}, in the HTML`, html.includes(expected), 'not there');
    checks.that(`${what}, alive`, (await textOf(page)).includes(expected), 'not there');
    await page.context().close();
  };

  const old = await openTab();
  const loaded = collectScripts(old);
  await openAlive(old, url);
  const version = await versionOf(site, room);
  const pages = hashesUnder(path.join(site.siteDir, 'current/pages'));
  const published = publishedFiles(site);

  workshop.change(file, first, second);
  await workshop.release(room, site.siteDir);
  const rewritten = changed(pages, hashesUnder(path.join(site.siteDir, 'current/pages')));
  checks.equal(
    'pages rendered anew',
    rewritten.filter((name) => name.endsWith('.html')),
    pagesOf(room),
  );
  checks.none(
    'published files that changed or went',
    changed(published, publishedFiles(site)).filter((name) => published.has(name)),
  );

  await markTab(old);
  await navigateInApp(old, urlOf('privacy'));
  await old.locator('main [data-module="mfe-content/Privacy"] > *').first().waitFor();
  await navigateInApp(old, url);
  await old.getByText(first).first().waitFor({ state: 'attached' });
  const text = await textOf(old);
  checks.that('the open tab says what it said', text.includes(first), 'no');
  checks.that('and nothing newer', !text.includes(second), 'it does');
  checks.that('it has loaded no page', await isMarked(old), 'it has');
  checks.equal('its scripts are of one version', versionsIn(loaded(), room), [version]);

  await expectText('a new visit reads the new version', second);
  await workshop.rollBack(room, site.siteDir);
  await expectText('after the rollback a visit reads the old one', first);
  await old.context().close();
  checks.none(
    'failed requests, errors, violations',
    faults.flat().map(({ kind, text: fault }) => `${kind}: ${fault}`),
  );
}

async function openAlive(page: Page, url: string) {
  await page.goto(url);
  await page.waitForFunction(areRegionsAlive);
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

async function versionOf(site: OwnSite, room: FrontendName): Promise<string> {
  const { shell, remotes } = await site.releaseMap();
  return room === 'shell' ? shell.version : remotes[room].version;
}

function collectScripts(page: Page): () => readonly string[] {
  const urls: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') urls.push(response.url());
  });
  return () => urls;
}

function versionsIn(urls: readonly string[], room: FrontendName): string[] {
  const folder = remoteNames.some((name) => name === room) ? `remotes/${room}` : room;
  const found = urls.map((url) => new RegExp(`/${folder}/([^/]+)/`).exec(url)?.[1]);
  return [...new Set(found.filter((version) => version !== undefined))];
}
