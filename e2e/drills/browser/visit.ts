import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { encodePath, type ModuleId } from '@site/contract';
import { isMarked, markTab } from '../../harness/in-app';
import { showIntent } from '../../harness/hydrated';
import { areRegionsAlive } from '../../harness/visit';
import { layoutShifts } from './layout-shifts';
import { readFacts, type PageFacts } from './page-facts';

const wakesWithinMs = 40_000;

/** One visitor in a browser context of their own. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors of the page so far, unhandled rejections among them. */
  readonly errors: readonly string[];
  /** Opens a decoded path as a document. @returns the status */
  readonly open: (path: string) => Promise<number>;
  /** A first sign of the visitor, which starts the shell; waits for nothing. */
  readonly showIntent: () => Promise<void>;
  /** The same, and waits until the shell has taken the page over. */
  readonly hydrated: () => Promise<void>;
  /** The same, and waits until every region's module is there and works. */
  readonly allAlive: () => Promise<void>;
  readonly isAlive: (id: ModuleId) => Promise<boolean>;
  /** Follows the page's own link as a click does, wherever it stands. */
  readonly follow: (path: string) => Promise<void>;
  readonly facts: () => Promise<PageFacts>;
  readonly layoutShifts: () => Promise<readonly string[]>;
  /** Marks this document, to see later whether it is still the same one. */
  readonly mark: () => Promise<void>;
  readonly isMarked: () => Promise<boolean>;
}

/** Gives a visit to `work` and ends it afterwards, whatever happens. */
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
  const notes: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => notes.push(`${message.type()}: ${message.text()}`));
  const waitFor = async (what: () => boolean) => {
    try {
      await page.waitForFunction(what, undefined, { timeout: wakesWithinMs });
    } catch (error) {
      const last = notes.slice(-5).join(' | ').slice(0, 1_000);
      throw new Error(`${page.url()} did not wake up: ${(error as Error).message} ${last}`, {
        cause: error,
      });
    }
  };
  return {
    page,
    context,
    errors,
    async open(path) {
      const answer = await page.goto(origin + encodePath(path), { waitUntil: 'commit' });
      // Not DOMContentLoaded: a script of the head that hangs keeps that from everybody, but no word of the page.
      await page.locator('footer').last().waitFor({ state: 'attached' });
      return answer?.status() ?? 0;
    },
    showIntent: async () => {
      await page.evaluate(showIntent);
    },
    hydrated: () => waitFor(showIntent),
    allAlive: async () => {
      await waitFor(showIntent);
      await waitFor(areRegionsAlive);
    },
    isAlive: (id) =>
      page.evaluate((module) => {
        const region = document.querySelector(`[data-module="${module}"]`);
        return Object.keys(region?.firstElementChild ?? {}).some((key) =>
          key.startsWith('__react'),
        );
      }, id),
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
