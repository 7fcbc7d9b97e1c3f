// Pages that the browser translates: every control of every route, and the frame around them, change the texts shown.
import type { Page } from '@playwright/test';
import { holdScripts } from '../harness/browser/hold-requests';
import { group } from '../harness/steps/frame-parts';
import { navigateInApp } from '../harness/steps/in-app';
import { sitePages, urlOf, type SitePage } from '../harness/steps/site-pages';
import { expect } from '../harness/test';
import { mark } from '../harness/translation/translator';
import { test } from '../harness/translation/twin-tabs';
import { expectedHeadings } from './expected-texts';

test.describe.configure({ timeout: 120_000 });

const otherPages = sitePages.filter(({ route }) => route.id !== 'home');
const remoteOf = ({ route }: SitePage) => route.module.split('/')[0] ?? '';

/** Those whose controls differ between the widths: tours fill the screen of a phone. */
const bothWidths = ['mfe-floorplan'];

test('home: every control, and the days to the next date [TEXT-11]', async ({ tabs }) => {
  await tabs.setTime('2027-03-01T10:00');
  await tabs.open('/');
  const days = (page: Page) => page.getByText(/^D-(\d|DAY)/);
  for (const page of tabs.all) await expect(days(page)).toHaveText(/^D-11/);
  expect(await tabs.workControls('main')).toBeGreaterThan(30);
  await tabs.step('another page', (page) => navigateInApp(page, '/Brand/intro'));
  await tabs.setTime('2027-03-12T10:00');
  await tabs.step('home on another day', async (page) => {
    await navigateInApp(page, '/');
    await expect(days(page)).toHaveText(/^D-DAY/);
  });
});

for (const remote of new Set(otherPages.map(remoteOf)))
  test(
    `the pages of ${remote}: every control, one page after another [TEXT-11]`,
    { tag: bothWidths.includes(remote) ? '@thorough' : ['@desktop', '@thorough'] },
    async ({ tabs }) => {
      const pages = otherPages.filter((page) => remoteOf(page) === remote);
      for (const page of pages) {
        if (page === pages[0]) await tabs.open(page.url);
        else
          await tabs.step(page.url, async (tab) => {
            await navigateInApp(tab, page.url);
            await expectPage(tab, page);
          });
        await tabs.workControls('main [data-module]');
      }
    },
  );

test('the frame: menus, text size, sharing, a slow page [TEXT-11]', async ({ tabs, isMobile }) => {
  for (const page of tabs.all)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tabs.open('/Brand/intro');
  expect(await tabs.workControls('body')).toBeGreaterThan(8);
  if (!isMobile)
    for (const index of [0, 2, 4])
      await tabs.step('a group of the menu', (page) => group(page, index).hover());
  const releases: (() => void)[] = [];
  const loading = (page: Page) => page.getByRole('status').filter({ hasText: '불러오는 중' });
  await tabs.step('a slow page', async (page) => {
    releases.push(await holdScripts(page, /\/remotes\/mfe-registration\//));
    await navigateInApp(page, urlOf('customer'));
    await expect(loading(page)).not.toHaveCount(0);
  });
  for (const release of releases) release();
  await tabs.step('the page', async (page) => {
    await expect(page.locator('form[action="/forms/inquiry"]')).toBeVisible();
    await expect(loading(page)).toHaveCount(0);
  });
});

test('the announcement: a window that opens, and one that the browser blocks [TEXT-11]', async ({
  tabs,
}) => {
  await tabs.open(urlOf('announcement'));
  const link = (page: Page) => page.getByRole('link', { name: '모집공고 PDF 확인하기' });
  await tabs.step('blocked', async (page) => {
    await page.evaluate(() => void (globalThis.open = () => null));
    await link(page).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  });
  await tabs.step('opening', async (page) => {
    await page.evaluate(() => {
      // A window that loads for as long as the test looks at it.
      const opening = Object.assign(new EventTarget(), { location: { href: 'about:blank' } });
      globalThis.open = () => opening as unknown as Window;
    });
    await link(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await tabs.step('closed', (page) =>
    page.getByRole('dialog').getByRole('button', { name: '닫기' }).click(),
  );
});

/** Waits for the page itself, behind whatever is shown while its code is loaded. */
async function expectPage(tab: Page, { route }: SitePage) {
  await tab.waitForFunction(
    ([heading = '', end]) =>
      document.querySelector('h1')?.textContent.replaceAll(end, '') === heading,
    [expectedHeadings[route.id], mark] as const,
  );
  const content = tab.locator(`main [data-module="${route.module}"] > :not([aria-busy])`);
  await expect(content.first()).toBeAttached();
}
