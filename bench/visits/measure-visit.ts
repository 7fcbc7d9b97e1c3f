import type { Browser, CDPSession, Page } from '../../e2e/harness/browser/launch';
import type { Figures } from '../statistics/rounds';
import { openPhone } from './phone';

/** Visited by links from page to page, starting at home. */
const paths = [
  '/BusinessGuide/intro',
  '/BusinessGuide/plan',
  '/Interior/84A',
  '/FloorPlan/videos',
  '/privacy',
];

/** How long a visitor looks at a page before going on. */
const readingMs = 1500;

/**
 * @param url of home @returns main-thread seconds of home and the next five pages, with a four times slower processor
 */
export async function measureVisit(browser: Browser, url: string): Promise<Figures> {
  const { page, session, close } = await openPhone(browser);
  try {
    await session.send('Performance.enable');
    const counter = countTaskSeconds(session);
    await page.goto(url, { waitUntil: 'load' });
    for (const path of paths) {
      await page.waitForTimeout(readingMs);
      await counter.look();
      await follow(page, path);
      await counter.look();
    }
    await page.waitForTimeout(readingMs);
    await counter.look();
    return { cpuSeconds: counter.total() };
  } finally {
    await close();
  }
}

/** Sums over documents: each has a new process, whose clock starts at zero. */
function countTaskSeconds(session: CDPSession) {
  const seconds = new Map<number, number>();
  return {
    async look() {
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
      seconds.set(of('NavigationStart'), of('TaskDuration'));
    },
    total: () => [...seconds.values()].reduce((sum, one) => sum + one, 0),
  };
}

async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.scrollIntoViewIfNeeded();
  await link.tap();
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
}
