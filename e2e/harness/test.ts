// Imported by every spec instead of @playwright/test: pages that fail on any problem that the spec did not allow,
// and an admin panel that removes what it published.
import { expect, test as plain, type BrowserContextOptions, type Page } from '@playwright/test';
import {
  unexpectedProblems,
  watchProblems,
  type AllowedProblems,
  type PageProblem,
} from './checks/page-problems';
import { openAdminPanel, type AdminPanel } from './steps/admin-panel';
import type { Administrator } from './site/site';
import { siteUnderTest } from './site/site-under-test';

interface TestFixtures {
  /** `test.use({ allowedProblems: { requests: /503/ } })` in a spec that breaks something on purpose. */
  allowedProblems: AllowedProblems;
  /**
   * `test.use({ hasMotion: true })` in a spec that is about it: without a graphics card the hero's loop takes two thirds of
   * a core for as long as home is open. Without, the visitor prefers reduced motion.
   */
  hasMotion: boolean;
  admin: Administrator;
  /** Of canonical addresses, feeds and sitemaps; `baseURL` is the address that answers. */
  publicOrigin: string;
  adminPanel: AdminPanel;
  /**
   * Instead of `page`, for a test that leaves nothing in the tab: the next one of this worker goes on in it. A new tab
   * takes a third of the time of a visit, for a process and empty caches.
   */
  sharedPage: Page;
  /** Run once the pages are closed: an open page would count a view of an article that is removed. */
  afterPages: (() => Promise<void>)[];
}

interface WorkerFixtures {
  /**
   * `test.use({ hasPictures: true })` in a spec that is about them: they take a third of a page's processor time, on home
   * two thirds. Without, the browser blocks them, as a visitor's settings can.
   */
  hasPictures: boolean;
  workerAdminPanel: AdminPanel;
  workerPage: { readonly page: Page; readonly problems: PageProblem[] };
}

export const test = plain.extend<TestFixtures, WorkerFixtures>({
  allowedProblems: [{}, { option: true }],
  hasMotion: [false, { option: true }],
  hasPictures: [false, { option: true, scope: 'worker' }],

  contextOptions: async ({ contextOptions, hasMotion }, use) =>
    use(hasMotion ? contextOptions : { ...contextOptions, reducedMotion: 'reduce' }),

  launchOptions: [
    async ({ launchOptions, hasPictures }, use) => {
      const blocked = hasPictures ? [] : ['--blink-settings=imagesEnabled=false'];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...blocked] });
    },
    { scope: 'worker' },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this very pattern
  baseURL: async ({}, use) => use(siteUnderTest().origin),

  // oxlint-disable-next-line no-empty-pattern -- as above
  admin: async ({}, use) => use(siteUnderTest().admin),

  // oxlint-disable-next-line no-empty-pattern -- as above
  publicOrigin: async ({}, use) => use(siteUnderTest().publicOrigin),

  // oxlint-disable-next-line no-empty-pattern -- as above
  afterPages: async ({}, use) => {
    const steps: (() => Promise<void>)[] = [];
    await use(steps);
    for (const step of steps) await step();
  },

  // Fixtures end in the reverse order: `afterPages` comes first here, so that it ends after the context.
  context: async ({ afterPages: _first, context, allowedProblems, baseURL }, use) => {
    const problems = await watchProblems(context, baseURL ?? '');
    await use(context);
    // A page may ask again, for ever, for what a test refuses: the last answer would fail while the context closes.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expectNoProblem(problems, allowedProblems);
  },

  workerPage: [
    async ({ browser }, use, { project }) => {
      const baseURL = siteUnderTest().origin;
      const context = await browser.newContext({
        ...(project.use as BrowserContextOptions),
        baseURL,
      });
      const problems = await watchProblems(context, baseURL);
      await use({ page: await context.newPage(), problems });
      await context.close();
    },
    { scope: 'worker' },
  ],

  sharedPage: async ({ workerPage: { page, problems }, allowedProblems }, use) => {
    problems.length = 0;
    await use(page);
    await page.emulateMedia({ reducedMotion: null });
    expectNoProblem(problems, allowedProblems);
  },

  workerAdminPanel: [
    async ({ playwright }, use) => {
      const site = siteUnderTest();
      const { origin } = site;
      const request = await playwright.request.newContext({
        baseURL: origin,
        extraHTTPHeaders: { Origin: origin, Accept: 'application/json' },
      });
      await use(await openAdminPanel(request, site));
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  adminPanel: async ({ workerAdminPanel, afterPages }, use) => {
    afterPages.push(() => workerAdminPanel.clear());
    await use(workerAdminPanel);
  },
});

function expectNoProblem(problems: readonly PageProblem[], allowed: AllowedProblems): void {
  const lines = unexpectedProblems(problems, allowed).map(({ kind, text }) => `${kind}: ${text}`);
  expect(lines, 'problems on the page').toEqual([]);
}

/**
 * @param index of a row whose test does the same with another value
 * @returns tags: `npm test` runs the first row, `npm run spec` all
 */
export const firstRow = (index: number): string[] => (index === 0 ? [] : ['@thorough']);

export { expect };
