import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { remoteNames, type RemoteName } from '@site/contract';
import { listPreviews, previewBytes, siteFolder, type SiteFolder } from '@site/release';
import { makePreview } from '@site/release/publish';
import { hashesUnder } from '@site/release/testing';
import { unexpectedProblems, watchProblems } from '../../harness/checks/page-problems';
import { hydrate } from '../../harness/steps/hydrated';
import { waitForRemotes } from '../../harness/steps/visit';
import { urlOf } from '../../harness/steps/site-pages';
import { frontendVersions } from '../release/frontend-versions';
import { withOwnSite } from '../release/own-site';
import { changeText } from '../site/break-build';
import { expect, test } from '../test';

interface Change {
  readonly remote: RemoteName;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** @returns path and query of the preview's link, and how long it took from the finished build on */
async function preview(site: SiteFolder, { remote, label, ...texts }: Change) {
  const build = mkdtempSync(path.join(tmpdir(), 'preview-build-'));
  try {
    changeText(remote, build, label, texts);
    const settings = { site, publicOrigin: 'http://preview.example', store: undefined };
    const startedAt = performance.now();
    const shown = await makePreview(settings, remote, { buildFolder: () => build });
    const ms = performance.now() - startedAt;
    const { pathname, search } = new URL(shown.split('\n')[1] ?? '');
    return { link: pathname + search, ms };
  } finally {
    rmSync(build, { recursive: true, force: true });
  }
}

/** @returns the text of the HTML and of the hydrated page */
async function textsOf(page: Page): Promise<readonly string[]> {
  const html = await page.request.get(page.url()).then((response) => response.text());
  await hydrate(page);
  await waitForRemotes(page);
  return [html, (await page.locator('body').textContent()) ?? ''];
}

test(
  'a link opens a preview in one browser, on the real paths, until it is left',
  { tag: ['@previews', '@sample'] },
  async ({ site, browser }) => {
    const [url, from, to] = [urlOf('press-list'), '언론보도 검색', '보도자료 검색'];
    const change = { remote: 'mfe-press', label: 'previewed', from, to } as const;
    const { link } = await preview(siteFolder(site.siteFolder), change);
    const team = await browser.newContext({ baseURL: site.origin, locale: 'ko-KR' });
    const visitors = await browser.newContext({ baseURL: site.origin, locale: 'ko-KR' });
    const problems = await watchProblems(team, site.origin);
    const page = await team.newPage();
    const expectTexts = async (title: string, shown: Page, wanted: string, other: string) => {
      for (const text of await textsOf(shown)) {
        expect(text.includes(wanted), `${title}: its own text`).toBe(true);
        expect(text.includes(other), `${title}: the other text`).toBe(false);
      }
    };
    await page.goto(`${link}&to=${url}`);
    expect(page.url(), 'the address').toBe(site.origin + url);
    await expectTexts('the preview', page, to, from);
    await page.reload();
    await expectTexts('the preview, again', page, to, from);
    const other = await visitors.newPage();
    await other.goto(url);
    await expectTexts('a visitor', other, from, to);
    await page.goto(`/.site/leave/preview?to=${url}`);
    await expectTexts('after leaving it', page, from, to);
    // Chromium counts seconds, in which a busy machine has not used a preloaded typeface yet.
    const allowed = { console: /was preloaded using link preload but not used/ };
    expect(unexpectedProblems(problems, allowed), 'problems').toEqual([]);
    await Promise.all([team.close(), visitors.close()]);
  },
);

const count = 100;
const opened = 8;
const limitBytes = 5_000_000;

test(
  `${count} previews at once: what each costs, and what the live site notices of them`,
  { tag: '@previews' },
  async ({ browser }) => {
    test.setTimeout(30 * 60_000);
    await withOwnSite(browser, async ({ siteDir, origin, newVisitor }) => {
      const site = siteFolder(siteDir);
      const live = async () => ({
        files: [...hashesUnder(siteDir)].filter(([file]) => !/^(?:previews|link-key)/.test(file)),
        responses: await Promise.all(
          ['/', urlOf('press-list'), urlOf('floor-plan-84A'), '/release.json', '/sitemap.xml'].map(
            async (address) => {
              const response = await fetch(origin + address);
              const headers = [...response.headers].filter(([name]) => name !== 'date');
              return [headers, await response.text()];
            },
          ),
        ),
      });
      const before = await live();
      const made: (Change & { url: string; link: string; ms: number })[] = [];
      for (let index = 0; index < count; index += 1) {
        const remote = remoteNames[index % remoteNames.length] ?? 'mfe-press';
        const { url, first } = frontendVersions[remote];
        const change = { remote, label: `p${index}`, from: first, to: `${first} ${index}번` };
        made.push({ ...change, url, ...(await preview(site, change)) });
      }
      expect(await live(), 'the live release').toEqual(before);
      const previews = listPreviews(site);
      expect(previews, 'previews').toHaveLength(count);
      const sizes = previews.map(({ id, frontend }) => ({ frontend, of: previewBytes(site, id) }));
      const figures = remoteNames.map((name) => {
        const ms = made.filter(({ remote }) => remote === name).map((one) => one.ms);
        const bytes = sizes.filter(({ frontend }) => frontend === name).map((one) => one.of);
        return `${name}: ms ${distribution(ms)}; bytes ${distribution(bytes)}`;
      });
      test.info().annotations.push({ type: 'figures', description: figures.join('\n') });
      const largest = Math.max(...sizes.map((one) => one.of));
      expect(largest, 'the largest in bytes').toBeLessThanOrEqual(limitBytes);
      const step = Math.ceil(count / opened) + 1;
      await Promise.all(
        made
          .filter((_, index) => index % step === 0)
          .map(async ({ link, url, to }) => {
            const context = await newVisitor();
            const page = await context.newPage();
            await page.goto(`${link}&to=${url}`);
            for (const text of await textsOf(page))
              expect(text.includes(to), `${url}: ${to}`).toBe(true);
            await context.close();
          }),
      );
      expect(await live(), 'the live release afterwards').toEqual(before);
    });
  },
);

function distribution(values: readonly number[]): string {
  const sorted = values.map(Math.round).sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)];
  return `min ${at(0)}, median ${at(0.5)}, 95% ${at(0.95)}, max ${at(1)}`;
}
