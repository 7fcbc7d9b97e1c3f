import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { encodePath, type ModuleId } from '@site/contract';
import { isMarked, markTab } from '../../harness/steps/in-app';
import { showIntent } from '../../harness/steps/hydrated';
import { areRemotesHydrated } from '../../harness/steps/visit';
import { layoutShifts } from './layout-shifts';
import { readFacts, type PageFacts } from './page-facts';

const hydratesWithinMs = 40_000;

/** One visitor in a browser context of their own. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors of the page so far, unhandled rejections among them. */
  readonly errors: readonly string[];
  /** Opens a decoded path as a document. @returns the status */
  readonly open: (path: string) => Promise<number>;
  /** Sends a first input, which starts the shell; does not wait. */
  readonly showIntent: () => Promise<void>;
  /** The same, and waits until the shell has hydrated the page. */
  readonly shellHydrated: () => Promise<void>;
  /** The same, and waits until every remote on the page has hydrated. */
  readonly allHydrated: () => Promise<void>;
  readonly isHydrated: (id: ModuleId) => Promise<boolean>;
  /** Clicks the page's own link to a path, wherever it is. */
  readonly follow: (path: string) => Promise<void>;
  readonly facts: () => Promise<PageFacts>;
  readonly layoutShifts: () => Promise<readonly string[]>;
  /** Marks this document, to detect a page load later. */
  readonly mark: () => Promise<void>;
  readonly isMarked: () => Promise<boolean>;
}

/** Runs `work` with a new visit and closes its context afterwards. */
export async function visiting<T>(
  browser: Browser,
  origin: string,
  work: (visit: Visit) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'ko-KR',
    ...options,
  });
  context.setDefaultTimeout(20_000);
  try {
    return await work(startVisit(context, await context.newPage(), origin));
  } finally {
    await context.close();
  }
}

function startVisit(context: BrowserContext, page: Page, origin: string): Visit {
  const errors: string[] = [];
  const logged: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
  const waitFor = async (what: () => boolean) => {
    try {
      await page.waitForFunction(what, undefined, { timeout: hydratesWithinMs });
    } catch (error) {
      const last = logged.slice(-5).join(' | ').slice(0, 1_000);
      throw new Error(`${page.url()} did not hydrate: ${(error as Error).message} ${last}`, {
        cause: error,
      });
    }
  };
  return {
    page,
    context,
    errors,
    async open(path) {
      const response = await page.goto(origin + encodePath(path), { waitUntil: 'commit' });
      // Not DOMContentLoaded: a hanging script in the head delays that event, but not the text.
      await page.locator('footer').last().waitFor({ state: 'attached' });
      return response?.status() ?? 0;
    },
    showIntent: async () => {
      await page.evaluate(showIntent);
    },
    shellHydrated: () => waitFor(showIntent),
    allHydrated: async () => {
      await waitFor(showIntent);
      await waitFor(areRemotesHydrated);
    },
    isHydrated: (id) => page.evaluate(hasWorkingIslands, id),
    follow: (path) =>
      page.evaluate((href) => {
        const link = [...document.links].find((one) => one.getAttribute('href') === href);
        if (!link) throw new Error(`No link leads to ${href}`);
        link.click();
      }, encodePath(path)),
    facts: () => readFacts(page),
    layoutShifts: () => layoutShifts(page),
    mark: () => markTab(page),
    isMarked: () => isMarked(page),
  };
}

/** Runs in the page. Islands that wait for hydration have their props in the HTML; a module without islands needs no code. */
function hasWorkingIslands(id: string): boolean {
  const boundary = document.querySelector(`[data-module="${id}"]`);
  const islands = [...document.querySelectorAll('[data-island]')].filter(
    (island) => island.closest('[data-module]') === boundary,
  );
  return boundary !== null && !islands.some((island) => island.hasAttribute('data-props'));
}
