// Imported by every resilience spec instead of @playwright/test: a shared site with fault injection and soft expectations.
import { expect as plainExpect, test as plain, type Page } from '@playwright/test';
import { startResilienceSite, type ResilienceSite } from './site/resilience-site';

interface TestFixtures {
  /** The shared site; a test's faults are removed when it ends. */
  site: ResilienceSite;
}

interface WorkerFixtures {
  /** Released and started once per worker, on first use. For hooks; tests take `site`. */
  sharedSite: ResilienceSite;
}

export const test = plain.extend<TestFixtures, WorkerFixtures>({
  sharedSite: [
    async ({ browser }, use) => {
      const site = await startResilienceSite(browser);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  site: async ({ sharedSite }, use) => {
    await use(sharedSite);
    await sharedSite.clearFaults();
  },
});

/** Soft: one failed expectation must not hide the next. The reporter counts each of them. */
export const expect = plainExpect.configure({ soft: true });

/** By polling: Playwright's own waits for a URL also wait for the load event, which a hanging script delays. */
export function expectPath(
  page: Page,
  title: string,
  path: string,
  withinMs: number,
): Promise<void> {
  return expectSoon(title, async () => new URL(page.url()).pathname === path, {
    withinMs,
    actual: async () => page.url(),
  });
}

interface SoonOptions {
  readonly withinMs?: number;
  /** Describes the actual state when the expectation fails. */
  readonly actual?: () => Promise<string>;
}

/** Retries until the condition holds. An exception counts as "not yet": documents are being replaced meanwhile. */
export async function expectSoon(
  title: string,
  holds: () => Promise<boolean>,
  { withinMs = 10_000, actual = () => Promise.resolve('not in time') }: SoonOptions = {},
): Promise<void> {
  const check = async () => {
    if (!(await holds())) throw new Error(await actual());
  };
  await expect(check, title).toPass({ timeout: withinMs, intervals: [50] });
}
